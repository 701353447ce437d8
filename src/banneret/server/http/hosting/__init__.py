"""For whoever runs a server: numbers, errors and the form of the log."""

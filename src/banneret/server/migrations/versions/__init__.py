"""One file for each step, named after what it brings."""

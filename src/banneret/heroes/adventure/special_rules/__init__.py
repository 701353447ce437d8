"""What single scenarios add to the rules: measures, moments, guards, the Grail, levies and the like."""

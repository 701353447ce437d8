"""The content of the box compiled into lists of ints, which is what the rules read."""

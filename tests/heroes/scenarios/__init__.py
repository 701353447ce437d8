"""The scenarios that come with the program: what is special about each, and whole games of them."""

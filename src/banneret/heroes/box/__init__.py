"""What is printed in the box of *Heroes*, as typed content read from files."""

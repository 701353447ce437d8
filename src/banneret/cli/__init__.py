"""The commands of `banneret`."""

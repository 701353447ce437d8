"""What a seat may know of a position, and why something is not offered."""

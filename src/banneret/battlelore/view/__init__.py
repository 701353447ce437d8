"""What a seat may know of a battle, and why something is not offered."""

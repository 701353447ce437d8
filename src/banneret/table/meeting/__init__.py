"""What pages show of how people find each other, and of ratings."""

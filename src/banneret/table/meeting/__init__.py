"""What pages show of how people find each other, of ratings and of tournaments."""

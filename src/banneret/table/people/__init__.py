"""People, as their own pages show them."""

"""A game looked back on: what a bot thinks of its answers, where it turned, and what was luck."""

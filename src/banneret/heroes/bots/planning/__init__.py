"""Turns on the map planned: where to go and what to build, judged a few rounds later."""

"""Trained networks, as bots evaluate them: with NumPy alone."""

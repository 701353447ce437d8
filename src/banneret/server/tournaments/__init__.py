"""Tournaments: rounds of games that pair, open and settle themselves."""

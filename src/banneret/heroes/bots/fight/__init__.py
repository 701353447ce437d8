"""Combats searched: quick answers, what positions are worth to both sides, and the judge made of them."""

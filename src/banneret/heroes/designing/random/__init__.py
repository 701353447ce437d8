"""Scenarios generated at random."""

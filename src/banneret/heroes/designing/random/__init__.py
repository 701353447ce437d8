"""Scenarios made by chance."""

"""Scenario files: their format, how they are loaded, what they carry over."""

"""Scenarios before they are played: shared by a link, on paper, and weighed by many games."""

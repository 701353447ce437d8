"""Faults: a cluster in live play whose parts are killed, stopped and starved at random moments."""

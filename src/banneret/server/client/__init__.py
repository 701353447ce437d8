"""Talking to a server from a program."""

"""Whom games wait for, and notifying people: in their tabs, on their devices, by mail."""

"""Whom games wait for, and telling people so: in their tabs, on their devices, by mail."""

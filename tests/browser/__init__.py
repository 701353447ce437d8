"""The table in a real browser, played by clicks and keys."""

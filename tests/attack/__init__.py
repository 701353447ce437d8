"""The attack bench: the worst that every endpoint and message allows, and what it costs a server of its own."""

"""Units that nobody commands, and AI Heroes in Combat."""

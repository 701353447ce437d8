"""Skills and artifacts that heroes use by choice."""

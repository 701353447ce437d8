"""What a client may ask about what waits for somebody, and how they are notified."""

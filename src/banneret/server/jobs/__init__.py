"""Long work: processes that think, whose turn it is, and pieces done beside the event loop."""

"""Long tasks: worker processes, fair queues, and work in small pieces on the event loop."""

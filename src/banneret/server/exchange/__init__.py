"""Redis, where several servers have one: what is passed on there may get lost, and nobody loses an answer by it."""

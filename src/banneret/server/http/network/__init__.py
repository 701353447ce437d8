"""Below HTTP: TCP connections and their limits, what the log repeats, and the pauses of the event loop."""

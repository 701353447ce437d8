"""The load test: many rooms and spectators on one server, held against a bare echo in the same run."""

"""Several servers, one table: who is alive, and the links between nodes."""

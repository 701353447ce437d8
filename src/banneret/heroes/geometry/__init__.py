"""The three boards of *Heroes* as pure tables: the Combat board, the hex board, the grid of the map."""

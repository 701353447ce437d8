"""The rules kernel: state, frames, choices, chance, record and view. It knows no game."""

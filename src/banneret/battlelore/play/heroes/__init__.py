"""Heroes on the field: roles, movement, wounds, treasure."""

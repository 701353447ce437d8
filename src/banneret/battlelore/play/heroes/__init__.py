"""Heroes on the battleground: roles, movement, wounds, treasure."""

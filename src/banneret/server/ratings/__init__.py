"""How strong players are: the games that count, and what they make of ratings."""

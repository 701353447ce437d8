"""What the person at this machine keeps in files: games, campaigns, careers."""

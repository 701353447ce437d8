"""How people find each other: open tables, games to watch, pairing, invitations and rematches."""

"""The hall of heroes: careers kept in files and by the server, with commands and REST endpoints of their own."""

"""How a database is upgraded from one version of the program to the next. Run by `server.database`, never by hand."""

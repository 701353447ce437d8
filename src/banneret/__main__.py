"""`python -m banneret`."""

from banneret.cli.main import main

main()

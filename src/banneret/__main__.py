"""`python -m banneret`."""

from banneret.cli import main

main()

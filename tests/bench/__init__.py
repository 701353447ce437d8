"""Two builds of the program compared line by line: `python -m tests.bench BEFORE AFTER`."""

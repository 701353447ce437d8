"""*Heroes* on the command line: what `play`, `sim`, `scenario`, `content` and `bench` need of it."""

"""*Battlefield* on the command line: what `play`, `sim`, `scenario` and `bench` need of it."""

"""Tools for designers: checks of scenario files, their schema, bounds, components."""

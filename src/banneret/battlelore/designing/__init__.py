"""Tools for designers of adventures."""

"""A turn: Command cards, orders, movement, banners."""

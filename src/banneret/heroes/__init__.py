"""Heroes of Might and Magic III: The Board Game."""

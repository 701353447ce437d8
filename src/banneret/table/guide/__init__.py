"""How to play a game: its pages, its glossary, and what a reader may look up by name.

Everything is in `guide/` of the game's package: a page a language, `glossary.yaml` and the pictures. The table and the
documentation show the same files.
"""

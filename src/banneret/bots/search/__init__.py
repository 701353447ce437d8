"""The searcher that all games share; each supplies a `SearchJudge`. See docs/dev/search.md."""

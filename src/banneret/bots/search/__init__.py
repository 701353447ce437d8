"""The searcher that all games share; each brings a `SearchJudge`. See docs/dev/search.md."""

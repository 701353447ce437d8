"""From typed content to tables: verbs become operations, words become numbers."""

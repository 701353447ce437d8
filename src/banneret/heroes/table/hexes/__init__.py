"""The hex battlefield at the table: how far units come, and what lies on it."""

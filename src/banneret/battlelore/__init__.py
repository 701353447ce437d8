"""BattleLore and its Heroes expansion."""

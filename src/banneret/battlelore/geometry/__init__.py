"""The battlefield of *BattleLore* as tables, and lines of sight."""

"""Positions of *BattleLore*, what can be answered, what is reported."""

"""Rulebook: a battle of *BattleLore*."""

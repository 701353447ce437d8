"""Bots of *BattleLore*: `greedy`, which gives every answer a worth in banners."""

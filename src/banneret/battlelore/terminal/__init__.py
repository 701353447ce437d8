"""*BattleLore* in a terminal: the battlefield, councils and heroes, and the keys that answer."""

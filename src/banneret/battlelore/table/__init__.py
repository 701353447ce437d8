"""*BattleLore* at the table: what a position, a question and what happened look like to one pair of eyes."""

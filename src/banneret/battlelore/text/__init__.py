"""*BattleLore* in words: names, cards, questions, answers and what happened."""

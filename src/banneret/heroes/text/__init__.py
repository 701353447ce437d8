"""*Heroes* in words: names, cards made from their programs, questions, answers and what happened."""

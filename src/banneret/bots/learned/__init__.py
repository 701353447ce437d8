"""Networks that have been trained, as bots read them: with NumPy, and without what they were trained with."""

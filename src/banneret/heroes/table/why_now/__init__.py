"""Why something is asked now: the fight or the place it belongs to, what has been chosen, and what comes next."""

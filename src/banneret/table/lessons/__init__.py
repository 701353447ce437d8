"""Lessons: real games on a fixed seed, with a coach who says at the right moments what is going on and why."""

"""Training of networks that judge positions: self-play, learning, a gate and promotion. See docs/dev/training.md."""

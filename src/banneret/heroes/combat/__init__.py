"""Rulebook: Combat. Deployment, activations, attacks, damage, sieges, how a Combat ends."""

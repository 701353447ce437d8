"""The vocabulary of effects: every verb that a card, unit, location, building or scenario may use."""

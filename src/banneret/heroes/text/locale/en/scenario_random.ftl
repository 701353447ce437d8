### Scenarios that are generated at random, and the small changes of the rules they know.

prompt-star = { $player }: which of the two Astrologers cards holds?
verb-shuffle_guards = discarded Neutral Units are shuffled back into their decks
measure-of-ever = { $what } ever flagged by anybody

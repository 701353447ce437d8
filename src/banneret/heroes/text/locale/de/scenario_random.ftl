### Scenarios that are generated at random, and the small changes of the rules they know.

prompt-star = { $player }: Welche der beiden Astrologenkarten gilt?
verb-shuffle_guards = abgelegte neutrale Einheiten werden zurück in ihre Stapel gemischt
measure-of-ever = { $what }, von wem auch immer einmal beflaggt

### Scenarios that are generated at random, and the small changes of the rules they know.

prompt-star = { $player }: która z dwóch kart astrologów obowiązuje?
verb-shuffle_guards = odrzucone jednostki neutralne wracają potasowane do swoich talii
measure-of-ever = { $what } oznaczone kiedykolwiek przez kogokolwiek

### Scenarios that are generated at random, and the small changes of the rules they know.

prompt-star = { $player }{"\u00A0"}: laquelle des deux cartes d’astrologues vaut{"\u00A0"}?
verb-shuffle_guards = les unités neutres défaussées sont remélangées dans leurs paquets
measure-of-ever = { $what } portant ou ayant porté un drapeau

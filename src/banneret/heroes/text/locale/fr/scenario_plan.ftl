### Un scénario dessiné et raconté par `banneret scenario show`.

plan-tiles = { $n } × { $kind }
plan-tiles-dealt = { $n } × { $kind }{"\u00A0"}: { $dealt }
plan-some = { $n } { $what }
plan-pool = Tuiles éloignées dans chaque réserve{"\u00A0"}: { $n } ({ $dealt })
plan-starts = Au départ
plan-lost = Comment on perd
plan-ai = Héros de l’IA
plan-ai-hero = { $name } ({ $place }), { $behaviour }{"\u00A0"}: { $army }
plan-ai-who = { $name } ({ $place }), { $behaviour }
plan-ai-goal = { $behaviour } ({ $goal })
plan-ai-movement = { $n ->
        [one] 1 point de mouvement
       *[other] { $n } points de mouvement
    }
plan-ai-army = Tirés{"\u00A0"}: { $armies }
plan-ai-waves = Tirés à chaque venue{"\u00A0"}: { $armies }
plan-ai-then = { $first }, puis { $second }
plan-ai-more = Par joueur au-delà du deuxième, en plus{"\u00A0"}: { $units }
plan-ai-reserve = En réserve{"\u00A0"}: { $units }
plan-ai-cards = Cartes de l’IA{"\u00A0"}: { $cards }
plan-ai-spells = Sorts{"\u00A0"}: { $spells }
plan-ai-skill = Capacité{"\u00A0"}: { $skill }
plan-ai-losses = Ce qu’il perd est perdu pour de bon
plan-ai-beaten = quiconque le bat
plan-ai-shared = Héros de l’IA sans cartes à eux. { $text }
plan-ai-armies = { $names }{"\u00A0"}: { $armies }
plan-ai-and = { $first }. { $second }
plan-every = Toutes les { $n } manches dès la manche { $round }{"\u00A0"}: { $text }
plan-from = À chaque manche dès la manche { $round }{"\u00A0"}: { $text }
plan-face-up = face visible
plan-face-down = face cachée
aigoal-nearest_town = la Ville la plus proche
aigoal-nearest_home = la Ville ou Colonie la plus proche
aigoal-richest_town = la Ville au plus haut revenu
plan-army-drawn = une armée selon la difficulté
plan-enters = { $name }, manche { $n }
plan-rules = Règles spéciales
plan-events = Ce qui arrive, et quand
plan-round = Manche { $rounds }{"\u00A0"}: { $text }
plan-notes = En outre
plan-scoring = Points à la fin
plan-bonus = Bonus de départ, l’un d’eux
plan-turned = { $n ->
        [0] posée comme imprimée
       *[other] tournée de { $n }° dans le sens horaire
    }

## Ce qu’un plan demande d’une tuile.

filter-any = au hasard
filter-settlement = avec une colonie
filter-gold_mine = avec une mine d’or
filter-valuables_mine = avec une mine d’objets précieux
filter-obelisk = avec un obélisque
filter-no_obelisk = sans obélisque
filter-utopia = avec l’Utopie des dragons
filter-grail = avec le Graal
filter-castle = sur l’herbe
filter-dungeon = sous terre
filter-necropolis = sur la terre nue

## Comment se conduisent les héros de l’IA.

behaviour-standard = selon les règles du jeu en solitaire
behaviour-garrison = ne quitte jamais sa case
behaviour-sentinel = garde sa tuile
behaviour-hunter = chasse le héros le plus proche
behaviour-marcher = marche droit vers son but
behaviour-raider = ôte les drapeaux des cases

## Pour qui et à quelle condition quelque chose arrive.

whom-each = chaque joueur
whom-acting = le premier joueur
whom-lowest = quiconque a le moins ({ $what })
whom-highest = quiconque a le plus ({ $what })
whom-without = quiconque n’en a pas ({ $what })
whom-seat = joueur { $n }
whom-turn = joueur { $n } dans l’ordre du tour
test-with = avec { $tests }
test-and = { $first } et { $second }
test-counted = { $n } × { $what }
test-least = au moins { $counted }
test-most = au plus { $counted }
test-exactly = exactement { $counted }
test-between = { $least } à { $counted }
test-not = pas ceci ({ $what })
test-of-team = { $test } (toute l’équipe)
test-of-anybody = { $test } (n’importe qui)

## Ce qu’un lieu a de différent.

field-called = s’appelle ici «{"\u00A0"}{ $called }{"\u00A0"}»
field-guard = gardiens de difficulté { $level }
field-open = pas de gardiens
field-exclusive = un nouveau cube remplace celui qui s’y trouve
field-movement = y entrer ne fait rien, une visite coûte { $n ->
        [one] { $n } point de mouvement
       *[other] { $n } points de mouvement
    }
field-needs = visite seulement avec { $tests }
field-no_token = le Graal n’y est pas

## Quand quelque chose arrive : avant les deux-points de ce que fait une règle.

when-game_start = avant la première manche
when-round_start = au début d’une manche
when-resource_round = après le revenu d’une manche de Revenus
when-round_end = à la fin d’une manche
when-turn_start = au début d’un tour
when-turn_end = à la fin d’un tour
when-hero_turn_end = à la fin d’un tour, pour chaque héros sur la carte
when-visit = quand un héros visite une case
when-flag = quand un joueur prend une case
when-first_flag = quand un joueur prend une case que personne n’a tenue
when-lay_tile = quand un joueur pose une tuile de sa réserve
when-beat_hero = quand un héros principal d’un rival est vaincu
when-beat_second = quand un héros secondaire d’un rival est vaincu ou abandonné
when-beat_second_in_combat = quand un héros secondaire d’un rival est vaincu au combat
when-capture_town = quand la ville de départ d’un autre est prise
when-combat_start = quand un combat commence
when-beat_ai = quand un héros IA est vaincu
when-ai_flag = quand un héros IA prend une case
when-victory = quand le scénario est gagné

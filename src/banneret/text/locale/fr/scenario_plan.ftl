### Un scénario dessiné et raconté par `banneret scenario show`.

plan-players = { $n ->
        [one] 1 joueur
       *[other] { $n } joueurs
    }
plan-tiles = { $n } × { $kind }
plan-tiles-dealt = { $n } × { $kind } : { $dealt }
plan-some = { $n } { $what }
plan-pool = Tuiles lointaines dans chaque réserve : { $n } ({ $dealt })
plan-starts = Au départ
plan-lost = Comment on perd
plan-ai = Héros de l’IA
plan-ai-hero = { $name } ({ $place }), { $behaviour } : { $army }
plan-army-drawn = une armée selon la difficulté
plan-enters = { $name }, manche { $n }
plan-rules = Règles spéciales
plan-events = Ce qui arrive, et quand
plan-round = Manche { $rounds }
plan-notes = En outre
plan-scoring = Points à la fin
plan-bonus = Bonus de départ, l’un d’eux

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

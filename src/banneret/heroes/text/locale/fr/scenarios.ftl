### Scénarios : ce qu’ils comptent, comment ils se gagnent et se perdent, leurs verbes, et ce que le journal en dit.

## Ce qui se compte, comme un nom.

measure-mine = mines
measure-settlement = colonies
measure-town = villes
measure-mine_or_settlement = mines et colonies
measure-gold_mine = mines d’or
measure-materials_mine = mines de matériaux
measure-valuables_mine = mines de richesses
measure-points = points
measure-gold = or
measure-building_materials = matériaux
measure-valuables = richesses
measure-income = valeur en or du revenu
measure-level = niveau du héros
measure-cube = cubes des rivaux
measure-rival_town = villes de départ des rivaux
measure-main_hero_beaten = héros principaux vaincus
measure-rival_beaten = rivaux dont le héros principal a été vaincu
measure-building = bâtiments
measure-artifact = artefacts
measure-round = manches
measure-grail = le Graal
measure-eliminated = joueurs éliminés
measure-of-tile = cases tenues{"\u00A0"}: { $what }
measure-of-standing = un héros à{"\u00A0"}: { $what }
measure-of-unflagged = { $what } que vous ne tenez pas
measure-gold_income = or de revenu
measure-materials_income = matériaux de revenu
measure-valuables_income = richesses de revenu
measure-rival_in_contest = rivaux encore en lice
measure-beast_slain = la bête abattue
measure-flagged = cases marquées
measure-secondary_hero_beaten = héros secondaires vaincus
measure-home = villes et colonies
measure-town_lost = villes perdues
measure-fallen = votre héros principal vaincu
measure-fallen_to_ai = votre héros principal vaincu par un héros IA
measure-of-own_half = { $what } dans votre moitié
measure-of-other_half = { $what } dans l’autre moitié
measure-of-standing_on = un héros sur{"\u00A0"}: { $what }
token-points = points de victoire
counted = { $half ->
        [up] la moitié de { $n } × { $what }, arrondie au supérieur
        [down] la moitié de { $n } × { $what }, arrondie à l’inférieur
       *[none] { $n } × { $what }
    }
word-unit-choice = unité { $tier } de votre choix ({ $side })
word-unit-draw = une unité neutre piochée{"\u00A0"}: { $tier }

## Façons de gagner et de perdre.

table-goal-points = Obtenez { $n } points de victoire.
table-goal-bank = Possédez { $n } × { $what }.
table-goal-beast_slain = Tuez la bête.
table-goal-measure = Atteignez { $n } × { $what }.
table-goal-measure-once = À atteindre{"\u00A0"}: { $what }.
table-goal-flag-once = Tenez{"\u00A0"}: { $what }.
table-goal-hold-all = Tenez-les toutes{"\u00A0"}: { $what }.
table-goal-own = Possédez { $amount }.
table-goal-measure-none = Plus aucun{"\u00A0"}: { $what }.
table-goal-measure-most = Pas plus de { $n } × { $what }.
table-goal-held = { $text } À la fin de { $n } manches de suite.
table-goal-from = { $text } À partir de la manche { $n }.
table-goal-joker = { $text } Peut en remplacer un{"\u00A0"}: { $what }.
table-goal-and = { $first } Et{"\u00A0"}: { $second }
table-limit-most_points = Après la manche { $n }{"\u00A0"}: le plus de points gagne.
table-limit-defeat = Après la manche { $n }{"\u00A0"}: le scénario est perdu.
lobby-rounds-most_points = { $rounds }, puis on compte les points
lobby-rounds-defeat = { $rounds }, puis c’est perdu
gamemode-campaign = Campagne
gamemode-tournament = Tournoi
scoring-line = { $what }{"\u00A0"}: { $n }
scoring-tie = À égalité{"\u00A0"}: { $what }.

## Verbes des scénarios.

verb-story = l’histoire continue
verb-score = gagnez { $score ->
        [counted] des points de victoire{"\u00A0"}: { $score_text }
        [one] 1 point de victoire
       *[other] { $score } points de victoire
    }
verb-token = { $amount ->
        [counted] gagnez «{"\u00A0"}{ $token_name }{"\u00A0"}»{"\u00A0"}: { $amount_text }
       *[other] «{"\u00A0"}{ $token_name }{"\u00A0"}» { $amount_signed }
    }
verb-gain_counted = gagnez { $gain_counted_name }{"\u00A0"}: { $amount_text }
verb-set_rule = { $active ->
        [yes] une autre règle du scénario entre en vigueur
       *[no] une règle du scénario ne vaut plus
    }
verb-move_all = { $who ->
        [main] votre héros principal gagne
       *[all] chacun de vos héros gagne
    } { $move_all ->
        [one] 1 point de mouvement
       *[other] { $move_all } points de mouvement
    }
verb-income_step = votre revenu { $income_step ->
        [choice] d’une ressource de votre choix
       *[other] ({ $income_step_name })
    } avance de { $steps_signed } sur sa piste
verb-add_unit = une unité vous rejoint{"\u00A0"}: { $add_unit_name }
verb-build_free = un bâtiment est là gratuitement{"\u00A0"}: { $build_free_name }
verb-free_hero = un héros secondaire vous rejoint gratuitement
verb-gain_card = prenez { $gain_card_name } { $to ->
        [deck] dans votre pioche
       *[hand] en main
    }
verb-draft = prenez ce que personne n’a pris{"\u00A0"}: { $draft }
verb-choose_other = prenez-en un, mais pas celui de la dernière fois{"\u00A0"}: { $choose_other }
verb-clear_tiles = retirez les cubes noirs de toutes les tuiles { $clear_tiles ->
        [start] de départ
        [far] éloignées
        [near] proches
       *[center] centrales
    }

## Le journal.

event-rule = { $player }{"\u00A0"}: { $text }
event-story = { $text }
event-token = { $player }{"\u00A0"}: { $token } { $by }.
event-token-shared = Ensemble{"\u00A0"}: { $token } { $by }.
event-rule-set = { $on ->
        [yes] Une nouvelle règle vaut{"\u00A0"}: { $text }
       *[no] Ne vaut plus{"\u00A0"}: { $text }
    }
event-joined = { $unit_number ->
        [one] { $unit } rejoint
       *[other] { $unit } rejoignent
    } { $player }.
event-scored = { $player } a { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }.
prompt-rule = { $text }
prompt-income-step = Quel revenu avance{"\u00A0"}?

## In the terminal.

table-scenario-defeats = Comment c’est perdu
table-scenario-events = Ce qui arrive, et quand
table-scenario-rules = Règles spéciales
table-scenario-counts = Points et jetons
table-scenario-foes = Héros que personne ne joue
table-scenario-next = prochain événement{"\u00A0"}: manche { $n }
table-scenario-waits = Pas encore en vigueur{"\u00A0"}: { $text }
table-scenario-left = encore { $n }
table-scenario-flag-ai = tenu par le camp IA
table-scenario-foe = { $name }{"\u00A0"}: { $state ->
        [beaten] vaincu
        [here] sur la carte
        [called] vient quand on l’appelle
       *[later] à partir de la manche { $n }
    }
table-scenario-behaviour-garrison = Ne quitte jamais sa case.
table-scenario-behaviour-sentinel = Reste sur sa tuile et attaque qui y finit son tour.
table-scenario-behaviour-hunter = Poursuit le héros le plus proche, mouvement { $n }.
table-scenario-behaviour-marcher = Marche vers son but, mouvement { $n }.
table-scenario-behaviour-raider = Abat les drapeaux, mouvement { $n }.
table-scenario-behaviour-standard = Attaque les héros de sa tuile, prend mines et colonies, marche sur les villes, mouvement { $n }.

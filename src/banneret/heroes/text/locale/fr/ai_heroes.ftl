### Héros de l’IA{"\u00A0"}: leurs tours dans le journal, ce qu’on demande à leur sujet et ce que les scénarios en comptent.

ui-enemy = L’ennemi
aihero-all = chaque héros de l’IA
verb-spawn = { $spawn_name } entre sur la carte
verb-strengthen = { $strengthen_name } devient plus fort

## Ce qu’ils font, et selon quelle règle.

airule-0 = un héros est sur la tuile, donc attaque (première priorité)
airule-1 = vers la mine ou colonie la plus proche de la tuile (deuxième priorité)
airule-2 = marche vers la ville la plus proche (troisième priorité)
airule-3 = chasse au héros le plus proche
airule-4 = marche vers le but
airule-5 = raid sur le champ marqué le plus proche
airule-6 = aucun déplacement
airule-7 = ce qui est pris est détruit

event-ai-turn = Au tour de { $ai }.
event-ai-rule = { $ai }{"\u00A0"}: { $text }.
event-ai-walk = { $ai } se déplace ({ $direction }){"\u00A0"}: { $place }.
event-ai-walk-far = { $ai } se déplace{"\u00A0"}: { $place }.
event-ai-discovers = { $ai } retourne une tuile.
event-ai-sweeps = La garde cède devant { $ai }{"\u00A0"}: { $place }.
event-ai-flag = { $ai } prend{"\u00A0"}: { $place }.
event-ai-fight = { $ai } attaque { $hero }{"\u00A0"}: { $place }.
event-ai-met = { $hero } attaque { $ai }{"\u00A0"}: { $place }.
event-ai-draws = Pioché pour { $ai }{"\u00A0"}: { $unit }.
event-ai-enters = { $ai } entre sur la carte{"\u00A0"}: { $place }.
event-ai-beaten = { $player } a battu { $ai }.
event-ai-strengthened = { $ai } devient plus fort.
event-ai-razed = { $ai } détruit{"\u00A0"}: { $place }.

## Questions.

prompt-lead = Plusieurs chemins sont aussi courts. Lequel prend { $ai }{"\u00A0"}?
option-lead = { $place } ({ $direction })

## Buts et mesures.

measure-of-ai_trod = champs où un héros de l’IA est entré{"\u00A0"}: { $what }
measure-of-razed = champs détruits{"\u00A0"}: { $what }
measure-of-kind_on = { $what } ({ $where })
table-goal-defeat_ai = Battez { $what }.
table-goal-ai_town = Prenez la ville{"\u00A0"}: { $what }.
table-goal-town_lost = Une ville de départ est perdue.
table-goal-main_hero_defeated = { $n ->
        [one] Un héros principal est battu.
       *[other] Des héros principaux sont battus { $n } fois.
    }
table-goal-main_hero_defeated_ai = { $n ->
        [one] Un héros de l’IA bat un héros principal.
       *[other] Les héros de l’IA battent { $n } fois un héros principal.
    }
table-goal-survive = Tenez jusqu’à la fin de la manche { $n }.
table-goal-razed = Détruit{"\u00A0"}: { $what }.

## AI heroes of campaigns.

aihero-caomham = Seigneur Caomham
aihero-preuet = Seigneur Preuet
aihero-ordwald = Ordwald
aihero-ordwald_last = Ordwald
aihero-jeddite = Jeddite
aihero-shiva = Shiva
aihero-ethric = Ethric
aihero-ivor = Ivor
aihero-melodia = Melodia

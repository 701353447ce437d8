### AI heroes: their turns in the log, what is asked about them, and what scenarios count of them.

ui-enemy = The enemy
aihero-all = every AI hero
verb-spawn = { $spawn_name } comes onto the map
verb-strengthen = { $strengthen_name } grows stronger

## What they do, and by which rule.

airule-0 = a hero is on its tile, so it attacks (first priority)
airule-1 = it takes the nearest Mine or Settlement of its tile (second priority)
airule-2 = it marches on the nearest Town (third priority)
airule-3 = it hunts the nearest hero
airule-4 = it marches to its goal
airule-5 = it raids the nearest flagged field
airule-6 = it stays where it is
airule-7 = it tears down what it holds

event-ai-turn = { $ai } has a turn.
event-ai-rule = { $ai }: { $text }.
event-ai-walk = { $ai } moves { $direction }: { $place }.
event-ai-walk-far = { $ai } moves: { $place }.
event-ai-discovers = { $ai } turns up a tile.
event-ai-sweeps = The guards give way to { $ai }: { $place }.
event-ai-flag = { $ai } takes { $place }.
event-ai-fight = { $ai } attacks { $hero }: { $place }.
event-ai-met = { $hero } attacks { $ai }: { $place }.
event-ai-draws = Drawn for { $ai }: { $unit }.
event-ai-enters = { $ai } comes onto the map: { $place }.
event-ai-beaten = { $player } has beaten { $ai }.
event-ai-strengthened = { $ai } grows stronger.
event-ai-razed = { $ai } destroys { $place }.

## Questions.

prompt-lead = Several ways are equally short. Which one does { $ai } take?
option-lead = { $place } ({ $direction })

## Goals and measures.

measure-of-ai_trod = fields an AI hero has entered: { $what }
measure-of-razed = fields destroyed: { $what }
measure-of-kind_on = { $what } ({ $where })
table-goal-defeat_ai = Beat { $what }.
table-goal-ai_town = Capture the Town: { $what }.
table-goal-town_lost = A starting Town is lost.
table-goal-main_hero_defeated = { $n ->
        [one] A Main Hero is beaten.
       *[other] Main Heroes are beaten { $n } times.
    }
table-goal-main_hero_defeated_ai = { $n ->
        [one] An AI hero beats a Main Hero.
       *[other] AI heroes beat Main Heroes { $n } times.
    }
table-goal-survive = Hold out to the end of round { $n }.
table-goal-razed = Destroyed: { $what }.

## AI heroes of campaigns.

aihero-caomham = Lord Caomham
aihero-preuet = Lord Preuet
aihero-ordwald = Ordwald
aihero-ordwald_last = Ordwald
aihero-jeddite = Jeddite
aihero-shiva = Shiva
aihero-ethric = Ethric
aihero-ivor = Ivor
aihero-melodia = Melodia

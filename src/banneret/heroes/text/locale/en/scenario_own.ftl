### Contests of their own and alliances: the scenarios, and what only they count, ask and tell.

scenario-crown_hill = Crown Hill
story-crown_hill = On the hill stands a chair, and nothing else. It belongs to whoever is sitting in it.
rule-crown_hill-sitting = If a hero of yours is on the chair when your turn starts, you score half the number of the round, rounded up.
rule-crown_hill-toppled = Beating a Main Hero of a rival in Combat scores 2 points.
rule-crown_hill-toppled_second = Beating a Secondary Hero of a rival in Combat scores 2 points.
rule-crown_hill-fair_fall = Losing to a rival costs a Main Hero no gold. Of the units that fell in that fight, a bronze and a silver one return.
rule-crown_hill-no_sieges = Nobody can attack a starting Town.
rule-crown_hill-every_round_pays = All rounds after the first are Resource rounds. The Astrologers keep silent.
called-crown_hill-dragon_utopia = The Chair
token-last_seat = last to sit
label-hill = the hill

scenario-barrow_beast = The Barrow Beast
story-barrow_beast = The barrow breathes. What lies in it has slept for an age, and the land will bow to whoever ends its waking.
rule-barrow_beast-beast = The lair is the field of level VII on the center tile. In it waits one beast, either the Crystal or the Azure Dragons, with 6 health more on Normal, 12 on Hard and 18 on Impossible. It keeps its wounds from fight to fight and heals 3 of them at the end of a round. The rival on the right of whoever attacks it steers it.
rule-barrow_beast-hoard = Each combat round in the lair begins with an Artifact turned up at random from the discard pile. If it is Minor, the beast has 1 defense more for that round; if it is Major, the beast attacks another unit as well; the flames of a Relic do 3 damage to all who stand beside it.
rule-barrow_beast-no_way_out = Nobody leaves the fight in the lair before its end, and no card avoids it. The killing blow is for Main Heroes; from any other army the beast keeps 1 health.
rule-barrow_beast-bait = On a Trading Post you may pay 5 gold to look at the card of the beast.
action-barrow_beast-bait = Look at the beast (5 gold)
called-barrow_beast-dragon_utopia = The Lair
called-barrow_beast-grail = The Lair
label-barrow = the barrow

scenario-toll_road = The Toll Road
story-toll_road = Far away your liege fights a war, and near by his collectors count on their fingers. They are never late.
rule-toll_road-levy = Once the income of rounds 5, 9 and 13 is in, the collectors want 12, 25 and 40 gold from everybody. A building material does for 2 gold and a valuable for 4; they give no change. If you are short they take all you have, and leave you a debt marker and Negative Morale.
rule-toll_road-second_levy = The second levy, in round 9, is 25 gold.
rule-toll_road-last_levy = The last levy, in round 13, is 40 gold.
rule-toll_road-ruin = A second debt marker puts you out of the contest. Your realm stays and you play on, but you cannot win.
rule-toll_road-caravan = End your turn with a hero on a Trading Post, and no rival hero anywhere on that tile, and 2 gold are yours.
rule-toll_road-interest = The collectors also take more than they ask for. For each 5 gold on top you score 1 point.
token-levy_paid = levies paid
token-debt = debt markers

scenario-arrogance = Arrogance
story-arrogance = Everybody had what they needed, and there was peace. Then one of them found that everything would be neater with a single owner.
rule-arrogance-overlord = The overlord begins richer than the two allies, and with a Secondary Hero.
rule-arrogance-tribute = In rounds 4, 8 and 12 the overlord takes the income of gold, too.
rule-arrogance-pride = Whoever has beaten the Main Hero of a rival may not surrender any more.
needs-arrogance-4 = a fourth faction with its starting tile
label-overlord_lands = the overlord’s lands

scenario-tale_of_two_lands = Tale Of Two Lands
story-tale_of_two_lands = West and East count their wars like winters. This one, both have sworn, will have no spring after it.
rule-tale_of_two_lands-two_lands = For the first 4 rounds everybody keeps to their own half of the map, and nobody turns up the strait between them.
rule-tale_of_two_lands-shared_granary = Allies may give each other resources in their own turns, as the rules of trade among allies have it.
tale-tale_of_two_lands-strait_open = The ice on the strait has gone, and the ferries are full.
needs-tale_of_two_lands-4 = a fourth faction with its starting tile
label-home_lands = the home lands
label-the_strait = the strait

scenario-the_challenge = The Challenge
story-the_challenge = The king has no heir and little time. Whoever houses the Grail in Osha before he dies shall have what was his.
rule-the_challenge-digging = A team with cubes on 2 different Obelisks may dig on the Grail field, for 2 movement points. The first to dig meets guards of level VII.
rule-the_challenge-osha = Osha, the Settlement on the tile of that name, is the capital. Guards of level V hold it, and it changes hands like any other.
rule-the_challenge-build_it = With the bearer of the Grail in Osha the team pays 10 gold, 6 building materials and 2 valuables for its house.
rule-the_challenge-pass_on = The bearer may hand the Grail to an allied hero on a neighbouring field for 1 movement point.
rule-the_challenge-left_behind = Whoever beats the bearer has the Grail. Guards who beat him leave it lying, and any hero there takes it up for 1 movement point.
action-the_challenge-build_it = Build the house of the Grail
action-the_challenge-pass_on = Hand over the Grail
action-the_challenge-left_behind = Take up the Grail
tale-the_challenge-failing = The king no longer leaves his bed.
needs-the_challenge-4 = a fourth faction with its starting tile
label-grail_site = the Grail site
label-osha = Osha

## What can be counted, and verbs of rules.

measure-ally_beside_grail = an ally next to the Grail
measure-of-team = { $what } of the team
verb-sole_token = only you have: { $sole_token_name }
verb-forfeit = you can no longer win
verb-levy = pay { $levy } gold{ $building_materials ->
        [0] { "" }
       *[other] , building materials counting { $building_materials } each
    }{ $valuables ->
        [0] { "" }
       *[other] , valuables counting { $valuables } each
    }{ $paid_count ->
        [0] { "" }
       *[other] ; if you do: { $paid_flow }
    }{ $unpaid_count ->
        [0] { "" }
       *[other] ; if you cannot: { $unpaid_flow }
    }{ $extra_count ->
        [0] { "" }
       *[other] ; for every { $extra_for } gold on top: { $extra_flow }
    }
verb-look_at_beast = look at the card of the beast
verb-team_pays = your team pays { $team_pays }{ $do_count ->
        [0] { "" }
       *[other] ; then: { $do_flow }
    }
verb-hand_over_grail = hand the Grail to an allied hero next to you

## Answers, questions and the log.

prompt-levy = The levy is { $n } gold, { $gold } still owed: how many { $resource } do you pay?
prompt-fallen = Which of the units that fell comes back?
prompt-receiver = Who gets the Grail?
option-restore = Bring back: { $unit }
short-restore = Bring back
option-hand-to = { $hero }
event-restored = { $player } gets back: { $unit }.
event-levied = { $player } pays a levy, worth { $n } gold.
event-levy-failed = { $player } cannot pay the levy: { $n } gold short.
event-barred = { $player } is out of the contest and plays on without a chance to win.
event-sole-token = { $player } alone now has: { $token }.
event-beast-seen = You see the beast: { $unit }.
event-beast-hoard = From the hoard comes: { $card }.
event-beast-survives = Only a Main Hero can strike the beast down: it keeps 1 health.
event-beast-heals = The beast heals: { $n }.
event-beast-slain = { $player } has slain the beast.
table-goal-seats = { $text } Only for players { $seats }.
lobby-seat-start = Player { $n } of { $players }: { $text }

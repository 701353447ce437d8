## Between the parts of a campaign

prompt-heir = { $player }: who leads the next part of the campaign?
prompt-keep = Card { $n } of { $most } for the next part of the campaign
event-heir = The next part is led by { $hero }.
event-kept = { $player } takes along: { $card }.

campaign-long_live_the_queen = Long Live The Queen
campaign-dragons_blood = Dragon's Blood
campaign-rise_of_the_necromancer = Rise Of The Necromancer

## Favours

verb-licence = you may recruit one unit of a tier without its dwelling: { $licence_name }
verb-borrow = a unit fights for you in this combat and then leaves: { $borrow_name }
verb-hearten = you lose a Negative Morale token
event-licence = { $player } may recruit a unit without its dwelling: { $tier }.
event-borrowed = { $unit } fight for { $player } in this combat.
event-borrowed-leaves = { $unit } leave again.
event-kin = The specialty counts double here: { $unit }.
event-dulled = The first spell of { $side } is weaker here by { $n }.

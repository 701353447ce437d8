## Between the parts of a campaign

prompt-heir = { $player }: who leads the next part of the campaign?
prompt-keep = Card { $n } of { $most } for the next part of the campaign
event-heir = The next part is led by { $hero }.
event-kept = { $player } takes along: { $card }.

campaign-long_live_the_queen = Long Live The Queen
campaign-dragons_blood = Dragon's Blood
campaign-rise_of_the_necromancer = Rise Of The Necromancer

## Between the parts of a campaign

prompt-heir = { $player }: kto poprowadzi następną część kampanii?
prompt-keep = Karta { $n } z { $most } na następną część kampanii
event-heir = Następną część prowadzi: { $hero }.
event-kept = { $player } zabiera ze sobą: { $card }.

campaign-long_live_the_queen = Niech żyje królowa
campaign-dragons_blood = Smocza krew
campaign-rise_of_the_necromancer = Powstanie nekromanty

## Between the parts of a campaign

prompt-heir = { $player }{"\u00A0"}: qui mène la partie suivante de la campagne{"\u00A0"}?
prompt-keep = Carte { $n } sur { $most } pour la partie suivante de la campagne
event-heir = { $hero } mènera la partie suivante.
event-kept = { $player } emporte{"\u00A0"}: { $card }.

campaign-long_live_the_queen = Longue vie à la reine
campaign-dragons_blood = Sang de dragon
campaign-rise_of_the_necromancer = L'ascension du nécromancien

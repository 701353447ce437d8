## Between the parts of a campaign

prompt-heir = { $player }{"\u00A0"}: qui mène la partie suivante de la campagne{"\u00A0"}?
prompt-keep = Carte { $n } sur { $most } pour la partie suivante de la campagne
event-heir = { $hero } mènera la partie suivante.
event-kept = { $player } emporte{"\u00A0"}: { $card }.

campaign-long_live_the_queen = Longue vie à la reine
campaign-dragons_blood = Sang de dragon
campaign-rise_of_the_necromancer = L'ascension du nécromancien

## Favours

verb-licence = vous pouvez recruter une unité d’un rang sans son habitation{"\u00A0"}: { $licence_name }
verb-borrow = une unité combat pour vous dans ce combat, puis s’en va{"\u00A0"}: { $borrow_name }
verb-hearten = vous perdez un pion de moral négatif
event-licence = { $player } peut recruter une unité sans son habitation{"\u00A0"}: { $tier }.
event-borrowed = Pour ce combat, { $player } reçoit de l’aide{"\u00A0"}: { $unit }.
event-borrowed-leaves = Départ{"\u00A0"}: { $unit }.
event-kin = La spécialité compte double ici{"\u00A0"}: { $unit }.
event-dulled = Le premier sort de { $side } est affaibli ici de { $n }.

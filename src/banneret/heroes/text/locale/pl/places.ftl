### Words for the map: fields, players, decks, directions, faces of dice. Names of what is printed are in `names.ftl`.

## Fields: Mines are told apart by what they yield, Towns by their faction.

place-mine-gold = Kopalnia Złota
place-mine-building_materials = Kopalnia Materiałów Budowlanych
place-mine-valuables = Kopalnia Kosztowności
place-town = Miasto { $faction }
place-field = Pole { $field }

## Players and heroes.

ui-player = Gracz { $n }
ui-army = { $faction } ({ $n })
ui-guards = Straż
ui-secondary-hero = Drugi bohater ({ $player })

## Decks.

deck-own = własna talia
deck-ability = talia zdolności
deck-artifact = talia artefaktów
deck-spell = talia zaklęć
deck-bronze = brązowe jednostki neutralne
deck-silver = srebrne jednostki neutralne
deck-gold = złote jednostki neutralne
deck-azure = lazurowe jednostki neutralne
deck-astrologers = talia Astrologów

## Directions: of fields, which lie in six, and of tiles, whose grid is turned against theirs.

direction-c = środek
direction-n = północ
direction-ne = północny wschód
direction-e = wschód
direction-se = południowy wschód
direction-s = południe
direction-sw = południowy zachód
direction-w = zachód
direction-nw = północny zachód

## Faces of the Treasure die.

face-experience = doświadczenie
face-artifact = artefakt
face-resource = 1 kość zasobów
face-2_resource = 2 kości zasobów

### Words for the map: fields, players, decks, directions, faces of dice. Names of what is printed are in `names.ftl`.

## Fields: Mines are told apart by what they yield, Towns by their faction.

place-mine-gold = Goldmine
place-mine-building_materials = Baumaterialmine
place-mine-valuables = Kostbarkeitenmine
place-town = Stadt { $faction }
place-field = Feld { $field }

## Players and heroes.

ui-player = Spieler { $n }
ui-army = { $faction } ({ $n })
ui-guards = Die Wache
ui-secondary-hero = Nebenheld ({ $player })

## Decks.

deck-own = eigenes Deck
deck-ability = Fähigkeitenstapel
deck-artifact = Artefaktstapel
deck-spell = Zauberstapel
deck-bronze = neutrale Einheiten, Bronze
deck-silver = neutrale Einheiten, Silber
deck-gold = neutrale Einheiten, Gold
deck-azure = neutrale Einheiten, Azur
deck-astrologers = Astrologenstapel

## Directions: of fields, which lie in six, and of tiles, whose grid is turned against theirs.

direction-c = Mitte
direction-n = Norden
direction-ne = Nordosten
direction-e = Osten
direction-se = Südosten
direction-s = Süden
direction-sw = Südwesten
direction-w = Westen
direction-nw = Nordwesten

## Faces of the Treasure die.

face-experience = Erfahrung
face-artifact = Artefakt
face-resource = 1 Ressourcenwürfel
face-2_resource = 2 Ressourcenwürfel

### Words for the map: fields, players, decks, directions, faces of dice. Names of what is printed are in `names.ftl`.

## Fields: Mines are told apart by what they yield, Towns by their faction.

place-mine-gold = Mine d’Or
place-mine-building_materials = Mine de Matériaux
place-mine-valuables = Mine de Richesses
place-town = Ville { $faction }
place-field = Case { $field }

## Players and heroes.

ui-player = Joueur { $n }
ui-army = { $faction } ({ $n })
ui-guards = La garde
ui-secondary-hero = Héros secondaire ({ $player })

## Decks.

deck-own = votre pioche
deck-ability = pioche Compétence
deck-artifact = pioche Artefact
deck-spell = pioche Sort
deck-bronze = unités neutres de bronze
deck-silver = unités neutres d’argent
deck-gold = unités neutres d’or
deck-azure = unités neutres d’azur
deck-astrologers = pioche des Astrologues

## Directions: of fields, which lie in six, and of tiles, whose grid is turned against theirs.

direction-c = milieu
direction-n = nord
direction-ne = nord-est
direction-e = est
direction-se = sud-est
direction-s = sud
direction-sw = sud-ouest
direction-w = ouest
direction-nw = nord-ouest

## Faces of the Treasure die.

face-experience = expérience
face-artifact = Artefact
face-resource = 1 dé Ressource
face-2_resource = 2 dés Ressource

### Words for the map: fields, players, decks, directions, faces of dice. Names of what is printed are in `names.ftl`.

## Fields: Mines are told apart by what they yield, Towns by their faction.

place-mine-gold = Gold Mine
place-mine-building_materials = Building Materials Mine
place-mine-valuables = Valuables Mine
place-town = { $faction } Town
place-field = Field { $field }

## Players and heroes.

ui-player = Player { $n }
ui-army = { $faction } ({ $n })
ui-guards = The guard
ui-secondary-hero = { $player }’s Secondary Hero

## Decks.

deck-own = own deck
deck-ability = Ability deck
deck-artifact = Artifact deck
deck-spell = Spell deck
deck-bronze = bronze Neutral Units
deck-silver = silver Neutral Units
deck-gold = gold Neutral Units
deck-azure = azure Neutral Units
deck-astrologers = Astrologers deck

## Directions: of fields, which lie in six, and of tiles, whose grid is turned against theirs.

direction-c = middle
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west

## Faces of the Treasure die.

face-experience = experience
face-artifact = Artifact
face-resource = 1 Resource die
face-2_resource = 2 Resource dice

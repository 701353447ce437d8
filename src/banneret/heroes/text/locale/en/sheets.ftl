### The lines of a sheet: of a unit, a card, a building, a location and whatever else has one.

## Units and cards.

sheet-title = { $name } ({ $tier }, { $faction })
sheet-title-plain = { $name }
sheet-side = { $side }: { $stats }
sheet-stats = { $type }, attack { $attack }, defense { $defense }, HP { $hp }, initiative { $initiative }
sheet-ability = { $timing } – { $text }
sheet-recruit = Recruitment: { $cost }
sheet-reinforce = Reinforcement: { $cost }
sheet-keywords = Keywords: { $keywords }
sheet-copies = Cards in the deck: { $n }
sheet-free = free
amount-gold = { $n } gold
amount-building_materials = { $n ->
        [one] 1 building material
       *[other] { $n } building materials
    }
amount-valuables = { $n ->
        [one] 1 valuable
       *[other] { $n } valuables
    }
sheet-card-title = { $name } ({ $kind })
sheet-basic = Basic ({ $timing }): { $text }
sheet-expert = Expert ({ $timing }): { $text }

## Spells.

level-basic = basic spell
level-expert = expert spell
sheet-spell-title = { $name } ({ $level }, { $schools })
sheet-spell-timing = Timing: { $timing }
sheet-spell-types = Only on units of type { $types }
sheet-step = Power { $n }: { $text }
sheet-step-tiers = Power { $n }, on units of tier { $tiers }: { $text }
sheet-spell-discard = Instead of casting it you may discard it to add 1 power to another spell you are casting.

## When a program that is no ability happens, before the colon.

effect-none = nothing happens
phrase-visit = visit
phrase-each_player = every player
phrase-when_built = when it is built
phrase-turn_start = at the start of your turn
phrase-turn = once in your turn
phrase-instead_in_combat = or instead, at the start of a combat with an enemy hero
phrase-guild = once per round, for { $cost }

## Artifacts, specialties, overlays.

artifact-minor = minor
artifact-major = major
artifact-relic = relic
sheet-artifact-title = { $name } (artifact card, { $level })
sheet-first = Effect ({ $timing }): { $text }
sheet-second = Or ({ $timing }): { $text }
sheet-only-faction = Only for the faction { $faction }
sheet-specialty-title = { $name } (specialty card, { $hero }, level { $n })
sheet-overlay-title = { $name } (lies on another unit)
sheet-lies-on = Lies on: { $units }
sheet-below = { $name } ({ $side })

## Locations.

category-none = field
category-visitable = visitable
category-flaggable = flaggable
category-revisitable = revisitable
sheet-location-title = { $name } ({ $category })
sheet-trade = { $given } → { $got }
note-visitable = After the visit a black cube is put on the field, which then counts as empty.
note-flaggable = The visitor puts a faction cube on the field.
note-revisitable = Every visit counts; a hero standing here may visit again for 1 movement point.
note-empty = A hero enters it freely, and nothing happens.
note-blocked = No hero can enter it.
note-sanctuary = Other heroes may pass a hero here, but can neither stop nor attack.
note-mine = What it yields is printed on the field.
note-treasure_symbol = A field that shows more dice rolls as many, and one result is taken.
note-resource_symbol = A field that shows more dice rolls as many, and one result is taken.

## Buildings.

sheet-building-title = { $name } (building, { $faction })
sheet-cost = Cost: { $cost }
sheet-needs = Needs: { $buildings }
sheet-recruits = Units of tier { $tier } can be recruited: { $units }
sheet-citadel = Units can be reinforced from Few to Pack. In a siege three Walls, the Gate and the Arrow Tower stand on the board.

## Heroes.

hero_type-might = might hero
hero_type-magic = magic hero
sheet-hero-title = { $name } ({ $type }, { $faction })
sheet-deck = Starting deck: { $cards }
sheet-cards = { $name } ×{ $n }
sheet-level = Level { $n }: { $name }

## Map tiles: a line for each field, clockwise from the middle as printed.

sheet-tile-title = { $name } ({ $kind }, { $terrain })
sheet-tile-start = { $name } ({ $kind }, { $terrain }, { $faction })
sheet-tile-field = { $direction }: { $printed }
sheet-tile-income = { $amount } each Resource round
sheet-tile-dice = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
sheet-tile-guard = guards of difficulty { $level }
sheet-tile-walls = closed edges ({ $directions })

## Astrologers cards.

sheet-proclamation-title = { $name } (Astrologers card)
sheet-redraw = If it is the first one of the game, it goes back and another is drawn.

## AI cards. The value of a difficulty follows the sentence, line by line.

ai_type-might = might
ai_type-magic = magic
ai_type-skill = skill
sheet-ai-title = { $name } (AI card, { $type })
ai_effect-attack = The unit that attacks next gets so much attack:
ai_effect-defend_most_hp = The unit with the most HP gets so much defense when it is attacked:
ai_effect-defend_next_active = The unit that is activated next gets so much defense when it is attacked:
ai_effect-cast = The next spell of the AI is cast on the unit with the highest defense, an enemy for a harmful spell and a friend for a helpful one, with so much power:
ai_effect-skill = The skill of the scenario is used; afterwards:
follow-no_more = nothing more
follow-once_more = it is used once more
follow-back_in_first_round = in the first combat round this card is shuffled back into the deck
sheet-difficulty = { $difficulty }: { $value }

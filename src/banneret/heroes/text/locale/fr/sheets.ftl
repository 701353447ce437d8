### The lines of a sheet: of a unit, a card, a building, a location and whatever else has one.

## Units and cards.

sheet-title = { $name } ({ $tier }, { $faction })
sheet-title-plain = { $name }
sheet-side = { $side }{"\u00A0"}: { $stats }
sheet-stats = { $type }, attaque { $attack }, défense { $defense }, PV { $hp }, initiative { $initiative }
sheet-ability = { $timing } – { $text }
sheet-recruit = Recrutement{"\u00A0"}: { $cost }
sheet-reinforce = Amélioration{"\u00A0"}: { $cost }
sheet-keywords = Mots-clés{"\u00A0"}: { $keywords }
sheet-copies = Cartes dans la pile{"\u00A0"}: { $n }
sheet-free = gratuit
amount-gold = { $n } or
amount-building_materials = { $n ->
        [one] { $n } matériau
       *[other] { $n } matériaux
    }
amount-valuables = { $n ->
        [one] { $n } richesse
       *[other] { $n } richesses
    }
sheet-card-title = { $name } ({ $kind })
sheet-basic = Effet normal ({ $timing }){"\u00A0"}: { $text }
sheet-expert = Effet expert ({ $timing }){"\u00A0"}: { $text }

## Spells.

level-basic = sort normal
level-expert = sort expert
sheet-spell-title = { $name } ({ $level }, { $schools })
sheet-spell-timing = Moment{"\u00A0"}: { $timing }
sheet-spell-types = Seulement sur une unité de type{"\u00A0"}: { $types }
sheet-step = Puissance { $n }{"\u00A0"}: { $text }
sheet-step-tiers = Puissance { $n }, sur une unité de rang { $tiers }{"\u00A0"}: { $text }
sheet-spell-discard = Au lieu de lancer ce sort, vous pouvez défausser la carte pour ajouter 1 en puissance à un autre sort que vous lancez.

## When a program that is no ability happens, before the colon.

effect-none = rien ne se passe
phrase-visit = visite
phrase-each_player = chaque joueur
phrase-when_built = à la construction
phrase-turn_start = au début de votre tour
phrase-turn = une fois pendant votre tour
phrase-instead_in_combat = ou bien, au début d’un combat contre un héros ennemi
phrase-guild = une fois par manche, pour { $cost }

## Artifacts, specialties, overlays.

artifact-minor = mineur
artifact-major = majeur
artifact-relic = relique
sheet-artifact-title = { $name } (carte Artefact, { $level })
sheet-first = Effet ({ $timing }){"\u00A0"}: { $text }
sheet-second = Ou ({ $timing }){"\u00A0"}: { $text }
sheet-only-faction = Seulement pour la faction { $faction }
sheet-specialty-title = { $name } (carte Spécialisation, { $hero }, niveau { $n })
sheet-overlay-title = { $name } (posée sur une autre unité)
sheet-lies-on = Se pose sur{"\u00A0"}: { $units }
sheet-below = { $name } ({ $side })

## Locations.

category-none = case
category-visitable = visitable
category-flaggable = à marquer
category-revisitable = revisitable
sheet-location-title = { $name } ({ $category })
sheet-trade = { $given } → { $got }
note-visitable = Après la visite, un cube noir est posé sur la case, qui compte alors comme vide.
note-flaggable = Le visiteur pose un cube de faction sur la case.
note-revisitable = Chaque visite compte{"\u00A0"}; un héros sur place peut revisiter pour 1 point de mouvement.
note-empty = Un héros y entre librement et rien ne se passe.
note-blocked = Aucun héros ne peut y entrer.
note-sanctuary = Un héros ici ne peut pas être attaqué par d’autres héros{"\u00A0"}; ils peuvent passer, mais pas s’arrêter.
note-mine = Ce qu’elle rapporte est imprimé sur la case.
note-treasure_symbol = Si la case montre plusieurs dés, on en lance autant et on applique un résultat.
note-resource_symbol = Si la case montre plusieurs dés, on en lance autant et on applique un résultat.

## Buildings.

sheet-building-title = { $name } (bâtiment, { $faction })
sheet-cost = Coût{"\u00A0"}: { $cost }
sheet-needs = Nécessite{"\u00A0"}: { $buildings }
sheet-recruits = Permet de recruter les unités de rang { $tier }{"\u00A0"}: { $units }
sheet-citadel = Permet d’améliorer les unités de Quelques à Groupe. Lors d’un siège, trois Murailles, la Porte et la Tourelle sont sur le plateau.

## Heroes.

hero_type-might = héros de force
hero_type-magic = héros de magie
sheet-hero-title = { $name } ({ $type }, { $faction })
sheet-deck = Pioche de départ{"\u00A0"}: { $cards }
sheet-cards = { $name } ×{ $n }
sheet-level = Niveau { $n }{"\u00A0"}: { $name }

## Map tiles: a line for each field, clockwise from the middle as printed.

sheet-tile-title = { $name } ({ $kind }, { $terrain })
sheet-tile-start = { $name } ({ $kind }, { $terrain }, { $faction })
sheet-tile-field = { $direction }{"\u00A0"}: { $printed }
sheet-tile-income = { $amount } à chaque manche de Revenus
sheet-tile-dice = { $n ->
        [one] 1 dé
       *[other] { $n } dés
    }
sheet-tile-guard = gardiens de difficulté { $level }
sheet-tile-walls = bords fermés ({ $directions })

## Astrologers cards.

sheet-proclamation-title = { $name } (carte des Astrologues)
sheet-redraw = Si c’est la première de la partie, elle est remise et une autre est piochée.

## AI cards. The value of a difficulty follows the sentence, line by line.

ai_type-might = force
ai_type-magic = magie
ai_type-skill = talent
sheet-ai-title = { $name } (carte IA, { $type })
ai_effect-attack = La prochaine unité qui attaque reçoit en attaque{"\u00A0"}:
ai_effect-defend_most_hp = L’unité qui a le plus de PV reçoit en défense quand elle est attaquée{"\u00A0"}:
ai_effect-defend_next_active = La prochaine unité activée reçoit en défense quand elle est attaquée{"\u00A0"}:
ai_effect-cast = Le prochain sort de l’IA est lancé sur l’unité qui a la plus haute défense, ennemie pour un sort nuisible, alliée pour un sort utile, avec pour puissance{"\u00A0"}:
ai_effect-skill = Le talent du scénario est utilisé{"\u00A0"}; ensuite{"\u00A0"}:
follow-no_more = rien de plus
follow-once_more = il est utilisé encore une fois
follow-back_in_first_round = au premier tour de combat, cette carte est mélangée à la pioche
sheet-difficulty = { $difficulty }{"\u00A0"}: { $value }

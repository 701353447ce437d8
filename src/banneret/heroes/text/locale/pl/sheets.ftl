### The lines of a sheet: of a unit, a card, a building, a location and whatever else has one.

## Units and cards.

sheet-title = { $name } ({ $tier }, { $faction })
sheet-title-plain = { $name }
sheet-side = { $side }: { $stats }
sheet-stats = { $type }, atak { $attack }, obrona { $defense }, zdrowie { $hp }, inicjatywa { $initiative }
sheet-ability = { $timing } – { $text }
sheet-recruit = Rekrutacja: { $cost }
sheet-reinforce = Wzmocnienie: { $cost }
sheet-keywords = Słowa kluczowe: { $keywords }
sheet-copies = Liczba kart w talii: { $n }
sheet-free = za darmo
amount-gold = { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }
amount-building_materials = { $n ->
        [one] { $n } materiał budowlany
        [few] { $n } materiały budowlane
       *[many] { $n } materiałów budowlanych
    }
amount-valuables = { $n ->
        [one] { $n } kosztowność
        [few] { $n } kosztowności
       *[many] { $n } kosztowności
    }
sheet-card-title = { $name } ({ $kind })
sheet-basic = Efekt podstawowy ({ $timing }): { $text }
sheet-expert = Efekt mistrzowski ({ $timing }): { $text }

## Spells.

level-basic = zaklęcie podstawowe
level-expert = zaklęcie mistrzowskie
sheet-spell-title = { $name } ({ $level }, { $schools })
sheet-spell-timing = Efekt: { $timing }
sheet-spell-types = Tylko na jednostki typu: { $types }
sheet-step = Moc { $n }: { $text }
sheet-step-tiers = Moc { $n }, jednostka na poziomie { $tiers }: { $text }
sheet-spell-discard = Zamiast rzucać to zaklęcie, możesz je odrzucić, aby dodać 1 do mocy innego zaklęcia, które rzucasz.

## When a program that is no ability happens, before the colon.

effect-none = nic się nie dzieje
phrase-visit = wizyta
phrase-each_player = każdy gracz
phrase-when_built = po zbudowaniu
phrase-turn_start = na początku twojej tury
phrase-turn = raz w twojej turze
phrase-instead_in_combat = albo zamiast tego na początku walki z wrogim bohaterem
phrase-guild = raz na rundę, za { $cost }

## Artifacts, specialties, overlays.

artifact-minor = pomniejszy
artifact-major = potężny
artifact-relic = relikt
sheet-artifact-title = { $name } (karta artefaktu, { $level })
sheet-first = Efekt ({ $timing }): { $text }
sheet-second = Lub ({ $timing }): { $text }
sheet-only-faction = Tylko dla frakcji { $faction }
sheet-specialty-title = { $name } (karta specjalności, { $hero }, poziom { $n })
sheet-overlay-title = { $name } (leży na innej jednostce)
sheet-lies-on = Leży na jednostce: { $units }
sheet-below = { $name } ({ $side })

## Locations.

category-none = pole
category-visitable = do odwiedzenia
category-flaggable = do oznaczenia
category-revisitable = do wielokrotnego odwiedzania
sheet-location-title = { $name } ({ $category })
sheet-trade = { $given } → { $got }
note-visitable = Po wizycie na polu kładzie się czarną kostkę i pole liczy się jako puste.
note-flaggable = Odwiedzający kładzie na polu kostkę frakcji.
note-revisitable = Liczy się każda wizyta; bohater, który tu stoi, może ponowić wizytę za 1 punkt ruchu.
note-empty = Bohater wchodzi na nie swobodnie i nic się nie dzieje.
note-blocked = Żaden bohater nie może na nie wejść.
note-sanctuary = Bohatera na tym polu nie mogą atakować inni bohaterowie; mogą przejść, ale nie mogą się zatrzymać.
note-mine = To, co przynosi, jest nadrukowane na polu.
note-treasure_symbol = Jeśli pole pokazuje więcej kości, rzuca się wszystkimi i stosuje jeden wynik.
note-resource_symbol = Jeśli pole pokazuje więcej kości, rzuca się wszystkimi i stosuje jeden wynik.

## Buildings.

sheet-building-title = { $name } (budynek, { $faction })
sheet-cost = Koszt: { $cost }
sheet-needs = Wymaga: { $buildings }
sheet-recruits = Można rekrutować jednostki z poziomu { $tier }: { $units }
sheet-citadel = Można wzmacniać jednostki z Garstki na Grupę. Podczas oblężenia na planszy stoją trzy Mury, Brama i Wieża Strzelnicza.

## Heroes.

hero_type-might = bohater siły
hero_type-magic = bohater magii
sheet-hero-title = { $name } ({ $type }, { $faction })
sheet-deck = Talia początkowa: { $cards }
sheet-cards = { $name } ×{ $n }
sheet-level = Poziom { $n }: { $name }

## Map tiles: a line for each field, clockwise from the middle as printed.

sheet-tile-title = { $name } ({ $kind }, { $terrain })
sheet-tile-start = { $name } ({ $kind }, { $terrain }, { $faction })
sheet-tile-field = { $direction }: { $printed }
sheet-tile-income = { $amount } w każdej rundzie Zasobów
sheet-tile-dice = { $n ->
        [one] 1 kość
       *[other] { $n } kości
    }
sheet-tile-guard = strażnicy o trudności { $level }
sheet-tile-walls = zamknięte krawędzie ({ $directions })

## Astrologers cards.

sheet-proclamation-title = { $name } (karta Astrologów)
sheet-redraw = Jeśli jest pierwsza w grze, wraca do talii, a na jej miejsce dobiera się inną.

## AI cards. The value of a difficulty follows the sentence, line by line.

ai_type-might = siła
ai_type-magic = magia
ai_type-skill = umiejętność
sheet-ai-title = { $name } (karta SI, { $type })
ai_effect-attack = Jednostka, która zaatakuje jako następna, otrzymuje do ataku:
ai_effect-defend_most_hp = Jednostka z największym zdrowiem, gdy jest atakowana, otrzymuje do obrony:
ai_effect-defend_next_active = Jednostka, która aktywuje się jako następna, gdy jest atakowana, otrzymuje do obrony:
ai_effect-cast = Następne zaklęcie SI zostaje rzucone na jednostkę z najwyższą obroną, szkodliwe na wrogą, pomocne na własną, z mocą:
ai_effect-skill = Zostaje użyta umiejętność scenariusza; potem:
follow-no_more = nic więcej
follow-once_more = zostaje użyta jeszcze raz
follow-back_in_first_round = w pierwszej rundzie walki ta karta zostaje wtasowana z powrotem do talii
sheet-difficulty = { $difficulty }: { $value }

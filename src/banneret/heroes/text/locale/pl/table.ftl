### Words of the table when a whole game lies on it: panels, windows, keys, and short names of locations.

## Where the game stands.

table-map = Mapa
table-guards-of = Strażnicy { $level } (prowadzi { $player })
table-guards = Strażnicy { $level }
table-round = runda { $n } z { $of }
table-level = poziom { $level }

## Fields and tiles.

table-tile-back = Kafelek { $back }, zakryty
table-no-tile = Jeszcze bez kafelka
table-lay = połóż kafelek
table-face-down = Nikt nie wie, co na nim jest.
table-free-spot = Można tu położyć własny kafelek.
table-guarded = Strażnicy o trudności { $level }
table-token = Żeton: { $resource }
table-visited = odwiedzone
table-nothing-here = Nic tu nie ma
table-mine = Dochód: { $n } { $resource }
table-dice-treasure = { $n ->
        [one] Rzut 1 kością skarbów.
       *[other] Rzut { $n } kośćmi skarbów.
    }
table-dice-resource = { $n ->
        [one] Rzut 1 kością zasobów.
       *[other] Rzut { $n } kośćmi zasobów.
    }
table-dice-keep = { $n ->
        [one] Działa 1 z nich.
        [few] Działają { $n } z nich.
       *[other] Działa { $n } z nich.
    }
table-turning = Kafelek { $tile }
table-turn-hint = Strzałki obracają, enter kładzie.
table-crossings = { $n ->
        [0] Brak przejść na inne kafelki
        [one] 1 przejście na inne kafelki
        [few] { $n } przejścia na inne kafelki
       *[other] { $n } przejść na inne kafelki
    }

## Players.

table-move = ruch
table-hand = ręka
table-experience = dośw.
table-morale = morale
table-token-build = budowa
table-token-population = lud
table-token-spell_book = księga
table-town = miasto
table-tiles = kafelki
table-cubes = kostki
table-units = jednostki
table-short-gold = z
table-short-building_materials = m
table-short-valuables = k
table-track = Runda
table-no-card = bez karty Astrologów
table-flags = Flagi
table-out = poza grą
table-pool = Kafelki do położenia: { $n }
table-cube-of = Kostki zdobyte od { $player }: { $n }
table-secondary = Drugi bohater:

## How to win.

table-goals = Jak wygrać
table-goal-capture_town = { $of ->
        [all] Zdobądź Miasta wszystkich rywali.
       *[any] Zdobądź Miasto rywala.
    }
table-goal-defeat_main_hero = { $of ->
        [all] Pokonaj głównego bohatera każdego rywala (×{ $n }).
       *[any] Pokonaj głównego bohatera rywala (×{ $n }).
    }
table-goal-cubes_from_all_rivals = Zdobądź kostkę każdego rywala.
table-goal-eliminate_all = Wyeliminuj wszystkich rywali.
table-goal-flag = Kontroluj { $n } × { $what }.
table-limit-final_battle = Po rundzie { $n }: ostateczna bitwa.
table-limit-draw = Po rundzie { $n }: nikt nie wygrywa.
table-limit-all_lose = Po rundzie { $n }: wszyscy przegrywają.

## Town and hero.

table-town-of = Miasto: { $player }
table-buildings = Budynki
table-recruiting = Werbowanie i wzmacnianie
table-built = zbudowano
table-now = teraz
table-later = nie teraz
table-short-of = brakuje: { $what }
table-needs = najpierw: { $what }
table-token-used = żeton jest zużyty
table-full-strength = Grupa, pełna siła
table-few-price = zwerbuj
table-pack-price = wzmocnij
table-hire = Zwerbuj drugiego bohatera
table-buy-spell = Kup zaklęcie
table-in-hand = Na ręce
table-play-area = W grze
table-unit-deck = Talia jednostek
table-own-deck = Własna talia, bez kolejności
table-discards = Karty odrzucone, wierzchnia pierwsza
table-removed = Usunięte
table-no-cards = brak
table-decks = Talie
table-deck-left = { $n ->
        [one] 1 karta zakryta
        [few] { $n } karty zakryte
       *[other] { $n } kart zakrytych
    }
table-astrologers = Astrologowie

## Keys and signs.

table-key-arrows = przesuń kursor albo obróć kafelek
table-key-choose = daj zaznaczoną odpowiedź; na własnym Mieście otwórz je
table-key-town = miasto: budowa, werbunek, wzmocnienie
table-key-hero = bohater: ręka, jednostki, talia i karty odrzucone
table-key-players = wszyscy gracze i jak wygrać
table-key-decks = talie, karty odrzucone, Astrologowie
table-key-centre = kursor wraca do bohatera
table-key-inspect = wszystko o wskazanej rzeczy
table-sign-may = można wybrać, z kosztem ruchu
table-sign-fight = walka, z kosztem ruchu
table-sign-way = tyle kroków, jeśli nikt nie zatrzyma
table-sign-guard = strażnicy i ich trudność
table-sign-flag = flaga gracza
table-sign-cube = odwiedzone
table-sign-hero = główny bohater z poziomem; okrągłe rogi: drugi
table-sign-back = kafelek, zakryty
table-sign-rock = zamknięte pole
table-sign-wall = granica, której nikt nie przekroczy
table-sign-token = do użycia, zużyte
table-sign-morale = dodatnie, ujemne morale
table-hint-town = miasto
table-hint-hero = bohater
table-hint-players = gracze
table-hint-decks = talie
table-result-level = Poziom
table-result-town = Budynki
table-result-units = Jednostki
table-result-flags = Flagi

## Short names of locations: three letters, or seven where there is room.

short-town = MIA
short-town-long = MIASTO
short-settlement = Osa
short-settlement-long = Osada
short-mine-gold = Zło
short-mine-gold-long = Złoto
short-mine-building_materials = Mat
short-mine-building_materials-long = Mater.
short-mine-valuables = Kos
short-mine-valuables-long = Koszt.
short-obelisk = Obe
short-obelisk-long = Obelisk
short-dragon_utopia = Uto
short-dragon_utopia-long = Utopia
short-grail = Gra
short-grail-long = Graal
short-water_wheel = Koł
short-water_wheel-long = Koło
short-windmill = Wia
short-windmill-long = Wiatrak
short-mystical_garden = Ogr
short-mystical_garden-long = Ogród
short-shrine_of_magic_gesture = Kap
short-shrine_of_magic_gesture-long = Gesty
short-shrine_of_magic_incantation = Kai
short-shrine_of_magic_incantation-long = Inkant.
short-tree_of_knowledge = Drz
short-tree_of_knowledge-long = Drzewo
short-learning_stone = Kam
short-learning_stone-long = Kamień
short-redwood_observatory = Obs
short-redwood_observatory-long = Obserw.
short-witch_hut = Cha
short-witch_hut-long = Chata
short-temple = Świ
short-temple-long = Świąt.
short-stables = Stj
short-stables-long = Stajnie
short-fountain_of_youth = Źmł
short-fountain_of_youth-long = Źródło
short-warriors_tomb = Grb
short-warriors_tomb-long = Grób
short-magic_spring = Źma
short-magic_spring-long = Źr. mag
short-trading_post = Han
short-trading_post-long = Handel
short-sanctuary = San
short-sanctuary-long = Sankt.
short-treasure_symbol = Ska
short-treasure_symbol-long = Skarb
short-resource_symbol = Zas
short-resource_symbol-long = Zasoby
short-artifact_symbol = Art
short-artifact_symbol-long = Artef.
short-pandoras_box = Pan
short-pandoras_box-long = Puszka

### Words of the table when a whole game lies on it: panels, windows, keys, and short names of locations.

## Where the game stands.

table-map = Karte
table-guards-of = Wachen { $level } (geführt von { $player })
table-guards = Wachen { $level }
table-round = Runde { $n } von { $of }
table-level = Stufe { $level }

## Fields and tiles.

table-tile-back = Plättchen { $back }, verdeckt
table-no-tile = Noch kein Plättchen
table-lay = Plättchen legen
table-face-down = Niemand weiß, was darauf ist.
table-free-spot = Hier darf ein eigenes Plättchen hin.
table-guarded = Wachen der Schwierigkeit { $level }
table-token = Marker: { $resource }
table-visited = besucht
table-nothing-here = Hier ist nichts
table-mine = Einkommen: { $n } { $resource }
table-dice-treasure = { $n ->
        [one] Wirft 1 Schatzwürfel.
       *[other] Wirft { $n } Schatzwürfel.
    }
table-dice-resource = { $n ->
        [one] Wirft 1 Ressourcenwürfel.
       *[other] Wirft { $n } Ressourcenwürfel.
    }
table-dice-keep = { $n ->
        [one] Davon gilt 1.
       *[other] Davon gelten { $n }.
    }
table-turning = Plättchen { $tile }
table-turn-hint = Pfeile drehen es, Enter legt es hin.
table-crossings = { $n ->
        [0] Kein Weg zu anderen Plättchen
        [one] 1 Weg zu anderen Plättchen
       *[other] { $n } Wege zu anderen Plättchen
    }

## Players.

table-move = Zug
table-hand = Hand
table-experience = Erf.
table-morale = Moral
table-token-build = Bau
table-token-population = Volk
table-token-spell_book = Buch
table-town = Stadt
table-tiles = Plättchen
table-cubes = Würfel
table-units = Einheiten
table-short-gold = g
table-short-building_materials = b
table-short-valuables = k
table-track = Runde
table-no-card = keine Astrologenkarte
table-flags = Flaggen
table-out = ausgeschieden
table-pool = Plättchen zum Legen: { $n }
table-cube-of = Würfel von { $player }: { $n }
table-secondary = Nebenheld:

## How to win.

table-goals = So gewinnt man
table-goal-capture_town = { $of ->
        [all] Erobere die Städte aller Rivalen.
       *[any] Erobere die Stadt eines Rivalen.
    }
table-goal-defeat_main_hero = { $of ->
        [all] Besiege den Haupthelden jedes Rivalen (×{ $n }).
       *[any] Besiege den Haupthelden eines Rivalen (×{ $n }).
    }
table-goal-cubes_from_all_rivals = Gewinne von jedem Rivalen einen Würfel.
table-goal-eliminate_all = Schalte alle Rivalen aus.
table-goal-flag = Halte { $n } × { $what }.
table-limit-final_battle = Nach Runde { $n }: eine Entscheidungsschlacht.
table-limit-draw = Nach Runde { $n }: niemand gewinnt.
table-limit-all_lose = Nach Runde { $n }: alle verlieren.

## Town and hero.

table-town-of = Stadt: { $player }
table-buildings = Gebäude
table-recruiting = Rekrutieren und verstärken
table-built = gebaut
table-now = jetzt
table-later = jetzt nicht
table-short-of = es fehlt: { $what }
table-needs = zuerst: { $what }
table-token-used = der Marker ist benutzt
table-full-strength = Rudel, volle Stärke
table-few-price = rekrutieren
table-pack-price = verstärken
table-hire = Nebenhelden rekrutieren
table-buy-spell = Zauber kaufen
table-in-hand = Auf der Hand
table-play-area = Im Spiel
table-unit-deck = Einheitendeck
table-own-deck = Eigenes Deck, ungeordnet
table-discards = Abwurfstapel, oberste Karte zuerst
table-removed = Entfernt
table-no-cards = nichts
table-decks = Stapel
table-deck-left = { $n ->
        [one] 1 verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
table-astrologers = Astrologen

## Keys and signs.

table-key-arrows = den Zeiger bewegen oder ein Plättchen drehen
table-key-choose = die markierte Antwort geben; die eigene Stadt öffnen
table-key-town = die Stadt: bauen, rekrutieren, verstärken
table-key-hero = der Held: Hand, Einheiten, Deck und Abwurf
table-key-players = alle Spieler, und wie man gewinnt
table-key-decks = Stapel, Abwurfstapel, Astrologen
table-key-centre = den Zeiger zurück zum Helden
table-key-inspect = alles über das, worauf der Zeiger steht
table-sign-may = darf gewählt werden, mit den Bewegungskosten
table-sign-fight = ein Kampf, mit den Bewegungskosten
table-sign-way = Schritte entfernt, wenn niemand aufhält
table-sign-guard = Wachen und ihre Schwierigkeit
table-sign-flag = Flagge eines Spielers
table-sign-cube = besucht
table-sign-hero = Hauptheld mit Stufe; runde Ecken: Nebenheld
table-sign-back = Plättchen, verdeckt
table-sign-rock = gesperrtes Feld
table-sign-wall = Grenze, über die niemand geht
table-sign-token = noch nutzbar, benutzt
table-sign-morale = positive, negative Moral
table-hint-town = Stadt
table-hint-hero = Held
table-hint-players = Spieler
table-hint-decks = Stapel
table-result-level = Stufe
table-result-town = Gebäude
table-result-units = Einheiten
table-result-flags = Flaggen

## Short names of locations: three letters, or seven where there is room.

short-town = STA
short-town-long = STADT
short-settlement = Sie
short-settlement-long = Siedlg.
short-mine-gold = Gld
short-mine-gold-long = Gold
short-mine-building_materials = Bau
short-mine-building_materials-long = Baumat.
short-mine-valuables = Kos
short-mine-valuables-long = Kostb.
short-obelisk = Obe
short-obelisk-long = Obelisk
short-dragon_utopia = Uto
short-dragon_utopia-long = Utopia
short-grail = Gra
short-grail-long = Gral
short-water_wheel = Rad
short-water_wheel-long = Rad
short-windmill = Müh
short-windmill-long = Mühle
short-mystical_garden = Gar
short-mystical_garden-long = Garten
short-shrine_of_magic_gesture = Sch
short-shrine_of_magic_gesture-long = Geste
short-shrine_of_magic_incantation = Scb
short-shrine_of_magic_incantation-long = Beschw.
short-tree_of_knowledge = Wis
short-tree_of_knowledge-long = Baum
short-learning_stone = Ler
short-learning_stone-long = Stein
short-redwood_observatory = Obs
short-redwood_observatory-long = Observ.
short-witch_hut = Hex
short-witch_hut-long = Hütte
short-temple = Tem
short-temple-long = Tempel
short-stables = Stl
short-stables-long = Stall
short-fountain_of_youth = Jun
short-fountain_of_youth-long = Brunnen
short-warriors_tomb = Grb
short-warriors_tomb-long = Grab
short-magic_spring = Que
short-magic_spring-long = Quelle
short-trading_post = Han
short-trading_post-long = Handel
short-sanctuary = Zuf
short-sanctuary-long = Zuflcht
short-treasure_symbol = Tru
short-treasure_symbol-long = Schatz
short-resource_symbol = Res
short-resource_symbol-long = Ressour
short-artifact_symbol = Art
short-artifact_symbol-long = Artef.
short-pandoras_box = Pan
short-pandoras_box-long = Büchse

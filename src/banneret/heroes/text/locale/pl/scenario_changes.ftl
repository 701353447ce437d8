### Co scenariusz zmienia w zasadach z pudełka oraz kiedy i gdzie jego zasady działają.

change-hand_limit = limit ręki { $what }
change-search_cards = każde Szukanie ogląda { $n ->
        [one] 1 kartę więcej
        [few] { $n } karty więcej
       *[other] { $n } kart więcej
    }
change-no_secondary_heroes = nikt nie dostaje Drugiego Bohatera
change-guard_initiative = inicjatywa strażników: { $what }
change-retreat_price = odwrót przed strażnikami kosztuje { $amount }
change-first_flag_pays = Kopalnia przy pierwszej fladze płaci { $n } razy swój dochód
change-lower_attack_die = atakujący rzuca dwiema kośćmi, liczy się niższa
change-second_retaliation = każdy oddział może w rundzie walki odpowiedzieć dwa razy
change-choose_astrologers = dobiera się dwie karty Astrologów, gracz rozpoczynający zatrzymuje jedną
change-half_price_again = utracone oddziały werbuje się ponownie za pół ceny: { $what }
change-no_flight_from = strażnicy o trudności { $what } i wyższej nigdy nie uciekają i żadna karta ich nie omija
change-no_buildings = nie można budować: { $what }
change-ransom = pokonany Główny Bohater płaci { $amount }
change-fallen_return = z oddziałów utraconych przez Głównego Bohatera w walce z rywalem wraca po jednym z tych poziomów: { $what }
change-safe_towns = żaden rywal nie wchodzi do Miasta startowego
change-every_round_pays = każda runda oprócz pierwszej jest rundą Zasobów
change-no_surrender = nie może się poddać ten, kto ma: { $what }
change-own_half_until = do końca rundy { $n } nikt nie opuszcza swojej połowy mapy
change-beast = czeka tu bestia, która zachowuje rany ({ $where }): { $what }
change-beast-health = { $n } zdrowia więcej
change-beast-heals = leczy { $n } na koniec rundy
change-hoard-minor_defense = { $n } obrony więcej dzięki Pomniejszemu Artefaktowi
change-hoard-major_attacks = drugi atak dzięki Większemu Artefaktowi
change-hoard-relic_damage = { $n } obrażeń wszystkim obok dzięki Reliktowi
change-empty = liczą się jako puste pola: { $what }
change-astrologers = nie dobiera się karty Astrologów
change-free_extensions = Walkę ze strażnikami przedłuża się za darmo { $n ->
        [one] raz
       *[other] { $n } razy
    }
change-main_heroes_only = bohatera, którego kostka tam leży, mogą atakować tylko Główni Bohaterowie: { $what }
change-grail = Graala niesie bohater, który go zabrał, a przejmuje go ten, kto go pokona
change-grail-heavy = Graala niesie bohater, który go zabrał; przejmuje go ten, kto go pokona, a gdy niosącego przenosi czar lub Artefakt, Graal zostaje
change-guards = strażnicy ({ $where }): { $what }
change-guards-add = dodatkowo { $units }
change-guards-among = wśród nich { $units }
change-guards-horde = do { $n } kart z: { $horde }, do końca
change-guards-last = tylko na ostatnim bez flagi ({ $what })
change-guards-cannot_avoid = nikt nie przejdzie bez walki
change-guards-to_the_end = Walka nie ma limitu rund
change-by-difficulty = { $difficulty }: { $what }
change-surrender_price = poddanie się kosztuje { $amount }
change-transport_price = sprowadzenie armii na oblegane pole kosztuje { $amount }
change-blind_pick = frakcję i bohatera wybiera się w tajemnicy i ujawnia jednocześnie
change-remove_cards = te karty odpadają: { $what }
change-dice_choose_start = kto na dwóch kościach Zasobów ma wyższą sumę, decyduje, kto zaczyna
change-first_redraw = pierwszą rękę wolno wtasować i dobrać na nowo
change-morale_searches_again = Dodatnie Morale wolno wydać, by szukać jeszcze raz
change-discovery_turns_tiles = co odkrywa sąsiedni kafelek, obraca zamiast tego odkryty
change-lend_units = sojusznicy z bohaterem obok walki mogą użyczyć do niej oddziałów
change-lessons = po niewygranej Walce gracz dowiaduje się, które karty z ręki mógł zagrać
change-lock = zamknięte: { $place }, chyba że masz { $tests }
change-lock-always = zamknięte: { $place }
change-lock-field = { $field } ({ $tile })
change-lock-from = { $place }, chyba że z kafelków { $terrain }
change-kinship = raz na Walkę pierwsza Specjalność licząca się podwójnie dla { $unit } liczy się podwójnie także dla innego oddziału
change-dull_spells = w Walce ({ $tile }) pierwszy czar gracza ma o { $n } mniej mocy
change-lone_attackers = bohatera atakuje w rundzie najwyżej jeden bohater SI

where-resource = Kopalnia ({ $resource })
where-number = kafelek { $tile }
where-own = własne pole
where-home = własne Miasto startowe
where-grail = tam, gdzie leży Graal
where-unwatched = bez bohatera rywala na kafelku

rule-where = tutaj: { $where }
rule-rounds = { $n ->
        [one] w rundzie { $rounds }
       *[other] w rundach { $rounds }
    }
rule-from = od rundy { $n }
rule-to = do rundy { $n }
rule-every = co { $n } rundy
rule-once-game = raz na grę
rule-once-player = raz na gracza
rule-waiting = gdy już obowiązuje
rule-backwards = od ostatniego gracza do pierwszego
rule-only_players = dla { $players } graczy

action-label = przez „{ $label }”
action-where = tutaj: { $where }
action-bearer = dla bohatera z Graalem
action-token-build = zamiast budowy
action-token-population = zamiast werbunku
action-token-book = zamiast kupna czaru
action-movement = za { $n ->
        [one] 1 punkt ruchu
        [few] { $n } punkty ruchu
       *[other] { $n } punktów ruchu
    }

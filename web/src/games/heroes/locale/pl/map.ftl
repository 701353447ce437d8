# Banneret: mapa
map-label = Mapa przygody, { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[other] { $tiles } kafelków
  }
map-guarded = strzeżone, trudność { $level }
map-flag-of = flaga: { $faction }
map-visited = już odwiedzone
map-cost = ruch { $n }
map-starts-combat = rozpoczyna walkę
map-may = wejście wolne
map-hero = { $kind ->
    [main] { $name } ({ $faction }), główny bohater, poziom { $level }, pozostały ruch { $movement }
   *[secondary] { $name } ({ $faction }), drugi bohater, pozostały ruch { $movement }
  }
map-face-down = Zakryty kafelek, trudność { $back }
map-empty-spot = Puste miejsce
map-tile = Kafelek { $tile }
map-zoom-in = Powiększ
map-zoom-out = Pomniejsz
map-fit = Pokaż całą mapę
map-tip-guards = strażnicy, dobierani na początku walki
map-tip-experience = { $n ->
    [0] brak doświadczenia na twoim poziomie
    [one] +{ $n } doświadczenia za zwycięstwo
   *[other] +{ $n } doświadczenia za zwycięstwo
  }
map-tip-income = +{ $n } dochodu
map-tip-owner = Flaga: { $faction }
map-tip-visited = Już odwiedzone: nic się tu teraz nie dzieje
map-tip-level = poziom { $level }
map-tip-back = Co tu leży, okaże się, gdy odkryje to bohater.
map-tip-spot = Tu można położyć kafelek.
map-tip-turn = Ten kafelek można obrócić razem ze wszystkim, co na nim leży.
map-tip-walk = { $n ->
    [one] { $n } punkt ruchu
    [few] { $n } punkty ruchu
   *[other] { $n } punktów ruchu
  }
map-tip-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[other] { $n } kroków
  }
map-tip-fight = Rozpoczyna walkę
map-tip-token = Żeton osady: { $resource }
map-confirm =
    { $way ->
        [fight] Walczyć tutaj?
       *[go] Iść tam? Tego nie da się cofnąć.
    }
map-confirm-yes =
    { $way ->
        [fight] Idź i walcz
       *[go] Idź tam
    }
map-confirm-no = Nie teraz
map-secondary = drugi bohater
map-hand = Bohater do ruchu
map-hand-hero = { $name }: pozostały ruch { $n }
map-hand-go = { $name } idzie tutaj
side-watching = Plansza gracza { $name }
side-looking-at = Oglądasz planszę gracza { $name }
side-player = gracz { $n }
side-back = Wróć do mojej
side-out = Poza grą
side-movement = { $name }: pozostało { $left } z { $of } punktów ruchu
side-of = { $left } z { $of }
side-level = Poziom { $level }, doświadczenie { $experience }, następny poziom przy { $next }
side-specialty = specjalność
side-ability = zdolność
side-level-numbers = limit ręki · efekty mistrzowskie
side-hand = ręka { $n }/{ $of }
side-expert = mistrz { $n }
side-tiles = { $n ->
    [one] { $n } kafelek do położenia
    [few] { $n } kafelki do położenia
   *[other] { $n } kafelków do położenia
  }
side-morale = { $morale ->
   *[positive] wysokie morale
    [negative] niskie morale
  }
side-doomed = traci rękę na końcu tury
side-grail = ma Graala
side-army = Armia
side-hidden-unit = Jednostka, której nikt nie widział
side-no-army = Brak jednostek: zrekrutuj je w mieście.
side-no-army-other = Brak jednostek.
side-treasury = Skarbiec
side-income-round = dochód w rundzie { $round }
side-no-income = bez dalszego dochodu
side-resource = { $kind ->
   *[gold] Złoto
    [building_materials] Materiały
    [valuables] Kosztowności
  }
side-income = dochód { $n }
side-town = Miasto
side-built = zbudowano { $n } z { $of }
side-homeless = utracone
side-building = { $name }, { $state ->
   *[built] zbudowane
    [can] możesz zbudować
    [not] niezbudowane
  }
side-token = { $token ->
   *[build] Budowa
    [population] Ludność
    [spell_book] Czary
  }
side-token-state = { $state ->
   *[ready] gotowy
    [used] użyty
    [none] brak gildii
  }
side-open-town = Otwórz miasto
turn-title = Obróć kafelek, potem go połóż
turn-hint = Zielone paski: tędy przejdą bohaterowie; kropkowane, jeśli za nimi nie ma muru.
turn-n = Obrót { $n }
turn-ways = { $n ->
    [one] { $n } wejście
    [few] { $n } wejścia
   *[other] { $n } wejść
  }
turn-opens = otwiera { $n }/{ $of }
turn-open-to = Otwarte na
turn-walled-to = Mury na
turn-wind = { $to ->
    [n] północ
    [ne] północny wschód
    [e] wschód
    [se] południowy wschód
    [s] południe
    [sw] południowy zachód
    [w] zachód
   *[nw] północny zachód
}
turn-refused = nie tak
turn-not = Obrót { $n } jest niemożliwy
turn-next = Obróć
preview-label = Mapa scenariusza { $name }, { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[other] { $tiles } kafelków
  }
map-walled-off = Między twoim kafelkiem a tym stoją mury: możesz go odkryć, ale stąd tam nie wejdziesz.
amount-of-gold = złoto
amount-of-building_materials = materiały budowlane
amount-of-valuables = kosztowności
amount-of-movement = ruch

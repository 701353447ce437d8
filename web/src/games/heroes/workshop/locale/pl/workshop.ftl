# Banneret: mapy Heroes w warsztacie

workshop-section-map = Mapa
workshop-section-map-about = Gdzie leżą kafelki i co o nich wiadomo.
workshop-section-basics = Podstawy
workshop-section-basics-about = Jak się nazywa, kto gra i jak długo.
workshop-section-means = Środki
workshop-section-means-about = Z czym wszyscy zaczynają: skarbiec, dochód, budynki, jednostki.
workshop-section-places = Miejsca i żetony
workshop-section-places-about = Co jest inne w miejscach i co zbierają gracze.
workshop-section-rivals = Bohaterowie SI
workshop-section-rivals-about = Bohaterowie, którymi nikt nie gra: gdzie stoją, kogo prowadzą, jak się poruszają.
workshop-section-rules = Zasady
workshop-section-rules-about = Co jest tu szczególne. Każdy wpis mówi jednym zdaniem, co robi.
workshop-section-events = Wydarzenia
workshop-section-events-about = Co dzieje się na początku niektórych rund.
workshop-section-goals = Cele
workshop-section-goals-about = Jak się wygrywa i przegrywa, i co znaczy ostatnia runda.
workshop-tray = Kafelki z pudełka
workshop-left = zostało { $left } z { $of }
workshop-kind-start = Kafelek startowy
workshop-kind-center = Kafelek środkowy
workshop-kind-near = Kafelek bliski
workshop-kind-far = Kafelek daleki
workshop-any = dowolny
workshop-take = Weź { $tile }
workshop-take-any = { $kind }, dowolny
workshop-place = Wolne miejsce { $spot }
workshop-tile = { $kind } na { $spot }
workshop-map = Mapa dla { $players } graczy
workshop-maps = Mapy
workshop-players = { $players ->
    [one] 1 gracz
    [few] { $players } gracze
   *[other] { $players } graczy
  }
workshop-add-map = Kolejna mapa
workshop-drop-map = Usuń mapę dla { $players } graczy
workshop-beside = Obok siebie
workshop-pool = Dalekie kafelki w puli
workshop-moving = Dokąd?
workshop-laying = Połóż: { $tile }
workshop-laying-how = Wybierz jedno ze złotych miejsc.
workshop-enough = Dość
workshop-howto = Weź kafelek i połóż go albo wybierz kafelek na mapie.
workshop-in-group = tasowany z { $count ->
    [one] 1 innym kafelkiem
    [few] { $count } innymi kafelkami
   *[other] { $count } innymi kafelkami
  }
workshop-by-itself = leży osobno
workshop-of-seat = kafelek swojej frakcji
workshop-seat = Miejsce
workshop-asks = Który kafelek
workshop-group = Grupa
workshop-group-of = Grupa { $n } ({ $count })
workshop-group-new = Osobno
workshop-label = Nazwa
workshop-face = Która strona jest widoczna
workshop-up-face = odkryty
workshop-down-face = zakryty
workshop-way = Jak jest obrócony
workshop-turn-left = Obróć w lewo
workshop-turn-right = Obróć w prawo
workshop-turned-free = obracają gracze
workshop-turn-free = Zostaw graczom
workshop-turned = obrócony o { $degrees }°
workshop-begin-here = połóż kafelek startowy
workshop-put = Postaw tu …
workshop-put-ai = Bohatera SI
workshop-put-lock = Zamek
workshop-put-guards = Straże
workshop-ai-name = Nieznany lord
workshop-lock-text = Nikt nie wchodzi na kafelek „{ $place }” przed rundą 4.
workshop-guards-text = Jeszcze jedna srebrna jednostka strzeże pól kafelka „{ $place }”.
workshop-move = Przesuń
workshop-remove = Zdejmij
workshop-word = { $word ->
    [any] dowolny
    [settlement] z osadą
    [gold_mine] z kopalnią złota
    [valuables_mine] z kopalnią kosztowności
    [obelisk] z obeliskiem
    [no_obelisk] bez obelisku
    [utopia] ze Smoczą Utopią
    [grail] z Graalem
    [castle] ziemia Zamku
    [dungeon] ziemia Lochu
    [necropolis] ziemia Nekropolii
   *[other] { $word }
  }
workshop-new-heroes = Mała mapa, gotowa do gry
workshop-import = Z kodu udostępniania
workshop-import-how = Mapa z edytora fanów jako nowy szkic
workshop-import-note = Wklej kod udostępniania mapy z edytora fanów. Powstanie z niej osobny szkic.
workshop-import-code = Kod udostępniania
workshop-import-empty = Nie ma tu jeszcze kodu: wklej go powyżej.
workshop-import-read = Wczytaj
workshop-import-go = Dalej z tym
workshop-import-name = Zaimportowana mapa
workshop-import-laid = { $count ->
    [one] Położono 1 kafelek. Tego nie ma w pliku:
    [few] Położono { $count } kafelki. Tego nie ma w pliku:
    [many] Położono { $count } kafelków. Tego nie ma w pliku:
   *[other] Położono { $count } kafelka. Tego nie ma w pliku:
  }
workshop-import-why = { $why ->
    [mirrored] leży w edytorze odbite
    [no_place] nie ma miejsca na naszej siatce
    [off_map] leży poza mapą
    [on_tile] leży na kafelku, czego plik nie może powiedzieć
    [second] jest dwa razy
    [too_many_starts] to o jeden kafelek startowy za dużo
    [side] ma tu grać; frakcję wybiera ten, kto zajmie miejsce
    [suggested] leży tu tylko jako propozycja
    [turned] jest obrócony; kafelek startowy obraca ten, kto gra jego frakcją
   *[not_in_box] nie ma w podstawowym pudełku
  }
workshop-chain-faction-of = { $faction ->
    [dungeon] Loch
    [necropolis] Nekropolia
   *[castle] Zamek
  }

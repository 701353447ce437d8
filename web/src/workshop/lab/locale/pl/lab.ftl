# Banneret: the balance lab

lab-title = Laboratorium równowagi
lab-about = Boty rozgrywają scenariusz wiele razy. Dwie wersje grane są z tym samym szczęściem, więc różni je tylko scenariusz.
lab-version = { $n ->
    [1] Scenariusz
   *[other] Obok, z tym samym szczęściem
  }
lab-bots = Boty, które z gry na grę zmieniają miejsca
lab-bot = Bot { $n }
lab-bot-of = { $bot ->
    [random] losowo
   *[greedy] bierze, co się da
  }
lab-players = Gracze
lab-count = Gry
lab-seed = Szczęście (liczba)
lab-seed-wrong = Szczęście to liczba całkowita od 0 do { NUMBER($most) }.
lab-begin = Zważ
lab-progress = Rozegrane gry
lab-done = { $done } z { $total } gier
lab-played-by = Boty: { $bots }
lab-stop = Zatrzymaj
lab-go-on = Kontynuuj
lab-empty = Wybierz, co zważyć. Wyniki rosną z każdą grą.
lab-gone = Tej serii już nie ma: minęło zbyt wiele czasu.
lab-runs = Ważone wcześniej
lab-run-drop = Usuń { $name } z listy
lab-none = nic
lab-file = Otwórz plik scenariusza
lab-won = Wygrane
lab-interval = Przedział 95 %
lab-of = { $wins } z { $games }
lab-between = między { $low } a { $high } %
lab-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  }
lab-length = rundy: { $rounds }, decyzje: { $choices }
lab-draws = remisy: { $count }
lab-lost = przegrane przez wszystkich: { $count }
lab-endless = bez końca: { $count }
lab-endless-note = Gry bez końca przerwano: od bardzo dawna nic się w nich nie działo, bo nikt nie mógł już wygrać albo boty nie widziały jak. Nie liczą się dla nikogo.
lab-failed = Nieudane gry: { $count }.
lab-by-bot = Wygrane według bota
lab-by-side = Wygrane według frakcji
lab-by-seat = Wygrane według miejsca
lab-by-order = Wygrane według kolejności
lab-order = gra jako { $n }.
lab-rounds = Gry według rundy, w której się skończyły
lab-ends = Co rozstrzyga
lab-goal = cel { $n }
lab-end = { $end ->
    [limit] koniec ostatniej rundy
    [final_battle] bitwa ostateczna
    [eliminated] wyeliminowani rywale
    [enemies] chorągiew za pokonanego wroga
    [hold] chorągwie celu
    [tent] chorągiew za namiot dowódcy
    [quest] chorągwie zadania
    [swept] nikogo po drugiej stronie
   *[other] coś innego
  }
lab-series = Zasoby w kolejnych rundach
lab-series-of = { $id ->
    [gold] złoto
    [building_materials] materiały
    [valuables] kosztowności
    [level] poziom
   *[banners] chorągwie
  }
lab-heat = Gdzie się to dzieje
lab-heat-of = { $what ->
    [fights] walki
   *[visited] odwiedziny
  }
lab-heat-map = Mapa: { $name }; im ciemniej, tym więcej się dzieje
lab-cards = Najczęściej grane karty
lab-replays = Gry warte obejrzenia
lab-replay = { $why ->
    [shortest] Najkrótsza (gra { $number }, rundy: { $rounds })
    [longest] Najdłuższa (gra { $number }, rundy: { $rounds })
    [lopsided] Najbardziej jednostronna (gra { $number }, rundy: { $rounds })
    [endless] Pierwsza bez końca (gra { $number }, rundy: { $rounds })
   *[failed] Pierwsza nieudana (gra { $number }, rundy: { $rounds })
  }

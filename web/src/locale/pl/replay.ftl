# Banneret: replay

replay-step = Krok { $step } z { $steps }
replay-where-turn = Runda { $round }, tura: { $name }
replay-where-setup = Przygotowanie
replay-where-round = Runda { $round }
replay-won = Zwycięstwo: { $names }
replay-draw = remis
replay-unfinished = nie dograna do końca
replay-share = Udostępnij
replay-share-note = Kto ma zapis, widzi wszystkie ręce.
replay-link = Link
replay-link-here = zacznij od kroku { $step }
replay-copy = Skopiuj link
replay-copied = Skopiowano
replay-share-with = Wyślij …
replay-file = Zapisz plik

replay-controls = Odtwarzanie
replay-play = Odtwórz
replay-pause = Zatrzymaj
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-turn-back = Do poprzedniej tury
replay-turn-on = Do następnej tury
replay-speed = Tempo
replay-pace = { $pace ->
    [jump] skok
    [0.5] ½×
   *[other] { $pace }×
  }
replay-key-step = krok
replay-key-turn = tura
replay-timeline = Oś czasu: kroki { $steps }, rundy { $rounds }
replay-branch-at = Twoja gra od kroku { $step }

replay-seen-from = Oczami
replay-public = Widz
replay-all-hands = Wszystkie ręce
replay-players = Gracze

replay-events = Zdarzenia
replay-steps-in-all = kroki: { $steps }
replay-filter = Pokaż tylko
replay-all = wszystkie
replay-mark-hands = Przejęte miejsca: { $count }
replay-mark-other = Inne: { $count }
replay-round = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
  }
replay-whole = Gra
replay-hidden = wtedy zakryte
replay-more-events = … przedtem { $count }

replay-try = Spróbuj stąd
replay-try-how = Zajmij dowolne miejsce; resztą zagrają boty. Zapis pozostanie bez zmian.
replay-try-seat = Twoje miejsce
replay-same-dice = Te same kości
replay-new-dice = Nowe kości
replay-try-over = Na tym kroku gra jest skończona.
replay-try-no-seed = Los tej gry był tajny: jej kości nie wrócą.
replay-try-failed = Nie udało się rozpocząć gry
replay-tried = { $name }, od kroku { $step }
replay-tab = { $tab ->
   *[board] Plansza
    [events] Zdarzenia
    [players] Gracze
    [try] Zagraj
  }

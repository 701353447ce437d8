# Banneret: koniec gry przed czasem, dni wolne
pace-title = Ta gra
pace-abort = Odwołaj grę
pace-abort-note = Nikt jeszcze nie odpowiedział: gra skończy się bez wyniku.
pace-draw = Zaproponuj remis
pace-draw-note = Gra kończy się remisem, jeśli zgodzą się wszyscy grający.
pace-draw-offered = Proponujesz remis
pace-draw-back = Wycofaj propozycję
pace-draw-title = Propozycja remisu
pace-draw-ask = { $name } proponuje remis.
pace-draw-yes = Zgoda
pace-draw-no = Gramy dalej
pace-resign = Poddaj się
pace-resign-note = Oznacza to przegraną. Jeśli inni grają dalej, zastąpi cię bot.
pace-resign-sure = Poddaj się ostatecznie
pace-resign-not = Gramy dalej
pace-off = Weź dzień wolny
pace-off-note = W dni wolne twój zegar stoi. Pozostałe dni: { $days }
pace-off-first = Pierwszy dzień, jeśli nie dziś
pace-off-planned = Dni wolne: od { $from } do { $until }
pace-ended = { $how ->
    [resigned] Ktoś się poddał.
    [time] Komuś skończył się czas.
    [drawn] Wszyscy zgodzili się na remis.
   *[aborted] Grę odwołano, zanim ktokolwiek odpowiedział.
  }
pace-aborted = Gra odwołana

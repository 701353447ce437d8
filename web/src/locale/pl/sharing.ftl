# Banneret: scenarios shared by a link

sharing-title = Udostępnij: { $name }
sharing-note = Każdy, kto ma link, może scenariusz obejrzeć, zagrać w niego i go skopiować. Najpierw zostanie rozegrany dziesięć razy losowymi ruchami.
sharing-trying = Trwa próba: { $done } z { $total } gier.
sharing-progress = Rozegrane gry
sharing-done = Wytrzymał próbę. Oto jego link.
sharing-open = Otwórz jego stronę
sharing-errors = Sprawdzanie znalazło błędy.
sharing-fault = { $fault ->
    [not_begun] Gry { $game } nie dało się rozpocząć.
    [crash] W grze { $game } zasady się zatrzymały.
    [dead_end] W grze { $game } ktoś został zapytany i nie miał odpowiedzi.
    [endless] Gra { $game } się nie skończyła.
   *[other] Gra { $game } trwała za długo.
  }
sharing-fault-record = Zobacz grę do tego miejsca
sharing-failed = Serwer nie mógł go wypróbować. To nie wina pliku.
sharing-page = Udostępniony scenariusz
sharing-tried = Udostępniono { $day }. Wcześniej dziesięć losowych gier rozegrano do końca.
sharing-download = Pobierz plik
sharing-pass-on = Przekaż dalej
sharing-file = Plik

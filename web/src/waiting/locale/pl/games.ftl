# Banneret: strona własnych partii
games-intro = Najpierw to, co czeka najdłużej.
games-none = Nic na ciebie nie czeka.
games-none-note = Partie z innymi i przeciw botom pojawią się tutaj, gdy tylko przyjdzie twoja kolej.
games-people = Inni czekają na ciebie
games-bots = Przeciw botom i lekcje
games-theirs = Czekają na innych
games-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
  }
games-round = Runda { $round }
games-next = Zacznij od pierwszej
games-unnamed = ktoś bez imienia
games-tell = Pokaż powiadomienie, gdy przyjdzie moja kolej
games-tell-note = Dopóki ta karta jest otwarta, a ty patrzysz gdzie indziej.
games-tell-on = Ta przeglądarka powiadomi cię, gdy przyjdzie twoja kolej.
games-tell-denied = Powiadomienia tej strony są zablokowane w ustawieniach przeglądarki.
games-channels = Push, poczta i inne sposoby
games-due = termin: { $when }

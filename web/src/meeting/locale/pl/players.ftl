# Banneret: leaderboards and players
leaders-title = Rankingi
leaders-note = Ludzie i boty na jednej liście
leaders-place = Miejsce
leaders-player = Gracz
leaders-range = Przedział
leaders-rating = Ranking
leaders-record = Wygrane, remisy, porażki
leaders-score = { $won } – { $drawn } – { $lost }
leaders-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[other] { $count } graczy
  }
leaders-how = Prawdziwa siła mieści się w pasku w dziewiętnastu przypadkach na dwadzieścia. Lista idzie według jego dolnego końca, więc kilka szczęśliwych partii nikogo nie wyniesie na szczyt. Są na niej tylko ci, o których wiadomo dość i którzy pokazują swoją stronę.
leaders-none = Nikogo tu jeszcze nie ma
leaders-none-note = Po mniej więcej tuzinie liczących się partii ranking jest dość pewny.
player-mine = Moja strona
player-bot = Bot tego stołu
player-is-you = To ty, tak jak widzą cię inni, jeśli mogą
player-note = Rankingi i partie, które się liczyły
player-show = Każdy może widzieć tę stronę
player-show-note = Tylko wtedy można cię znaleźć i zaprosić po imieniu, a ty trafiasz do rankingów.
player-won = wygrane: { $count }
player-drawn = remisy: { $count }
player-lost = porażki: { $count }
player-uncertain = Jeszcze za mało partii na ranking
player-no-ratings = Żadna partia jeszcze się nie liczyła.
player-games = Partie, które się liczyły
player-result = { $how ->
    [won] Wygrana
    [lost] Porażka
   *[drawn] Remis
  }
player-replay = Obejrzyj jeszcze raz: { $title }
player-curve = Ranking w ostatnich partiach ({ $count }): od { $from } do { $to }
player-missing = Nie ma takiego gracza albo nie pokazuje on swojej strony.

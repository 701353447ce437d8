### What every lobby tells: bots, and how many may play.

bot-random = Bezmyślny
bot-random-text = Daje dowolną dozwoloną odpowiedź. Przeciwnik na zupełnie pierwsze kroki.
bot-greedy = Rozważny
bot-greedy-text = Sprawdza w głowie każdą odpowiedź i bierze tę, która teraz służy mu najlepiej.
bot-automa = Według instrukcji
bot-automa-text = Rusza się i uderza tak, jak instrukcja prowadzi jednostki bez gracza. Nie gra kart.
rank-page = Paź
rank-squire = Giermek
rank-knight = Rycerz
rank-marshal = Marszałek
rank-warlord = Wódz
lobby-choose = Który?
lobby-players = graczy: { $players }
plan-players = { $n ->
        [one] 1 gracz
        [few] { $n } gracze
       *[other] { $n } graczy
    }
player-n = Gracz { $n }
join-comma = { $first }, { $second }
mission-goals = Jak wygrać
mission-lost = Jak się przegrywa
mission-rules = Zasady specjalne
mission-starts = Na początku
mission-notes = Ponadto

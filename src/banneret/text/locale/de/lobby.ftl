### What every lobby tells: bots, and how many may play.

bot-random = Ziellos
bot-random-text = Gibt irgendeine erlaubte Antwort. Ein Gegner für die allerersten Schritte.
bot-greedy = Besonnen
bot-greedy-text = Probiert jede Antwort im Kopf und nimmt, was ihm gerade am meisten nützt.
bot-automa = Nach Vorschrift
bot-automa-text = Zieht und schlägt, wie das Regelheft Einheiten ohne Spieler lenkt. Spielt keine Karten.
rank-page = Page
rank-squire = Knappe
rank-knight = Ritter
rank-marshal = Marschall
rank-warlord = Feldherr
lobby-choose = Welches?
lobby-players = Spieler: { $players }
plan-players = { $n ->
        [one] 1 Spieler
       *[other] { $n } Spieler
    }
player-n = Spieler { $n }
join-comma = { $first }, { $second }
mission-goals = Wie man gewinnt
mission-lost = Wie man verliert
mission-rules = Sonderregeln
mission-starts = Zu Beginn
mission-notes = Außerdem

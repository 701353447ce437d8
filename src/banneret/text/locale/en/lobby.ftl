### What every lobby tells: bots, and how many may play.

bot-random = Aimless
bot-random-text = Gives any legal answer. An opponent for the very first steps.
bot-greedy = Steady
bot-greedy-text = Tries every answer in its head and takes what serves it best right now.
bot-automa = By the book
bot-automa-text = Moves and strikes by the rulebook’s rules for units without a player. Plays no cards.
rank-page = Page
rank-squire = Squire
rank-knight = Knight
rank-marshal = Marshal
rank-warlord = Warlord
lobby-choose = Which one?
lobby-players = players: { $players }
plan-players = { $n ->
        [one] 1 player
       *[other] { $n } players
    }
player-n = Player { $n }
join-comma = { $first }, { $second }
mission-goals = How to win
mission-lost = How it is lost
mission-rules = Special rules
mission-starts = At the start
mission-notes = Besides

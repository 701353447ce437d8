### What every lobby tells: bots, and how many may play.

bot-random = Étourdi
bot-random-text = Donne n’importe quelle réponse permise. Un adversaire pour les tout premiers pas.
bot-greedy = Posé
bot-greedy-text = Essaie chaque réponse en pensée et prend celle qui le sert le mieux sur le moment.
bot-automa = Selon le livre
bot-automa-text = Bouge et frappe comme le livret dirige les unités sans joueur. Ne joue aucune carte.
rank-page = Page
rank-squire = Écuyer
rank-knight = Chevalier
rank-marshal = Maréchal
rank-warlord = Seigneur
lobby-choose = Lequel{"\u00A0"}?
lobby-players = joueurs{"\u00A0"}: { $players }
plan-players = { $n ->
        [one] 1 joueur
       *[other] { $n } joueurs
    }
player-n = Joueur { $n }
join-comma = { $first }, { $second }
mission-goals = Comment gagner
mission-lost = Comment on perd
mission-rules = Règles spéciales
mission-starts = Au départ
mission-notes = En outre

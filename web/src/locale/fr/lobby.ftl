# Banneret: lobby

lobby-games = Choisir un jeu
lobby-scenario = Scénario
lobby-modes = Types de scénarios
lobby-all-modes = Tous
lobby-in-all = { $count } en tout
lobby-rounds = { $rounds } manches
lobby-players-of = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
lobby-difficulty-of = Difficulté { $level } sur 3

lobby-you = Vous
lobby-player = Joueur { $seat }
lobby-your-name = Votre nom
lobby-name-of = Nom du joueur { $seat }
lobby-bot = Bot
lobby-open-seat = Place libre
lobby-open-how = Une fois la table prête, vous recevez un lien pour un ami.
lobby-seats = Places
lobby-players = joueurs
lobby-who = Qui occupe la place { $seat }
lobby-sitting = { $who ->
   *[me] vous
    [here] ici
    [friend] ami
    [bot] bot
  }
lobby-sitting-how = { $who ->
   *[me] Vous jouez ici
    [here] Quelqu’un d’autre devant cet écran
    [friend] Un ami vient par un lien
    [bot] Un bot joue
  }
lobby-which-bot = Quel bot

lobby-special = { $count ->
    [one] 1 règle spéciale
   *[other] { $count } règles spéciales
  }
lobby-win = Pour gagner
lobby-or = ou
lobby-length = Durée

lobby-clock = Horloge
lobby-clock-what = { $by ->
    [turn] Pour tout ce que vous répondez dans une manche. Ensuite, un bot joue le reste de la manche.
    [total] Qui n’a plus de temps a perdu. Un bot joue à sa place si d’autres jouent encore.
   *[answer] Pour tout ce que vous répondez jusqu’à ce qu’un autre soit interrogé. Ensuite, un bot répond.
  }
lobby-absence = Place libérable après une absence de
lobby-watching = Spectateurs admis
lobby-talk = Chat
lobby-hints = Conseils
lobby-switch = { $value ->
    [on] Oui
   *[off] Non
  }
lobby-more = { $count ->
    [one] 1 autre règle
   *[other] { $count } autres règles
  }
lobby-changed = modifiée
lobby-rules = Règles de cette table
lobby-rules-note = Là où le livret laisse le choix, ou quand la table en veut un autre.
lobby-rules-find = Chercher une règle
lobby-rules-none = Aucune règle ne dit cela.
lobby-rules-changed = { $count ->
    [0] tout comme d’habitude
    [one] 1 modifiée
   *[other] { $count } modifiées
  }
lobby-rules-reset = Tout comme d’habitude
lobby-seed = Graine du hasard
lobby-seed-how = Le même nombre redonne les mêmes cartes et les mêmes dés.
lobby-seed-alone = Seulement si personne ne vient par un lien{"\u00A0"}: qui connaît la graine connaît chaque dé.
lobby-seed-new = hasard nouveau

lobby-begin = Commencer la partie
lobby-beginning = Un instant …
lobby-open-table = Ouvrir la table
lobby-begin-solo = La partie commence aussitôt et s’enregistre à chaque coup.
lobby-begin-here = { $count ->
    [one] Un joueur devant cet écran.
   *[other] { $count } joueurs devant cet écran{"\u00A0"}: un rideau tombe entre vos tours.
  }
lobby-begin-open = { $count ->
    [one] Une place est libre. Vous recevez un lien à partager{"\u00A0"}; un bot peut la prendre à tout moment.
   *[other] { $count } places sont libres. Vous recevez un lien à partager{"\u00A0"}; des bots peuvent les prendre à tout moment.
  }
lobby-begin-watch = Rien que des bots{"\u00A0"}: vous regardez.

lobby-resume = Reprendre
lobby-resume-count = { $shown } sur { $count }
lobby-resume-all = Afficher les { $count }
lobby-resume-none = Les parties que vous commencez sont gardées ici, dans ce navigateur.
lobby-some-game = Une partie
lobby-with = avec { $names }
lobby-alone = encore personne d’autre
lobby-gone-how = n’est plus sur ce serveur
lobby-doing = { $doing ->
    [yours] À vous
    [thinking] le bot réfléchit
    [open] places libres
    [over] terminée
    [gone] disparue
   *[other] …
  }
lobby-forget = Retirer { $title } de cette liste
lobby-forget-sure = Les clés de vos places partent avec. La retirer{"\u00A0"}?
lobby-forget-yes = Retirer
lobby-forget-no = Garder
lobby-copy-link = Copier le lien pour un ami
lobby-link = Le lien pour un ami
lobby-link-copied = Lien copié

lobby-part = partie { $part } sur { $of }
lobby-locked = demande une extension
lobby-needs = Impossible à commencer{"\u00A0"}: il faut { $what }
lobby-lose = Comment cela finit
lobby-brief-rules = Règles spéciales
lobby-brief-notes = Bon à savoir
lobby-bonus = Avant la première manche, au choix
lobby-group = { $group ->
    [easier] Plus facile
    [harder] Plus difficile
    [variant] Variantes
   *[ruling] Là où le livret laisse le choix
  }
lobby-group-text = { $group ->
    [easier] Plus de moyens.
    [harder] Moins d’appuis.
    [variant] Un autre jeu, ni plus facile ni plus dur.
   *[ruling] Comment cette table tranche une question de règles.
  }
lobby-side-of = Ce qu’apporte la place { $seat }

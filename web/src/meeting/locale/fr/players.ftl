# Banneret: leaderboards and players
leaders-title = Classements
leaders-note = Humains et bots dans une même liste
leaders-place = Rang
leaders-player = Joueur
leaders-range = Fourchette
leaders-rating = Classement
leaders-record = Gagnées, nulles, perdues
leaders-score = { $won } – { $drawn } – { $lost }
leaders-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
leaders-how = La force véritable se trouve dans la bande dix-neuf fois sur vingt. La liste suit son extrémité basse{"\u00A0"}: quelques parties heureuses ne mènent personne en tête. N’y figurent que ceux dont on sait assez et qui montrent leur page.
leaders-none = Personne n’y figure encore
leaders-none-note = Il faut une douzaine de parties qui comptent pour qu’un classement soit assez sûr.
player-mine = Ma page
player-bot = Un bot de cette table
player-is-you = C’est vous, tel que les autres vous voient s’ils le peuvent
player-note = Classements, et parties qui comptaient
player-show = Tout le monde peut voir cette page
player-show-note = C’est à ce prix qu’on peut vous trouver, vous inviter par votre nom et vous voir dans les classements.
player-won = { $count } gagnées
player-drawn = { $count } nulles
player-lost = { $count } perdues
player-uncertain = Encore trop peu de parties pour un classement
player-no-ratings = Aucune partie n’a encore compté.
player-games = Parties qui comptaient
player-result = { $how ->
    [won] Gagnée
    [lost] Perdue
   *[drawn] Nulle
  }
player-replay = Revoir { $title }
player-curve = Classement sur les { $count } dernières parties{"\u00A0"}: de { $from } à { $to }
player-missing = Ce joueur n’existe pas, ou ne montre pas de page.

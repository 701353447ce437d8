# Banneret : la page de ses propres parties
games-intro = La partie qui attend depuis le plus longtemps vient en premier.
games-none = Rien ne vous attend.
games-none-note = Vos parties, à plusieurs ou contre des bots, apparaissent ici dès que c'est à vous.
games-people = D'autres vous attendent
games-bots = Contre des bots et leçons
games-theirs = En attente des autres
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
games-round = Manche { $round }
games-next = Continuer avec la première
games-unnamed = quelqu'un sans nom
games-tell = Afficher une notification quand c'est à moi
games-tell-note = Tant que cet onglet est ouvert et que vous regardez ailleurs.
games-tell-on = Ce navigateur vous prévient quand c'est à vous.
games-tell-denied = Les notifications de cette page sont bloquées dans les réglages du navigateur.
games-channels = Push, courriel et autres moyens
games-due = échéance { $when }

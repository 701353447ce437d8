### Ce à quoi on répond d’office pour un joueur.

habit-orders = Ordres
habit-orders-ask = Demander à qui en donner
habit-orders-all = En donner à tous quand la carte suffit pour tous
habit-supply = Arcane à la fin de mon tour
habit-supply-ask = Demander
habit-supply-tokens = Deux jetons arcane
habit-supply-card-and-token = Une carte Arcane et un jeton arcane
habit-supply-cards = Deux cartes Arcane, dont vous gardez une

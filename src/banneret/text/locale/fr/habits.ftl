### Ce à quoi on répond d’office pour un joueur.

habit-confirm = Redemander avant d’envoyer une réponse
habit-confirm-final = Ce qui ne peut être repris et fait courir un risque
habit-confirm-always = Toujours
habit-confirm-never = Jamais
habit-cards = Moments pour jouer une carte
habit-cards-ask = Me demander dès que je peux en jouer une
habit-cards-useful = Passer quand aucune carte n’aurait d’effet

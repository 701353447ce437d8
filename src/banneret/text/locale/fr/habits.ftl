### Ce à quoi on répond d’office pour un joueur.

habit-confirm = Redemander avant d’envoyer une réponse
habit-confirm-final = Ce qui ne peut être repris
habit-confirm-always = Toujours
habit-confirm-never = Jamais

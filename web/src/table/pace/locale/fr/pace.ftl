# Banneret : finir une partie, jours de congé
pace-title = Cette partie
pace-abort = Annuler la partie
pace-abort-note = Personne n’a encore répondu{"\u00A0"}: elle se termine sans résultat.
pace-draw = Proposer la nulle
pace-draw-note = La partie est nulle si tous ceux qui jouent sont d’accord.
pace-draw-offered = Vous proposez la nulle
pace-draw-back = Retirer l’offre
pace-draw-title = On vous propose la nulle
pace-draw-ask = { $name } voudrait en rester là{"\u00A0"}: partie nulle.
pace-draw-yes = Accepter
pace-draw-no = Jouer encore
pace-resign = Abandonner
pace-resign-note = Vous avez alors perdu. Un bot joue à votre place si d’autres jouent encore.
pace-resign-sure = Abandonner pour de bon
pace-resign-not = Jouer encore
pace-off = Prendre un jour de congé
pace-off-note = Votre horloge s’arrête pendant les jours de congé. Jours restants{"\u00A0"}: { $days }
pace-off-first = Premier jour, si ce n’est aujourd’hui
pace-off-planned = Jours de congé{"\u00A0"}: du { $from } au { $until }
pace-ended = { $how ->
    [resigned] Quelqu’un a abandonné.
    [time] Quelqu’un n’avait plus de temps.
    [drawn] Tous sont convenus d’une partie nulle.
   *[aborted] La partie a été annulée avant toute réponse.
  }
pace-aborted = Partie annulée

# Banneret: tournaments
tour-title = Tournois
tour-note = De petits tournois sur plusieurs jours{"\u00A0"}: appariements et tables se font seuls
tour-hold = Organiser un tournoi
tour-hold-do = L’ouvrir aux joueurs
tour-not-now = Pas maintenant
tour-name = Nom
tour-needs-name = il lui faut un nom
tour-form-label = Forme
tour-form = { $form ->
    [swiss] Suisse
   *[knockout] Élimination
  }
tour-form-told = { $form ->
    [swiss] Chacun joue à chaque ronde contre quelqu’un de même score, jamais deux fois le même. À égalité décident les points des adversaires, puis la partie directe.
   *[knockout] Qui perd est éliminé. Les plus forts rencontrent d’abord les plus faibles{"\u00A0"}; après une nulle, le moins bien classé passe.
  }
tour-status = { $status ->
    [joining] Inscriptions ouvertes
    [running] En cours
   *[over] Terminés
  }
tour-most = Places
tour-rounds = Rondes
tour-length = Une ronde dure au plus
tour-length-of = { $span } par ronde
tour-late-rule = Une partie qui n’est pas finie au terme de sa ronde est perdue par celui qu’elle attend.
tour-places = { $players } places prises sur { $most }
tour-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
tour-rounds-of = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
  }
tour-round = Ronde { $round }
tour-round-of = Ronde { $round } sur { $rounds }
tour-final = Finale
tour-semifinal = Demi-finales
tour-due = La ronde se termine { $when }.
tour-held-by = organisé par { $name }
tour-look = Voir
tour-look-join = Voir et s’inscrire
tour-none = Aucun tournoi en ce moment
tour-none-note = Organisez-en un{"\u00A0"}: trois joueurs suffisent.
tour-missing = Ce tournoi n’existe pas.
tour-my-table = À ma table
tour-points = Points
tour-buchholz = Buchholz
tour-buchholz-told = Les points de tous les adversaires
tour-direct = Partie directe
tour-strength = Classement
tour-has-left = est parti
tour-nobody = Personne ne s’est encore inscrit.
tour-shown = Qui s’inscrit figure ici par son nom.
tour-join = S’inscrire
tour-leave = Quitter le tournoi
tour-leave-sure = La partie en cours serait perdue. Partir{"\u00A0"}?
tour-stay = Rester
tour-drop = L’annuler
tour-stop = Arrêter le tournoi
tour-stop-sure = Plus personne ne sera apparié. Les parties en cours continuent et le classement reste tel quel. Arrêter{"\u00A0"}?
tour-stop-not = Continuer
tour-begin = Commencer la première ronde
tour-begin-note = Vous décidez du début, à partir de { $count } joueurs.
tour-waits-host = Il commence quand l’organisateur le décide.
tour-too-few = il faut { $count } joueurs
tour-full = il n’y a plus de place
tour-goes-on = Il se poursuit de lui-même
tour-told-round = La ronde suivante est appariée dès la dernière partie de celle-ci.
tour-table = Voir la table { $table }
tour-bye = exempt
tour-playing = en cours
tour-how = { $how ->
    [late] décidée au terme de la ronde
    [left] abandon
   *[bye] exempt
  }

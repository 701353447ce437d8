# Banneret: scenarios shared by a link

sharing-title = Partager { $name }
sharing-note = Quiconque a le lien peut regarder le scénario, y jouer et le copier. Il est d’abord joué dix fois avec des coups au hasard.
sharing-trying = En cours d’essai{"\u00A0"}: { $done } parties sur { $total }.
sharing-progress = Parties jouées
sharing-done = Il tient. Voici son lien.
sharing-open = Ouvrir sa page
sharing-errors = La vérification a trouvé des erreurs.
sharing-fault = { $fault ->
    [not_begun] La partie { $game } n’a pas pu commencer.
    [crash] Dans la partie { $game }, les règles se sont arrêtées.
    [dead_end] Dans la partie { $game }, quelqu’un devait répondre et ne le pouvait pas.
    [endless] La partie { $game } ne s’est pas terminée.
   *[other] La partie { $game } a duré trop longtemps.
  }
sharing-fault-record = Voir la partie jusque-là
sharing-failed = Le serveur n’a pas pu l’essayer. Le fichier n’y est pour rien.
sharing-page = Scénario partagé
sharing-tried = Partagé le { $day }. Dix parties au hasard ont été jouées jusqu’au bout auparavant.
sharing-download = Télécharger le fichier
sharing-pass-on = Faire passer
sharing-file = Le fichier

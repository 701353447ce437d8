# Banneret: replay

replay-step = Étape { $step } sur { $steps }
replay-where-turn = Manche { $round }, tour de { $name }
replay-where-setup = Mise en place
replay-where-round = Manche { $round }
replay-won = Victoire{"\u00A0"}: { $names }
replay-draw = match nul
replay-unfinished = pas jouée jusqu’au bout
replay-share = Partager
replay-share-note = Qui a l’enregistrement voit toutes les mains.
replay-link = Lien
replay-link-here = commencer à l’étape { $step }
replay-copy = Copier le lien
replay-copied = Copié
replay-share-with = Partager avec …
replay-file = Enregistrer le fichier

replay-controls = Lecture
replay-play = Lecture
replay-pause = Pause
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-turn-back = Au tour précédent
replay-turn-on = Au tour suivant
replay-speed = Vitesse
replay-pace = { $pace ->
    [jump] direct
    [0.5] ½×
   *[other] { $pace }×
  }
replay-key-step = étape
replay-key-turn = tour
replay-timeline = Frise{"\u00A0"}: { $steps } étapes, { $rounds } manches
replay-branch-at = Votre partie à partir de l’étape { $step }

replay-seen-from = Vu par
replay-public = Spectateur
replay-all-hands = Toutes les mains
replay-players = Joueurs

replay-events = Événements
replay-steps-in-all = { $steps } étapes
replay-filter = Ne montrer que
replay-all = tous
replay-mark-hands = Places reprises{"\u00A0"}: { $count }
replay-mark-other = Autres{"\u00A0"}: { $count }
replay-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
  }
replay-whole = La partie
replay-hidden = caché alors
replay-more-events = … { $count } avant cela

replay-try = Essayer d’ici
replay-try-how = Prenez une place{"\u00A0"}; des bots jouent les autres. L’enregistrement reste tel quel.
replay-try-seat = Votre place
replay-same-dice = Mêmes dés
replay-new-dice = Nouveaux dés
replay-try-over = La partie est terminée à cette étape.
replay-try-no-seed = Le hasard de cette partie était secret{"\u00A0"}: ses dés ne peuvent pas revenir.
replay-try-failed = La partie n’a pas pu commencer
replay-tried = { $name }, dès l’étape { $step }
replay-tab = { $tab ->
   *[board] Plateau
    [events] Événements
    [players] Joueurs
    [try] Essayer
  }

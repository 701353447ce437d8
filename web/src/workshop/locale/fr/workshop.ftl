# Banneret : l’atelier

workshop-about = Faites un scénario en le regardant. Le fichier fait foi{"\u00A0"}: ce que vous faites à l’image y est écrit, et ce que vous écrivez est dessiné.
workshop-new = Nouveau{"\u00A0"}: { $game }
workshop-new-title = Un nouveau scénario
workshop-open = Ouvrir un fichier
workshop-open-how = Un fichier de scénario (.yaml) de cet ordinateur
workshop-drafts = Vos brouillons
workshop-drafts-where = gardés dans ce navigateur
workshop-no-drafts = Rien pour l’instant.
workshop-copies = Partir d’une copie
workshop-search = Chercher
workshop-removed = { $name } est supprimé.
workshop-restore = Le rétablir
workshop-gone = Ce brouillon n’est pas dans ce navigateur.
workshop-back = À l’atelier
workshop-unnamed = Sans nom
workshop-undo = Annuler
workshop-redo = Refaire
workshop-download = Télécharger
workshop-play = Jouer
workshop-parts = Parties
workshop-stage = Image
workshop-file = Fichier
workshop-findings = Remarques
workshop-line = ligne { $line }
workshop-sound = Tout est en ordre. On peut y jouer.
workshop-checking = Vérification …
workshop-unreachable = Le serveur ne répond pas. Votre travail est tout de même gardé ici.
workshop-unkept = Ce navigateur ne garde rien{"\u00A0"}: téléchargez le fichier avant de partir.
workshop-empty = Le fichier est vide. Annuler ramène ce qui s’y trouvait.
workshop-tabs-shared = Ce brouillon est aussi ouvert dans un autre onglet. Ce qui y change apparaît ici, et Annuler le reprend.
workshop-tabs-apart = Ce brouillon a été changé ici et dans un autre onglet en même temps. Rien n’est perdu{"\u00A0"}: ce qui se trouve ici continue comme un brouillon à part.
workshop-heard = Compris
workshop-unreadable = La ligne { $line } est illisible. L’image montre l’état d’avant.
workshop-unread = { $what ->
    [BAD_INDENT] L’indentation ne va pas avec ce qui l’entoure.
    [TAB_AS_INDENT] Une tabulation indente cette ligne{"\u00A0"}; seules des espaces le peuvent.
    [DUPLICATE_KEY] Cette clé est là deux fois.
    [MISSING_CHAR] Il manque quelque chose ici{"\u00A0"}: un deux-points, une virgule, une parenthèse ou un guillemet.
    [MULTILINE_IMPLICIT_KEY] Une clé est suivie d’un deux-points et de sa valeur{"\u00A0"}; ce n’est encore ni l’un ni l’autre.
    [BLOCK_AS_IMPLICIT_KEY] Une clé est suivie d’un deux-points et de sa valeur{"\u00A0"}; ce n’est encore ni l’un ni l’autre.
    [UNEXPECTED_TOKEN] Ce signe n’a rien à faire ici.
    [BAD_SCALAR_START] Ce signe n’a rien à faire ici.
    [BAD_ALIAS] Un alias (*) ne mène nulle part ici, ou les alias répètent tant de choses que personne ne peut le lire.
   *[other] Ceci ne peut pas encore être lu.
  }
workshop-mistakes = { $count ->
    [one] 1 erreur
   *[other] { $count } erreurs
  }
workshop-doubts = { $count ->
    [one] 1 doute
   *[other] { $count } doutes
  }
workshop-keys-map = places
workshop-keys-lay = poser, choisir
workshop-keys-remove = retirer
workshop-more = { $count } de plus
workshop-add = Ajouter
workshop-new-name = nom
workshop-drop = Retirer { $what }
workshop-up = Plus tôt
workshop-down = Plus tard
workshop-way-text = un mot
workshop-way-number = un nombre
workshop-way-list = une liste
workshop-way-record = plus précisément
workshop-way-table = un pour chacun
workshop-way-switch = oui ou non
workshop-way-pair = une place
workshop-play-title = Jouer { $name }
workshop-play-note = Avec le fichier tel qu’il est. Des bots prennent les autres places.
workshop-play-seat = Votre place
workshop-play-all = Toutes
workshop-play-round = Commencer à la manche
workshop-play-luck = Chance
workshop-play-ahead = Des bots jouent jusqu’à la manche { $round }{"\u00A0"}; la même chance mène toujours à la même position.
workshop-play-working = Les bots jouent …
workshop-play-begin = Commencer
workshop-download-how = Télécharger le fichier
workshop-server = Garder sur le serveur
workshop-server-how = Le garder aussi sur le serveur
workshop-server-note = Ce navigateur garde chaque changement. Une copie sur le serveur peut être ouverte ailleurs, avec la clé.
workshop-server-none = Seul ce navigateur l’a pour l’instant.
workshop-server-kept = Le serveur l’a dans son état actuel.
workshop-server-sending = Envoi au serveur.
workshop-server-waiting = Le serveur ne répond pas. Il sera mis à jour dès qu’il répondra{"\u00A0"}; tout est gardé ici.
workshop-server-moved = Il a été modifié ailleurs entre-temps.
workshop-server-refused = Le serveur ne le prend pas.
workshop-server-key = La clé de tes brouillons sur le serveur. Qui l’a peut les lire et les modifier.
workshop-server-begin = Le garder là-bas
workshop-server-overwrite = Garder le mien
workshop-server-other = Ouvrir l’autre comme second brouillon
workshop-server-drafts = Brouillons sur le serveur
workshop-server-other-key = La clé d’un autre navigateur
workshop-server-use = Voir
workshop-share = Partager par lien
workshop-share-how = Le partager par un lien, après dix parties d’essai
workshop-print = Imprimer
workshop-print-how = La page de mission, à imprimer
workshop-weigh = Peser
workshop-weigh-how = Le faire jouer de nombreuses fois par des bots au laboratoire d’équilibre
workshop-copy = Copier dans l’atelier
workshop-chain = Campagne
workshop-chain-how = Des parties qui se suivent, jouées ensemble
workshop-chain-about = Une campagne est une suite de scénarios pour un joueur. Héros et cartes passent d’une partie à l’autre selon les règles{"\u00A0"}; les cadeaux sont ce qu’une partie donne en plus.
workshop-chain-which = Campagne
workshop-chain-begin = Nouvelle campagne
workshop-chain-drop = Retirer
workshop-chain-new = Une nouvelle campagne
workshop-chain-name = Nom
workshop-chain-faction = Jouée avec
workshop-chain-not-yet = Il reste quelque chose à corriger
workshop-chain-play = La jouer
workshop-chain-part = Partie { $n }
workshop-chain-open = Ouvrir dans l’atelier
workshop-chain-always = Héros et cartes continuent selon les règles
workshop-chain-know = Le faire connaître à la partie { $n }
workshop-chain-give = Le faire donner par la partie { $n }
workshop-chain-gift = Un cadeau
workshop-chain-add = Nouvelle partie
workshop-chain-add-draft = Ajouter une ébauche …
workshop-chain-none = Il n’y a pas encore de campagne. Commencez-en une, puis ajoutez des parties.
workshop-lab = Laboratoire d’équilibre
workshop-lab-how = Voir si un scénario est équilibré{"\u00A0"}: des bots le jouent de nombreuses fois
workshop-roll = Tirer au hasard
workshop-roll-how = Tirer à nouveau le scénario, en gardant ce qui plaît
workshop-roll-note = Ce que vous gardez reste tel quel, le reste est tiré de nouveau. «{"\u00A0"}Annuler{"\u00A0"}» rétablit ce qu’il y avait.
workshop-random = Un scénario au hasard
workshop-random-how = Tout au hasard{"\u00A0"}: gardez ce qui vous plaît, tirez le reste à nouveau

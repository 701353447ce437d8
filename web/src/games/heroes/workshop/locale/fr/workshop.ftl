# Banneret : cartes de Heroes dans l’atelier

workshop-section-map = Carte
workshop-section-map-about = Où sont les tuiles, et ce qu’on en sait.
workshop-section-basics = Bases
workshop-section-basics-about = Son nom, qui joue, et combien de temps.
workshop-section-means = Moyens
workshop-section-means-about = Ce que chacun a au départ{"\u00A0"}: trésor, revenu, bâtiments, unités.
workshop-section-places = Lieux et jetons
workshop-section-places-about = Ce qui change aux lieux, et ce que les joueurs rassemblent.
workshop-section-rivals = Héros IA
workshop-section-rivals-about = Des héros que personne ne joue{"\u00A0"}: où ils sont, qui ils mènent, comment ils vont.
workshop-section-rules = Règles
workshop-section-rules-about = Ce qui est particulier ici. Chaque entrée dit en une phrase ce qu’elle fait.
workshop-section-events = Événements
workshop-section-events-about = Ce qui arrive au début de certaines manches.
workshop-section-goals = Buts
workshop-section-goals-about = Comment on gagne et perd, et ce que signifie la dernière manche.
workshop-tray = Tuiles de la boîte
workshop-left = reste { $left } sur { $of }
workshop-kind-start = Tuile de départ
workshop-kind-center = Tuile centrale
workshop-kind-near = Tuile proche
workshop-kind-far = Tuile éloignée
workshop-any = au choix
workshop-take = Prendre { $tile }
workshop-take-any = { $kind } quelconque
workshop-place = Place libre { $spot }
workshop-tile = { $kind } en { $spot }
workshop-map = Carte pour { $players } joueurs
workshop-maps = Cartes
workshop-players = { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
  }
workshop-add-map = Autre carte
workshop-drop-map = Retirer la carte pour { $players } joueurs
workshop-beside = Côte à côte
workshop-pool = Tuiles éloignées par réserve
workshop-moving = Où{"\u00A0"}?
workshop-laying = Poser{"\u00A0"}: { $tile }
workshop-laying-how = Choisissez une des places dorées.
workshop-enough = Assez
workshop-howto = Prenez une tuile et posez-la, ou choisissez-en une sur la carte.
workshop-in-group = mélangée avec { $count ->
    [one] 1 autre tuile
   *[other] { $count } autres tuiles
  }
workshop-by-itself = seule
workshop-of-seat = la tuile de sa faction
workshop-seat = Place
workshop-asks = Quelle tuile
workshop-group = Groupe
workshop-group-of = Groupe { $n } ({ $count })
workshop-group-new = Seule
workshop-label = Nom
workshop-face = Quel côté est visible
workshop-up-face = visible
workshop-down-face = cachée
workshop-way = Comment elle est tournée
workshop-turn-left = Tourner à gauche
workshop-turn-right = Tourner à droite
workshop-turned-free = tournée par les joueurs
workshop-turn-free = Laisser aux joueurs
workshop-turned = tournée de { $degrees }°
workshop-begin-here = poser la tuile de départ
workshop-put = Mettre ici …
workshop-put-ai = Un héros IA
workshop-put-lock = Un verrou
workshop-put-guards = Des gardes
workshop-ai-name = Seigneur inconnu
workshop-lock-text = Personne n’entre sur la tuile « { $place } » avant la manche 4.
workshop-guards-text = Une unité d’argent de plus garde les cases de la tuile « { $place } ».
workshop-move = Déplacer
workshop-remove = Retirer
workshop-word = { $word ->
    [any] au choix
    [settlement] avec une colonie
    [gold_mine] avec une mine d’or
    [valuables_mine] avec une mine d’objets précieux
    [obelisk] avec un obélisque
    [no_obelisk] sans obélisque
    [utopia] avec l’Utopie des dragons
    [grail] avec le Graal
    [castle] terre du Château
    [dungeon] terre du Donjon
    [necropolis] terre de la Nécropole
   *[other] { $word }
  }
workshop-new-heroes = Une petite carte, jouable tout de suite
workshop-import = Depuis un code de partage
workshop-import-how = Une carte de l’éditeur des fans, en nouveau brouillon
workshop-import-note = Colle le code de partage d’une carte de l’éditeur des fans. Elle devient un brouillon à part.
workshop-import-code = Code de partage
workshop-import-empty = Il n’y a pas encore de code{"\u00A0"}: colle-le ci-dessus.
workshop-import-read = Lire
workshop-import-go = Continuer avec
workshop-import-name = Carte importée
workshop-import-laid = { $count ->
    [one] 1 tuile a été posée. Ceci n’est pas dans le fichier{"\u00A0"}:
   *[other] { $count } tuiles ont été posées. Ceci n’est pas dans le fichier{"\u00A0"}:
  }
workshop-import-why = { $why ->
    [mirrored] est en miroir dans l’éditeur
    [no_place] n’a pas de place sur notre grille
    [off_map] est hors de la carte
    [on_tile] est posé sur une tuile, ce qu’un fichier ne peut pas dire
    [second] y est deux fois
    [too_many_starts] est une tuile de départ de trop
    [side] doit jouer ici{"\u00A0"}; qui prend le siège choisit sa faction
    [suggested] n’est ici qu’une suggestion
    [turned] est tournée{"\u00A0"}; une tuile de départ est tournée par qui joue sa faction
   *[not_in_box] n’est pas dans la boîte de base
  }
workshop-chain-faction-of = { $faction ->
    [dungeon] Donjon
    [necropolis] Nécropole
   *[castle] Château
  }

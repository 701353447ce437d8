nav-heroes = Panthéon
career-about = Les héros de BattleLore vivent d’une aventure à l’autre, avec ce qu’ils ont appris, ce qu’ils portent et leurs cicatrices.
career-values = Arme, dés, mouvement, courage
career-weapon = { $weapon ->
   *[sword] Épée
    [staff] Bâton
    [mace] Masse
  }
career-favourite = arme favorite
career-dice = { $n ->
    [one] 1 dé
   *[other] { $n } dés
  }
career-dice-note = en mêlée
career-hexes = { $n ->
    [one] 1 hexagone
   *[other] { $n } hexagones
  }
career-hexes-note = et combat
career-bold = Brave
career-bold-note = peut ignorer { $n ->
    [one] 1 drapeau
   *[other] { $n } drapeaux
  }
career-capacity = { $n } dans une carrière
career-crossed = { $n } blessures sur { $of }
career-wounds-note = Rayé pour toujours{"\u00A0"}; un Docteur en efface un.
career-experience = expérience, { $more ->
    [0] assez pour un niveau
   *[other] encore { $more } pour un niveau
  }
career-treasure = trésor, { $price } pour un artefact
career-skills = Compétences
career-skills-note = { $n } sur { $of }
career-next-skill = Une autre compétence
career-next-skill-at = pour { $price } expérience
career-next-skill-note = Avec trois compétences et 3 expérience un héros peut entrer au Conseil de Guerre.
career-equipped = Équipés
career-equipped-note = { $n } au plus au départ · perdus avec une blessure
career-stored = Rangés
career-stored-note = { $n } sur { $of } · sous la feuille, à l’abri
career-none = Rien.
career-take = Emporter
career-leave = Laisser
career-guide = { $kind ->
   *[after] Après l’aventure
    [creation] À l’académie
  }
career-guide-step = { $n } sur { $of }
career-at-table = À la table
career-sheet-of = La feuille de { $name }
career-history = Histoire
career-no-history = Encore aucune aventure.
career-result = { $won ->
   *[yes] gagné
    [no] perdu
    [new] nouveau
  }
career-hall = { $group ->
   *[active] Héros
    [former] Panthéon des héros
  }
career-adventures = { $class } · { $n ->
    [one] 1 aventure
   *[other] { $n } aventures
  }
career-record = { $n ->
    [one] 1 aventure
   *[other] { $n } aventures
  } · { $won } gagnées
career-busy = à une table
career-nobody = Encore personne.
career-new = Un nouveau héros
career-name = Nom du héros
career-name-how = Un nom a 24 lettres ou chiffres au plus, sans espace.
career-academy = À l’académie
career-import = Ouvrir le fichier d’un héros
career-export = Enregistrer un fichier
career-too-large = Ce fichier est trop grand pour un héros.
career-to-table = À la table
career-free = Quitter cette partie
career-retire = Prendre sa retraite
career-retire-ask = { $name } doit-il se retirer{"\u00A0"}?
career-retire-how = Un héros retiré reste à jamais au panthéon et ne prend plus part à aucune aventure.
career-stay = Pas encore
career-empty = Votre panthéon est vide
career-empty-how = Nommez un héros et envoyez-le à l’académie, ou commencez une aventure de héros{"\u00A0"}: qui en revient est gardé ici.
lobby-hero-of = Héros du siège { $seat }
lobby-no-hero = Sans héros
lobby-new-hero = Nouveau héros
career-graduated = { $name } quitte l’académie
career-graduated-note = La feuille est dans votre panthéon.
career-to-hall = Au panthéon
career-to-adventure = Vers une première aventure
room-hero = Votre héros

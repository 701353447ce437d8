# Une aventure dans le terminal : panneaux, fenêtres, touches et signes.

screen-turn = tour { $n }
screen-turns = Tours{"\u00A0"}: { $n }
screen-sides = Les deux camps
screen-hand = Commandement
screen-lore = Arcanes
screen-hidden = cachées
screen-none = aucun
screen-nothing = rien
screen-cards-n = cartes { $n }
screen-lore-n = arcanes { $n }
screen-orders = Ordres
screen-orders-any = partout { $n }
screen-no-council = pas encore de Conseil de Guerre
screen-adviser = Conseiller{"\u00A0"}: { $name } ({ $class })
screen-dice = Dés
screen-banners = Bannières de victoire
screen-needed = { $n ->
        [one] Une bannière de victoire suffit.
       *[other] { $n } bannières de victoire donnent la victoire.
    }

screen-creature = Créature
screen-champion = Champion
screen-dice-n = { $n ->
        [one] 1 dé
       *[other] { $n } dés
    }
screen-march = { $n ->
        [one] 1 case
       *[other] { $n } cases
    }
screen-range = portée { $n }
screen-led-by = menée par { $hero }
screen-ordered = activée
screen-moved = a bougé
screen-battled = a combattu
screen-weary = ne peut plus combattre
screen-supported = soutenue
screen-frightened = effrayée
screen-deed = acte héroïque
screen-bold = Vaillance { $n }
screen-walls = Rempart vers { $hexes }
screen-chests = Coffres{"\u00A0"}: { $n }
screen-quest = Une quête est à accomplir ici.
screen-grave = Un coffre vaut ici aussi de l’expérience.
screen-mist = Brume{"\u00A0"}: personne ne voit au travers.
screen-caltrops = Des chausse-trappes jonchent le sol.
screen-goal = { $side }, en tenant ceci{"\u00A0"}: { $n ->
        [one] une bannière
       *[other] { $n } bannières
    }
screen-sight = Personne ne voit à plus de { $n ->
        [one] une case
       *[other] { $n } cases
    }.

screen-battle = Le combat
screen-fate-eliminated = éliminée
screen-fate-back = repoussée de { $n ->
        [one] 1 case
       *[other] { $n } cases
    }
screen-fate-stands = tient bon
screen-losses = Figurines perdues{"\u00A0"}:
screen-harm = −{ $n } figurines
screen-hits = Touche{"\u00A0"}: { $faces }
screen-lore-gain = Jetons arcane en moyenne{"\u00A0"}: { $n }
screen-ignores = peut ignorer { $n ->
        [one] un drapeau
       *[other] { $n } drapeaux
    }
screen-stride = fuit de { $n } cases par drapeau
screen-flight-flags = Drapeaux contre elle{"\u00A0"}: { $n }
screen-flight-steps = Cases de retraite{"\u00A0"}: { $n }
screen-panics = lance un dé de panique
screen-back = { $n ->
        [0] ne peut pas riposter
        [one] riposte avec 1 dé
       *[other] riposte avec { $n } dés
    }

screen-steps = { $n ->
        [one] à 1 case
       *[other] à { $n } cases
    }
screen-no-fight = Ne peut pas combattre après ce mouvement.
screen-nobody-near = Personne à attaquer de là.
screen-hero-hurt = Un héros est blessé{"\u00A0"}: { $chance }
screen-limit = Le terrain permet { $n } dés sur { $of }.

screen-heroes = Feuilles de personnage
screen-no-heroes = Aucun héros ne prend part à cette aventure.
screen-hero-absent = pas encore sur le champ de bataille
screen-hero-fighting = sur le champ de bataille
screen-hero-wounded = blessé et capturé
screen-hero-withdrawn = a quitté le champ de bataille
screen-role-champion = Champion
screen-role-leader = Chef Militaire
screen-councillor = prend un siège au Conseil de Guerre
screen-experience = Expérience
screen-treasure = Trésor
screen-wounds = Blessures
screen-skills = Compétences
screen-equipped = Équipé
screen-under = Sous la feuille
screen-haul = Piochés

screen-cards = Cartes
screen-looked = Piochées, à choisir
screen-discards = Cartes Commandement défaussées
screen-lore-discards = Cartes arcane défaussées
screen-track = Bannières prises
screen-fallen = Pertes
screen-last = Dernière carte Commandement
screen-deck = pioche Commandement { $n }
screen-lore-deck = pioche arcane { $n } · jetons arcane de personne { $pool }
screen-guide-after = Après l’aventure
screen-guide-creation = L’académie

screen-hint-answers = liste
screen-more = … i montre le reste
screen-needs-class = { $hero } n’entre en jeu qu’avec sa classe au Conseil de Guerre{"\u00A0"}: { $class }.
screen-point = Désignez avec les flèches ou tab{"\u00A0"}: ▸ et ⚔ marquent ce qui est permis.
screen-so-far = Jusqu’ici{"\u00A0"}:
screen-hint-cards = cartes
screen-hint-heroes = héros
screen-key-hex = saisir une case par rangée et place, comme 4.6{"\u00A0"};{"\u00A0"}: saisit toute réponse, échap efface
screen-key-letter = donner la réponse de cette touche{"\u00A0"}; e passe ou termine
screen-key-answers = toutes les réponses en liste, avec ce dont il s’agit
screen-key-cards = les mains et les défausses, avec l’effet des cartes
screen-key-heroes = les feuilles de personnage
screen-key-sides = comment gagner, bannières, conseils, pertes
screen-sign-side = le camp Étendard et le camp Fanion
screen-sign-unit = bannière par lettre et couleur, figurines restantes
screen-sign-foot = à pied, archers, à cheval, Créature, héros
screen-sign-ordered = activée, a bougé, a fini
screen-sign-target = peut être attaquée{"\u00A0"}: dés, bannière, figurines
screen-sign-acts = bouge, combat ou recule maintenant
screen-sign-cut = limite entre deux sections
screen-sign-thing = coffre, quête, chausse-trappes
screen-sign-lore = jetons arcane

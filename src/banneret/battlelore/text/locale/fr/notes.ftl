# Les notes de bataille d’une aventure, lues avant la partie.

notes-title = Notes de bataille
notes-players = 2 à { $n } joueurs
notes-head-victory = Victoire
notes-head-councils = Conseils de Guerre
notes-head-special = Règles spéciales
notes-head-call = Appel aux armes
notes-head-army = { $side }{"\u00A0"}: { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    }
notes-banners = { $n ->
        [one] { $n } bannière de victoire suffit.
       *[other] { $n } bannières de victoire pour gagner.
    }
notes-first = { $side } joue en premier.
notes-hold = { $side } a { $n ->
        [one] { $n } bannière
       *[other] { $n } bannières
    } tant que ses unités occupent { $hexes }.
notes-levels = { $side }{"\u00A0"}: { $n ->
        [one] { $n } niveau
       *[other] { $n } niveaux
    } à répartir en secret
notes-fixed = { $side }{"\u00A0"}: { $masters }
notes-master = { $master } { $n }
notes-creature = { $creature }{"\u00A0"}: prend un de ces niveaux
notes-no-lore = Une bataille sans arcanes{"\u00A0"}; l’option lore=yes les ajoute.
notes-cards = { $side } tient { $n ->
        [one] { $n } carte Commandement
       *[other] { $n } cartes Commandement
    }.
notes-lore-deck = Cartes Arcanes de ces seuls Maîtres{"\u00A0"}: { $masters }.
notes-cunning = Toutes les troupes sont roublardes{"\u00A0"}: elles peuvent riposter.
notes-sight = Personne ne voit au-delà de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } pendant { $turns ->
        [one] le premier tour
       *[other] les { $turns } premiers tours
    } de chaque joueur.
notes-chests = { $n ->
        [one] { $n } pion coffre est caché.
       *[other] { $n } pions coffre sont cachés.
    }
notes-graves = Un coffre en { $hexes } vaut un jeton expérience de plus, sauf si c’est un piège.
notes-quest = En { $hex }, un héros à pied peut accomplir une quête{"\u00A0"}: { $reward }.
notes-reward-experience = expérience { $n }
notes-reward-banners = bannières { $n }
notes-tents = Chaque camp a une Tente de commandement. Jetons trésor du héros qui en prend une{"\u00A0"}: { $n }.
notes-trophy = Jetons trésor en plus dans le butin d’un héros qui en a blessé un autre{"\u00A0"}: { $n }.
notes-slaying = Artéfacts d’un héros qui vainc une Créature{"\u00A0"}: { $n }.
notes-reserves = { $side }{"\u00A0"}: { $units }
notes-count = { $n } × { $unit }
notes-unit = { $unit }, { $banner }{"\u00A0"}: { $n }
notes-mark-hold = un lieu à tenir
notes-mark-quest = une quête
notes-mark-chest = un pion coffre

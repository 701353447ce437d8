round-left = { $left ->
    [0] la dernière sur { $rounds }
    [one] encore 1 sur { $rounds }
   *[other] encore { $left } sur { $rounds }
  }
round-event-now = Maintenant{"\u00A0"}:
round-event = { $in ->
    [1] Prochaine manche ({ $round }){"\u00A0"}:
   *[other] Manche { $round }, dans { $in }{"\u00A0"}:
  }
goal-left = encore { $left }
goal-waits = compte à partir de la manche { $round }
goal-defeat = Comment tout est perdu
tokens-title = Points et jetons
threats-title = Ce qui vous attend
threats-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
threats-unknown = { $n } { $tier ->
    [bronze] de bronze
    [silver] d’argent
    [gold] d’or
   *[azure] d’azur
  }, pas encore vue(s)
threats-beast = La bête
threats-beast-maybe = { $names } (on ne sait pas encore)
threats-wounds = { $wounds ->
    [0] sans blessure
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
  } · { $left ->
    [0] santé inconnue
   *[other] encore { $left } de santé
  }
threats-beast-slain = tuée par { $name }
threats-braced = Tuiles étayées
threats-or = { $one } ou { $other }
scenario-rules = { $count ->
    [one] { $count } règle spéciale
   *[other] { $count } règles spéciales
  }
scenario-rule-waits = Pas encore en vigueur{"\u00A0"}:
scenario-events = Ce qui arrive, et quand
scenario-rounds = { $count ->
    [one] Manche { $rounds }{"\u00A0"}:
   *[other] Manches { $rounds }{"\u00A0"}:
  }
scenario-scoring = Points à la fin
scenario-chip = Manche { $round } sur { $rounds }. { $goal } { $far }. Tout montrer du scénario
allies-title = Alliés
allies-note = vous savez ce qu’ils ont

map-flag-ai = drapeau du camp IA
map-gone = en cendres{"\u00A0"}: il ne reste rien ici
map-braced = étayée{"\u00A0"}: la prochaine armée attendue ici a une manche de retard
map-lair = { $what ->
    [army] Gardes{"\u00A0"}: des unités nommées par le scénario.
   *[other] Gardes{"\u00A0"}: { $name }.
  }
map-grail = le Graal est ici
map-rival = { $name }, héros IA{"\u00A0"}: { $army }
map-rival-unknown = { $tier ->
    [bronze] une unité de bronze encore à piocher
    [silver] une unité d’argent encore à piocher
    [gold] une unité d’or encore à piocher
   *[azure] une unité d’azur encore à piocher
  }
map-rival-does = { $behaviour ->
    [garrison] Ne quitte jamais sa case et combat quiconque y entre.
    [sentinel] Reste sur sa tuile et attaque les héros qui y finissent leur tour.
    [hunter] Poursuit le héros le plus proche. Mouvement { $n }.
    [marcher] Marche vers son but. Mouvement { $n }.
    [raider] Va de drapeau en drapeau et les abat. Mouvement { $n }.
   *[standard] Attaque les héros de sa tuile, sinon prend mines et colonies, sinon marche sur votre ville. Mouvement { $n }.
  }
map-rival-army = Armée{"\u00A0"}: { $army }
map-rival-cards = { $kind ->
    [might] Force
    [magic] Magie
   *[skill] Talent
  } { $n }
lobby-rivals = Héros que personne ne joue
scenario-behaviour = { $behaviour ->
    [garrison] tient sa case
    [sentinel] garde sa tuile
    [hunter] chasse les héros
    [marcher] marche vers son but
    [raider] pille les drapeaux
   *[standard] prend les mines et marche sur les villes
  }
scenario-enters = { $round ->
    [-1] vient quand on l’appelle
   *[other] à partir de la manche { $round }
  }
lobby-own = Ouvrir un fichier de scénario
lobby-own-bad = Ce fichier n’est pas un scénario jouable.
lobby-own-line = ligne { $line }{"\u00A0"}:
campaign-part = { $state ->
    [won] gagnée à la manche { $rounds }
    [next] { $lost ->
        [0] la suivante
        [one] perdue une fois, à rejouer
       *[other] perdue { $lost } fois, à rejouer
      }
   *[later] à venir
  }
campaign-won = La campagne est gagnée.
campaign-on = { $again ->
    [yes] Rejouer cette partie
   *[no] Vers la partie suivante
  }
campaign-all = toutes les parties gagnées
campaign-go-on = Continuer{"\u00A0"}: partie { $part } sur { $of }

## Ce qui se joue.

mode-clash = Affrontement
mode-coop = Coopération
mode-alliance = Alliance
mode-campaign = Campagne
mode-tournament = Tournoi
mode-skirmish = Escarmouche
lobby-random = Carte au hasard
lobby-random-again = Tirer à nouveau
lobby-random-rest = Tirer le reste à nouveau
lobby-random-keep = Garder{"\u00A0"}:
lobby-random-part = { $part ->
    [map] carte
    [goal] but
    [means] moyens
    [events] événements
    [rules] règles spéciales
   *[name] nom
  }

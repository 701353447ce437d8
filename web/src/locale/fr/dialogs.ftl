# Banneret : questions dans une fenêtre, fin de la partie, règles

## Questions

ask-back = Revenir à la question
ask-confirm = Appuyez encore une fois, ou

## Fin de la partie

end-back = Revenir au résultat
end-all-lost = Tout est perdu
end-draw = Personne ne gagne
end-won = Victoire{"\u00A0"}: { $name }
end-you-won = Victoire pour { $name }
end-verdict = { $result ->
    [won] Victoire
    [lost] Défaite
   *[even] Sans vainqueur
  }
end-more = Avant de ranger la table, il reste quelque chose à décider.
end-goes-on = Passer à la suite
end-numbers = La partie en chiffres
end-of = { $n } sur { $of }
end-last = fin
end-luck = La chance aux dés
end-luck-how = ligne{"\u00A0"}: ce qu’on attend
end-dice = { $n ->
    [one] 1 dé
   *[other] { $n } dés
  }
end-no-dice = Aucun dé n’a été lancé.
end-no-numbers = Les chiffres de cette partie n’ont pas pu être chargés.
end-actions = Après la partie
end-fought = { $result ->
    [won] Bien joué
    [lost] Un rude combat
   *[even] C’est fini
  }
end-then = La partie est conservée{"\u00A0"}; on peut la revoir de chaque place.
end-look = Voir le plateau
end-lobby = Vers l’accueil
end-again = La même table, encore
end-rematch = Demander une revanche
end-rematch-join = Rejoindre la revanche
end-share = Partager la partie
end-replay = Revoir la partie
end-shared = Le lien est copié
end-failed = Cela n’a pas marché. Réessayez dans un instant.

## Les règles

rules-title = Les règles
rules-note = D’abord comment jouer, puis chaque clause selon laquelle la table joue
rules-views = Ce qui est montré
rules-view-guide = Comment jouer
rules-view-glossary = Lexique
rules-view-register = Règles
rules-contents = Sommaire
rules-terms = Termes
rules-things = Dans la boîte
rules-no-guide = Il n’y a pas de page expliquant comment jouer à ce jeu. Toutes ses règles sont à côté.
rules-sections = Sections
rules-search = Un terme, une unité, une carte, des mots ou une clause
rules-found = { $n ->
    [one] 1 clause
   *[other] { $n } clauses
  }
rules-none = Aucune clause ne dit cela.
rules-failed = Les règles n’ont pas pu être chargées.
rules-inferred = découle d’autres
rules-not-played = non joué ici
rules-ruling = Décidé ainsi ici{"\u00A0"}:
rules-option = option { $name }
rules-example = Exemple{"\u00A0"}: { $title }
rules-given = soit
rules-when = quand
rules-then = alors

change-title = { $state ->
    [asks] Les règles ont changé
    [closed] Cette partie est close
   *[past] Jouée selon d’anciennes règles
}
change-text = { $state ->
    [asks] Cette table a été mise à jour depuis que la partie a été laissée. Selon les règles d’aujourd’hui, les mêmes réponses ont pu mener ailleurs, mais toutes restent permises. La partie continue dès que tous ceux qui jouent sont d’accord{"\u00A0"}; la table la montre alors telle qu’elle est selon les nouvelles règles.
    [closed] Cette table a été mise à jour depuis que la partie a été laissée, et les règles d’aujourd’hui ne permettent pas de la continuer. Personne n’a gagné ni perdu. Son enregistrement est là pour être gardé{"\u00A0"}; l’ancienne version peut encore le montrer.
   *[past] Cette table a été mise à jour depuis la fin de la partie, qui se serait passée autrement selon les règles d’aujourd’hui. Son enregistrement est là pour être gardé{"\u00A0"}; l’ancienne version peut encore le montrer.
}
change-versions = { $was ->
    [same] Règles{"\u00A0"}: version { $now }, comme avant
   *[other] Règles{"\u00A0"}: version { $from }, maintenant { $now }
}
change-content = Des cartes, des unités ou d’autres éléments ne sont plus les mêmes
change-same = { $same } réponses sur { $answers } mènent sûrement à la même position
change-clause = La règle qui s’oppose à une réponse donnée
change-clauses = { $count ->
    [one] Une règle est appliquée autrement
   *[other] { $count } règles sont appliquées autrement
}
change-all = Les montrer toutes ({ $count })
change-players = Qui veut continuer
change-agreed = est d’accord
change-waiting = n’a encore rien dit
change-ask = Voulez-vous continuer{"\u00A0"}?
change-go-on = Continuer selon les nouvelles règles
change-close = Clore la partie
change-close-sure = La clore pour tous{"\u00A0"}: personne ne gagne, et elle ne pourra pas être rouverte.
change-close-yes = La clore
change-close-no = Pas encore
change-wait = Vous êtes d’accord. La partie continue dès que les autres le sont aussi.
change-watch = Les joueurs décident si la partie continue.
change-record = Garder l’enregistrement
change-failed = L’enregistrement n’a pas pu être obtenu

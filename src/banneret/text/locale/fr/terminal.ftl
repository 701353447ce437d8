### Words of the terminal that every game needs: keys, windows, what is asked of whom.

table-over = La partie est terminée
table-players = Joueurs
table-answers = Toutes les réponses
table-key-typing = taper le début d’une réponse{"\u00A0"}; échap efface
table-key-answers = toutes les réponses en liste
table-hint-answers = liste
ui-log = Journal
ui-undo = Annuler
ui-redo = Rétablir
ui-help = Aide
ui-why-not = Pourquoi pas{"\u00A0"}?
ui-quit = Quitter
ui-your-turn = À vous de jouer
ui-waiting-for = En attente de{"\u00A0"}: { $side }
ui-pack = Groupe
ui-hp = PV
ui-chance = Hasard
ui-winner = Vainqueur{"\u00A0"}: { $side }
ui-drawn = Pas de vainqueur
ui-saved = enregistré dans { $path }
ui-not-saved = non enregistré
ui-save-failed = La partie n’a pas pu être enregistrée ({ $reason }). Elle continue, et chaque réponse réessaie.
ui-pass-screen = Passez l’écran à{"\u00A0"}: { $side }
ui-pass-screen-hint = Appuyez sur Entrée quand personne d’autre ne regarde.
ui-refused = Pas permis maintenant{"\u00A0"}: { $answer }
ui-unknown = Ce n’est pas une réponse{"\u00A0"}: { $answer }
ui-several = Plusieurs réponses conviennent{"\u00A0"}: { $answers }
ui-allowed = Permis maintenant
ui-asked-now = Ce qui est demandé maintenant
ui-no-undo = Rien ne peut être annulé{"\u00A0"}: quelque chose a été révélé, ou un autre joueur a répondu.
ui-no-redo = Il n’y a rien à rétablir.
ui-taken-back = Annulé{"\u00A0"}: { $answer }
ui-given-again = Rétabli{"\u00A0"}: { $answer }
ui-ask-me-never = On ne vous demande que là où les règles le prévoient.
ui-ask-me-once = On vous demandera au prochain moment où vous pouvez agir.
ui-ask-me-always = On vous demandera avant tout ce que font les autres, là où vous pouvez agir.
ui-ask-me-none = Ici, personne ne peut être interrogé plus souvent.
ui-quit-ask = Quitter la partie{"\u00A0"}?
ui-quit-saved = Elle est enregistrée dans { $path } et peut être reprise.
ui-quit-unsaved = Elle n’est pas enregistrée et sera perdue.
ui-keys = Touches
ui-signs = Signes
ui-key-arrows = déplacer le curseur
ui-key-shift = regarder sans choisir
ui-key-enter = donner la réponse marquée
ui-key-tab = réponse suivante, précédente avec maj
ui-key-number = donner la réponse de ce numéro{"\u00A0"}; 0 passe ou termine
ui-key-type = taper une réponse, comme b3 ou move:b3{"\u00A0"}; échap efface
ui-key-undo = annuler la dernière réponse
ui-key-redo = la rétablir
ui-key-why = pourquoi on vous le demande, et pourquoi une chose n’est pas permise ici
ui-key-inspect = l’unité ou la carte sous le curseur
ui-key-hint = demander ce que ferait le meilleur bot
ui-key-log = tout le journal{"\u00A0"}; page haut et bas le font défiler
ui-key-speed = la vitesse des bots
ui-key-ask-me = être interrogé avant que les autres continuent{"\u00A0"}: une fois, toujours, plus
ui-key-quit = quitter la partie
ui-speed = Robots{"\u00A0"}: { $speed }
ui-speed-slow = lent
ui-speed-normal = normal
ui-speed-fast = rapide
ui-speed-instant = immédiat
ui-bot-failed = Le bot { $bot } a échoué ({ $reason }). Désormais une personne répond à sa place.
ui-answers = Réponses
ui-units-lost = Unités perdues
ui-units-left = Unités restantes
ui-see-board = Voir le plateau
ui-close = Fermer
ui-too-small = La fenêtre est trop petite{"\u00A0"}: il faut { $width } × { $height } caractères.
ui-hint-cursor = curseur
ui-hint-answer = répondre
ui-hint-next = suivante
ui-hint-type = taper
ui-hint-inspect = examiner
ui-key-marked = tout sur la réponse marquée
ui-sign-asked = doit répondre maintenant
ui-sign-yes = oui
ui-mark-first = Marquez d’abord une réponse, avec tab ou une flèche, ou appuyez sur sa touche.
option-yes = Oui
option-no = Non
ui-sign-legal = peut être choisi

# A hint: what the strongest bot would answer.
ui-hint = Conseil
ui-hint-thinking = Que ferait un bon bot{"\u00A0"}? Il réfléchit...
ui-hint-failed = Le bot n’a pas trouvé de réponse.
ui-hint-unjudged = Aucun bot ne sait chiffrer cette question.
ui-hint-worth = { $fight ->
    [yes] gagne { $n } combats de ce genre sur 100 ({ $low } avec de la malchance, { $high } avec de la chance)
   *[no] gagne { $n } fois sur 100 ({ $low } avec de la malchance, { $high } avec de la chance)
}

# A review: what the strongest bot thinks of a game that was played.
review-no-judge = Aucun bot ne sait encore juger les réponses de cette partie{"\u00A0"}: il n’y a rien à analyser.
review-judged = { $judged } réponses sur { $asked } ont pu être jugées.
review-fights = { $fights } d’entre elles seulement pour le combat où elles ont été données{"\u00A0"}: la chance de toute la partie ne peut pas en être séparée.
review-luck = { $name }{"\u00A0"}: { $expected } sur 100 attendus au début, erreurs -{ $own }, erreurs des autres +{ $theirs }, chance { $luck } (à { $doubt } près){"\u00A0"}: { $result }. À chance égale { $adjusted } sur 100.
review-turning = Tournants
review-no-turning = Aucun{"\u00A0"}: rien n’a beaucoup changé d’un coup.
review-turn = { $step }. { $name }, { $answer }{"\u00A0"}: { $before } -> { $after } sur 100 ({ $cause ->
    [own] sa réponse
    [theirs] réponses des autres
   *[luck] chance
})
review-slips = Les réponses les plus coûteuses
review-no-slips = Aucune qui se distingue de la chance.
review-slip = { $step }. { $name }{"\u00A0"}: { $given }. Mieux{"\u00A0"}: { $better }, { $fight ->
    [yes] { $cost } combats de ce genre de plus sur 100
   *[no] { $cost } parties de plus sur 100
}. { $why }

# Banneret: lessons

learn = Apprendre à jouer
learn-count = { $done } sur { $count }
learn-new = Première visite{"\u00A0"}? Jouez une première partie accompagnée.
learn-begin = Commencer · { $minutes } min
learn-minutes = { $minutes } minutes
learn-done = faite
learn-go-on = Reprendre
learn-again = Refaire
learn-again-of = Refaire { $title }
learn-start = Commencer
learn-begin-of = Commencer { $title }

lesson-refused = La leçon ne peut pas commencer
lesson-done = Leçon terminée{"\u00A0"}: { $title }
lesson-short = Pas encore terminée{"\u00A0"}: { $title }
lesson-short-text = La partie s’est achevée avant la leçon. Cela arrive{"\u00A0"}; reprenez-la quand vous voulez.
lesson-again = Recommencer
lesson-lobby = Vers l’accueil
lesson-look = Voir le plateau
lesson-go-on = Continuer ici
lesson-next = Leçon suivante

coach = Guide
coach-part = Étape { $n } sur { $of }
coach-fold = Replier le guide
coach-show = Montrez-moi
coach-next = Suivant
coach-understood = Compris

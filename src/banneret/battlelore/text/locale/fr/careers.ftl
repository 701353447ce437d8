# Carrières des héros : la galerie, la feuille de personnage et ce que chaque aventure a apporté.

status-cadet = à l’académie
status-active = en service
status-councillor = au Conseil de Guerre
status-instructor = instructeur à l’académie
status-retired = à la retraite
status-dead = au rang des disparus

adventure-academy = L’académie

weapon-sword = épée
weapon-staff = bâton
weapon-mace = masse

fate-absent = hors du champ de bataille
fate-fighting = sur le champ de bataille jusqu’à la fin
fate-wounded = une blessure subie
fate-withdrawn = a quitté le champ de bataille

deed-won = victoire
deed-lost = défaite
deed-experience = expérience { $by }
deed-treasure = trésor { $by }
deed-wounds = blessures { $by }
deed-learned = a appris { $skill }
deed-gained = a trouvé { $artifact }
deed-gave = a donné { $artifact }
deed-adviser = comme Conseiller

career-line = { $name }, { $class }{"\u00A0"}: { $status }
career-line-cadet = { $name }{"\u00A0"}: { $status }
career-movement = Mouvement{"\u00A0"}: { $n }
career-weapon = Arme{"\u00A0"}: { $weapon }, { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }
career-bold = Vaillant{"\u00A0"}: peut ignorer un drapeau, comme la troupe que ce héros mène.
career-experience = Expérience{"\u00A0"}: { $n }
career-treasure = Trésor{"\u00A0"}: { $n }
career-wounds = Blessures{"\u00A0"}: { $n } sur { $of }
career-skills = Compétences
career-equipped = Artéfacts équipés
career-owned = Artéfacts laissés de côté
career-listed = Artéfacts de la liste, dont l’un sera offert
career-since = Au Conseil de Guerre depuis le { $day }{"\u00A0"}; défaites{"\u00A0"}: { $n } sur { $of }
career-heir = Le dernier cadeau est allé à { $name }.
career-playing = Participe à une partie en ce moment.
career-history = Aventures
career-none = La galerie est encore vide{"\u00A0"}: `banneret hero new NOM` envoie quelqu’un à l’académie.
career-goes-on = La partie continue{"\u00A0"}: { $command } la reprend.

# What stands in the way of an answer, said before the clause.
in-the-way-other-question = Une autre question est posée{"\u00A0"}: { $prompt }
in-the-way-citadel = Il n’y a pas de Citadelle dans la ville.
in-the-way-no-few = L’armée n’a pas cette unité côté Quelques.
in-the-way-card = { $moment ->
    [combat] Cette carte sert en Combat.
    [map] Cette carte sert sur la carte.
    [recruit] Cette carte se joue quand vous recrutez.
    [guild] Cette carte se joue quand vous achetez un sort.
    [won] Cette carte se joue après un Combat gagné.
    [guarded] Cette carte se joue là où se tiennent des gardes.
    [attack] Cette carte se joue quand une de vos unités attaque.
    [defense] Cette carte se joue quand une de vos unités est attaquée.
    [activation] Cette carte se joue pendant l’activation d’une de vos unités, avant son attaque.
    [enemy_spell] Cette carte se joue contre un sort ennemi.
    [own_spell] Cette carte se joue après l’un de vos sorts.
    [loss] Cette carte se joue quand une de vos unités tombe.
    [start] Cette carte se joue au début d’un Combat.
    [roll] Cette carte se joue après un jet.
    [extend] Cette carte se joue quand le temps d’un Combat s’achève.
   *[several] Cette carte n’aurait aucun effet maintenant.
}
in-the-way-H3-MOV-03 = Il ne reste aucun mouvement.
in-the-way-H3-MOV-04 = La case n’est pas voisine du héros.
in-the-way-H3-MOV-14 = La tuile n’a pas été découverte.
in-the-way-H3-MOV-15 = La case est bloquée.
in-the-way-H3-MOV-23 = Un mur sépare les deux cases.
in-the-way-H3-SEC-04 = Il y a au plus un Héros secondaire.
in-the-way-H3-GEN-04 = C’est plus cher que ce que vous avez.
in-the-way-H3-GEN-08 = La carte n’est pas dans votre main.
in-the-way-H3-TWA-01 = Cette action de ville a déjà servi cette manche.
in-the-way-H3-CST-06 = L’habitation de cette unité n’est pas construite.
in-the-way-H3-TWN-08 = Un bâtiment a déjà été construit cette manche.
in-the-way-H3-TWN-10 = C’est déjà construit.
in-the-way-H3-TWA-10 = Il n’y a pas de Guilde des Mages dans la ville.
in-the-way-H3-MGU-05 = Un sort a déjà été acheté cette manche.
in-the-way-H3-MGU-07 = La Guilde des Mages date de cette manche.
in-the-way-H3-UNI-05 = Vous avez déjà cette unité.
in-the-way-H3-CBC-01 = Un sort a déjà été lancé cette manche de combat.
in-the-way-H3-ABL-03 = Il ne reste aucun effet Expert cette manche.
in-the-way-H3-TIL-27 = La tuile ne touche pas la case du héros.
in-the-way-H3-TRD-02 = Une visite sert aux ressources ou à une carte, et celle-ci a commencé par l’autre.
in-the-way-H3-TRD-10 = Le Comptoir ne prend pas cette carte.

# Banneret: ce que trouve la vérification d’un fichier

finding-off-board = { $hex } n’est pas une case du plateau
finding-banners-most = { $n } l’emportent, et outre les héros le camp { $side } peut en avoir { $n_most }
finding-no-councils = une aventure sans arcanes n’a pas de Conseil de Guerre
finding-council-creature = { $creature } prend un niveau mais n’est pas parmi les unités
finding-side-none = le camp { $side } n’en a pas
finding-side-more = le camp { $side } en a plus de { $n }
finding-side-reserves = le camp { $side } a plus de { $n } unités avec ses réserves
finding-levels-or-fixed = donnez `levels` ou `fixed`, l’un des deux
finding-text-control = ce texte contient des caractères de contrôle
finding-no-chest = il n’y a pas de coffre { $word }
finding-no-troop = il n’y a pas de troupe { $word }
finding-no-such = il n’y a pas de { $word }
finding-holds-already = { $hex } contient déjà { $what }
finding-section-room = { $section } a de la place pour { $n } réserves sur { $n_all }
finding-needs-commander = il lui faut un Commandant de niveau 1 au moins
finding-not-next = { $other } n’est pas voisine de { $hex }, elles n’ont donc pas de côté commun
finding-no-level = il ne reste aucun niveau pour un Commandant
finding-named-twice = { $hex } est nommée deux fois
finding-cannot-stand = personne ne peut se tenir en { $hex }
finding-own-id = { $id } est fournie avec le programme{"\u00A0"}: donnez un autre identifiant à la vôtre

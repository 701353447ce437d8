### La campagne Sang de dragon.

scenario-dragons_blood_1 = Pilleurs pillés
story-dragons_blood_1 = Une fiole de sang de dragon repose quelque part en bas, et Mutare n’est pas seule à le savoir. Deux jeunes seigneurs la suivent dans le noir. Débarrassez-en les grottes.
rule-dragons_blood_1-scavengers = Chaque seigneur tient la colonie où il commence. Pour chaque mine qu’il prend, une unité de bronze le rejoint, jusqu’à cinq unités.
label-hideout_east = le repaire de l’est
label-hideout_south = le repaire du sud

scenario-dragons_blood_2 = Le sang du père des dragons
story-dragons_blood_2 = La fiole attend dans la salle des dragons, et il n’y en a que pour une gorgée. Ordwald est parti depuis longtemps. Soyez là avant lui.
rule-dragons_blood_2-vial = La fiole revient à qui bat les dragons de la salle en premier. Ordwald s’arrête pour lire sur chaque tuile proche où il arrive, et il lui faut deux tours de plus pour les dragons.
rule-dragons_blood_2-prisoner = Alamar est retenu au sanctuaire de la tuile N2. La première visite le libère{"\u00A0"}: il devient sur place un héros secondaire et remet une bourse d’or sans fond.
rule-dragons_blood_2-prisoners_guard = Si Alamar mène lui-même, des méduses sortent du sanctuaire à sa place, avec la même bourse.
tale-dragons_blood_2-breaks_camp = Ordwald a levé le camp et marche vers la salle.
tale-dragons_blood_2-captive = Quelqu’un est prisonnier dans les grottes, disent les éclaireurs.
label-dragon_hall = la salle des dragons
label-ordwald_camp = le camp d’Ordwald

scenario-dragons_blood_3 = Soif de sang
story-dragons_blood_3 = Ce que Mutare a bu, d’autres veulent le boire en elle. Trois seigneurs viennent le chercher de trois côtés. Aucun ne doit rentrer chez lui.
rule-dragons_blood_3-crystal_ally = Des dragons de cristal ont juré de vous aider dans un combat, celui que vous voudrez. Puis ils s’envolent.
rule-dragons_blood_3-black_wings = Des dragons noirs ont flairé la piste. Ils vous rejoignent au début de la manche 5.
rule-dragons_blood_3-dragon_form = Une fois par combat, une unité du héros principal compte comme un dragon pour une spécialité.
rule-dragons_blood_3-spent = Ordwald vient sans ses enchanteurs, car il a été battu sur le chemin de la fiole.
rule-dragons_blood_3-farewell = Avec le dernier seigneur, l’histoire s’achève.
tale-dragons_blood_3-the_end = Le dernier des seigneurs n’est plus, et ce qui coule dans les veines de Mutare reste à elle.
token-crystal_oath = serment des dragons de cristal
label-keep_east = le donjon de l’est
label-keep_south = le donjon du sud
label-keep_west = le donjon de l’ouest
aihero-lord_east = Seigneur du donjon de l’est
aihero-lord_south = Seigneur du donjon du sud

airule-8 = il s’est arrêté et reste ici pour l’instant
measure-of-ai_held = cases tenues par l’ennemi{"\u00A0"}: { $what }
table-goal-ai_held = L’ennemi prend { $what }.

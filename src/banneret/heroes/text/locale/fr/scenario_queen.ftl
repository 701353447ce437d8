### La campagne Longue vie à la reine.

scenario-long_live_the_queen_1 = Le retour
story-long_live_the_queen_1 = Catherine revient sur une côte dont tous les villages ont brûlé. Les pillards ont leur propre ville, là-dessous, dans le noir. Trouvez l’entrée et fermez-la pour de bon.
rule-long_live_the_queen_1-no_glory = Personne n’a de quoi bâtir l’habitation d’or.
rule-long_live_the_queen_1-unknown_door = Terraneus reste cachée. On ne peut la retourner ou y entrer que depuis une tuile souterraine.
tale-long_live_the_queen_1-ruin = L’avant-poste est de nouveau à vous, ou ce qu’il en reste.
tale-long_live_the_queen_1-riders = Des cavaliers du pays ont vu la bannière de la reine et sellent leurs griffons.
tale-long_live_the_queen_1-smoke = De la fumée monte à l’intérieur des terres. Une bande de pillards est en marche.
tale-long_live_the_queen_1-scouts = Les éclaireurs signalent d’autres troupes sur la route de Terraneus.
label-terraneus = Terraneus
label-raided_land = la terre pillée
aihero-overseer = Surveillant de Terraneus
aihero-raiders = Bande de pillards

scenario-long_live_the_queen_2 = Anges gardiens
story-long_live_the_queen_2 = Dans les collines se dresse une porte que des anges gardent de mémoire d’homme. Deux colonnes montent des profondeurs pour l’abattre. Tenez-la.
rule-long_live_the_queen_2-early_wing = Un ange a donné sa parole. Des archanges rejoignent l’armée au début de la manche 7.
rule-long_live_the_queen_2-the_gate = Tant que votre drapeau flotte sur la porte des anges, le héros principal pioche une carte quand un combat commence sur sa tuile ou sur celle de votre ville.
rule-long_live_the_queen_2-razing = Une armée ennemie sur la colonie de la porte l’abat à la fin de son tour suivant, sauf si elle est battue avant.
tale-long_live_the_queen_2-gate_falls = L’ennemi tient la porte. Chassez-le avant qu’il ne la brise.
label-homestead = la tuile de votre ville
label-warcamp = le camp de guerre
label-angel_gate = la porte des anges
aihero-left_column = Colonne de gauche
aihero-right_column = Colonne de droite
aihero-camp_guard = Garde du camp

scenario-long_live_the_queen_3 = La libération de Steadwick
story-long_live_the_queen_3 = Des étrangers tiennent les murs de la capitale, et un tunnel les nourrit. Bouchez le tunnel, brisez les chaînes du général et reprenez la cité.
rule-long_live_the_queen_3-shut_city = Les portes extérieures sont les mines des deux tuiles proches de prairie. Nul n’entre à Steadwick avant que vous ne teniez les deux.
rule-long_live_the_queen_3-general_guard = Le général Kendal est retenu à la fontaine près d’une porte extérieure, derrière des gardes de niveau V.
rule-long_live_the_queen_3-general = Qui libère le général Kendal l’a aussitôt sur place comme héros secondaire, et l’armée reprend courage.
rule-long_live_the_queen_3-supply = Tant que votre drapeau ne flotte pas à la bouche du tunnel, chaque manche de Revenus rend à la garnison une grande troupe perdue.
rule-long_live_the_queen_3-farewell = La cité libérée, l’histoire s’achève.
tale-long_live_the_queen_3-roads = Les routes derrière vous ne resteront plus longtemps ouvertes.
tale-long_live_the_queen_3-the_end = Les cloches sonnent à Steadwick. La reine est chez elle, et cette fois elle y reste.
label-steadwick = Steadwick
label-tunnel_mouth = la bouche du tunnel
label-camp = le camp
label-outer_gate = les portes extérieures
aihero-occupier = Occupant de Steadwick
aihero-tunnel_guard = Garde du tunnel
aihero-sortie = Sortie

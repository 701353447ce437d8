### La campagne L’ascension du nécromancien.

scenario-rise_of_the_necromancer_1 = La cible
story-rise_of_the_necromancer_1 = Un vieux maître a fait courir le bruit{"\u00A0"}: ce qu’on cherche, Sandro l’a. Désormais deux chasseurs connaissent son visage.
rule-rise_of_the_necromancer_1-marked_man = Les deux chasseurs veulent le héros principal et personne d’autre. Ils passent devant une ville où il n’est pas.
rule-rise_of_the_necromancer_1-rivals = Les chasseurs ne partagent pas leur proie. Dans une manche où l’un a attaqué un héros, l’autre ne l’attaque pas.
rule-rise_of_the_necromancer_1-road_open = Sans les deux chasseurs, la route est libre.
tale-rise_of_the_necromancer_1-follower = Depuis des jours, quelque chose rampe derrière Sandro. Cela préfère servir.
tale-rise_of_the_necromancer_1-road = Plus personne ne suit. Un vieil homme se tient entre Sandro et Deyja.
label-jeddite_tower = la tour de Jeddite
label-shiva_camp = le camp de Shiva

scenario-rise_of_the_necromancer_2 = Le maître
story-rise_of_the_necromancer_2 = Il est une chose qu’Ethric n’a jamais enseignée{"\u00A0"}: perdre. Sandro compte le lui montrer, devant sa propre porte.
rule-rise_of_the_necromancer_2-apprentice = Vidomina vous accompagne. Vous commencez avec un héros secondaire qui ne coûte rien.
rule-rise_of_the_necromancer_2-old_lessons = Ethric connaît tous les tours qu’il a appris aux autres. Dans un combat à son fort, votre premier sort a 1 de puissance en moins.
label-ethric_hold = le fort d’Ethric
label-ivor_glade = la clairière d’Ivor

scenario-rise_of_the_necromancer_3 = Le duc Alarice
story-rise_of_the_necromancer_3 = Finneas doit porter la couronne de Deyja et Sandro tirer les ficelles. Le duc a d’autres projets, et d’étranges alliés.
rule-rise_of_the_necromancer_3-puppet = Si Finneas est perdu, plus personne ne paie pour ses promesses. Votre revenu d’or baisse de deux crans.
rule-rise_of_the_necromancer_3-locked_gate = Le donjon du duc s’ouvre à qui a visité les deux obélisques devant lui, ou a battu Melodia.
rule-rise_of_the_necromancer_3-riddles_read = Le second de ces obélisques donne le mot qui ouvre la porte.
rule-rise_of_the_necromancer_3-farewell = Avec le duc, l’histoire s’achève.
tale-rise_of_the_necromancer_3-the_end = Deyja a un nouveau roi, et le roi a un maître.
called-rise_of_the_necromancer_3-grail = Crypte
token-open_gate = porte ouverte
label-old_crypt = la vieille crypte
label-gatehouse = les terres devant la porte
label-duke_keep = le donjon du duc
label-melodia_grove = le bosquet de Melodia
aihero-duke = Duc Alarice

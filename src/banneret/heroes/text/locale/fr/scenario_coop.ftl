# Scénarios coopératifs, et ce qu’eux seuls demandent et racontent.
scenario-first_steps = Premiers pas
story-first_steps = Une vallée abritée, quelques mines aux serrures rouillées, et personne n’est pressé. Un bon endroit pour apprendre à commander.
rule-first_steps-helping_hands = Un héros voisin du combat d’un allié peut lui prêter des unités. Celles qui tiennent encore debout reviennent à la fin.
rule-first_steps-last_lock = La dernière mine ou colonie sans votre drapeau a un gardien de plus, un gardien d’or. Personne ne passe sans se battre, et le combat dure jusqu’à ce qu’il soit décidé.
rule-first_steps-teaching = Après un combat que vous n’avez pas gagné, vous apprenez quelles cartes de votre main vous auriez pu y jouer. C’est un conseil pour le suivant, et cela ne change rien.
tale-first_steps-build_first = Bâtissez avant de partir{"\u00A0"}: un bâtiment se rembourse plus vite qu’on ne croit.

prompt-lend = Quelles unités prêtez-vous à votre allié pour ce combat{"\u00A0"}?
option-lend = Prêter{"\u00A0"}: { $unit }
short-lend = Prêter
event-lent = { $player } prête à { $other }{"\u00A0"}: { $unit }.
event-lent-back = { $unit }{"\u00A0"}: retour chez { $player }.
event-lesson = Pour la prochaine fois, vous auriez pu jouer dans ce combat{"\u00A0"}: { $card }.

scenario-border_fires = Feux de frontière
story-border_fires = Quand les feuilles tombent, les clans des collines descendent et brûlent ce qui pousse dans les champs. Cette fois, vous serez à leurs foyers avant qu’ils soient aux vôtres.
rule-border_fires-raids = Aux manches 3, 5 et 7, votre Ville est pillée au début de votre tour tant que le siège de clan le plus proche tient. Toute votre armée la défend gratuitement, et vos cartes peuvent servir où que soit votre Héros principal.
rule-border_fires-market_day = À votre tour, vous pouvez utiliser le jeton Construction pour échanger comme à un Comptoir, où que vous soyez.
action-border_fires-market_day = Tenir un marché
aihero-first_clan = Premier clan
aihero-second_clan = Deuxième clan
aihero-third_clan = Troisième clan
aihero-clan_raiders = Pillards
label-first_seat = le premier siège de clan
label-second_seat = le deuxième siège de clan
label-third_seat = le troisième siège de clan

scenario-geleas_champions = Les champions de Gelea
story-geleas_champions = Des seigneurs d’un autre ciel ont percé jusqu’au vôtre. Il faudra toutes les pièces et toutes les épées à louer pour les suivre par la brèche et la refermer derrière vous.
rule-geleas_champions-war_chest = À votre tour, vous pouvez utiliser le jeton Construction pour mettre des ressources dans le trésor de guerre commun. Il est plein avec 15 or, 6 matériaux et 2 objets de valeur par joueur.
rule-geleas_champions-rift_shut = Personne n’entre dans la faille tant que le trésor de guerre n’est pas plein. Ensuite, plus aucun seigneur de guerre ne vient.
rule-geleas_champions-rift_shut_to_three = Personne n’entre dans la faille tant que le trésor de guerre n’est pas plein. Ensuite, plus aucun seigneur de guerre ne vient.
rule-geleas_champions-first_warlord = À la manche 4, un seigneur de guerre sort de la faille et marche sur la Ville la plus proche.
rule-geleas_champions-second_warlord = À la manche 7, le suivant arrive.
rule-geleas_champions-third_warlord = À la manche 10 vient le dernier.
rule-geleas_champions-chest_full = Un trésor de guerre plein empêche les seigneurs de guerre de venir.
rule-geleas_champions-chest_full_of_three = Un trésor de guerre plein empêche les seigneurs de guerre de venir.
action-geleas_champions-war_chest = Remplir le trésor de guerre
called-geleas_champions-obelisk = Poste de mercenaires
called-geleas_champions-dragon_utopia = La faille
token-chest_gold = or du trésor de guerre
token-chest_materials = matériaux du trésor de guerre
token-chest_valuables = objets de valeur du trésor de guerre
aihero-first_warlord = Premier seigneur de guerre
aihero-second_warlord = Deuxième seigneur de guerre
aihero-third_warlord = Troisième seigneur de guerre
aihero-rift_lord = Seigneur de la Faille
label-rift = la faille

scenario-unholy_quest = Quête impie
story-unholy_quest = Sous les collines se multiplie une chose qui n’a pas de nom. Elle grandit à chaque semaine d’attente, alors n’attendez pas{"\u00A0"}: descendez avant qu’elle ne monte.
rule-unholy_quest-brood = Qui entre dans la fosse combat jusqu’au bout les cinq premières cartes de la couvée. Ce qui tombe disparaît pour de bon, ce qui tient encore retourne avec le reste. Personne ne passe sans combattre.
rule-unholy_quest-vents = Il y a trois évents. Un héros sur l’un d’eux peut payer 3 matériaux pour le sceller pour de bon.
rule-unholy_quest-three_vents = Au début, tous trois sont ouverts.
rule-unholy_quest-bronze_growth = À la fin des manches 2 et 4, la couvée gagne une carte de bronze par évent ouvert.
rule-unholy_quest-silver_growth = À la fin des manches 6 et 8, la couvée gagne une carte d’argent par évent ouvert.
rule-unholy_quest-gold_growth = À la fin des manches 10 et 12, la couvée gagne une carte d’or par évent ouvert.
rule-unholy_quest-overflow = Quand la couvée a plus de 17 cartes à la fin d’une manche, ses trois premières cartes sortent de la fosse.
rule-unholy_quest-overflow_of_three = Quand la couvée a plus de 21 cartes à la fin d’une manche, ses trois premières cartes sortent de la fosse.
action-unholy_quest-vents = Sceller l’évent
called-unholy_quest-obelisk = Évent
called-unholy_quest-grail = La fosse
token-open_vents = évents ouverts
horde-brood = La couvée
aihero-outbreak = Déferlement
label-pit = la fosse

scenario-three_wards = Trois sceaux
story-three_wards = Une porte reste close parce que trois pierres s’y appuient. Qui les a posées pensait à un siècle plus facile que le vôtre.
rule-three_wards-provisions = Avant la partie, chacun cherche un Artefact parmi deux.
rule-three_wards-bracing = Un héros sur un sceau avec au moins 2 points de mouvement peut tous les donner pour l’étayer{"\u00A0"}: la prochaine armée qui devrait y venir vient une manche plus tard.
rule-three_wards-breaches = Aux manches 5 à 9, une armée perce à un sceau{"\u00A0"}: deux dés d’attaque disent lequel, jamais deux fois de suite le même. Tout ce que vous avez marqué ou pourriez visiter est détruit sur son passage.
rule-three_wards-breach_of_six = La deuxième armée vient à la manche 6.
rule-three_wards-breach_of_seven = La troisième vient à la manche 7.
rule-three_wards-breach_of_eight = La quatrième vient à la manche 8.
rule-three_wards-breach_of_nine = La dernière vient à la manche 9.
rule-three_wards-warden = À la manche 10, le Gardien vient au sceau le plus éloigné de tous les héros et marche sur le plus riche d’entre vous. Sa réserve rejoint ses combats un à un, dès la deuxième manche de combat.
action-three_wards-bracing = Étayer le sceau
called-three_wards-obelisk = Sceau
aihero-first_breach = Première brèche
aihero-second_breach = Deuxième brèche
aihero-third_breach = Troisième brèche
aihero-fourth_breach = Quatrième brèche
aihero-fifth_breach = Cinquième brèche
aihero-warden = Le Gardien
label-wards = les sceaux

## Ce que l’on compte, et les verbes des règles.

measure-in_hordes = cartes de la horde
verb-hire = piochez des Unités neutres ({ $hire }{ $from_round ->
        [1] { "" }
       *[other]{"\u00A0"}; dès la manche { $from_round } aussi { $later }
    }) et recrutez-en une pour la moitié de son or, arrondie au supérieur
verb-raid = { $raid_name } peut piller votre Ville
verb-grow_horde = la horde gagne des cartes de ce rang{"\u00A0"}: { $tier_name }
verb-lead_out = les { $cards } premières cartes de la horde sortent{"\u00A0"}: { $ai_name }
verb-close_field = fermez cette case pour le reste de la partie
verb-spawn_by_dice = { $spawn_by_dice_name } vient là où le disent deux dés d’attaque
verb-spawn_far = { $spawn_far_name } vient à la tuile la plus éloignée de tous les héros
verb-brace = étayez cette tuile avec tous les points de mouvement du héros

## Le journal et les questions.

prompt-mercenaries = Laquelle des unités à louer recrutez-vous{"\u00A0"}?
event-closed = { $player } ferme cette case pour de bon{"\u00A0"}: { $place }.
event-horde = La horde a { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
event-horde-card = De la horde sort{"\u00A0"}: { $unit }.
event-broke-in = Les dés envoient { $ai } à l’une des tuiles.
event-braced = { $player } étaye une tuile.

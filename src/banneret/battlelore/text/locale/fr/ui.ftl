# The game in the lobby, questions and the labels of their answers.

game = BattleLore
game-text = Des armées médiévales sur un champ de cases hexagonales, commandées par des cartes, avec des Maîtres des Arcanes, des Créatures et des héros.

rule-lore = Utiliser les arcanes dans cette aventure médiévale

card-none = Aucune carte Commandement
card-cost = { $card } ({ $n } arcanes)

sheet-unit = Bannière : { $banner } · figurines : { $figures } · cases : { $hexes } · dés : { $dice }
sheet-lore = { $name } – { $master }, arcanes : { $n }
sheet-artifact = { $name } – { $kind }, { $role }
sheet-skill = { $name } – { $role }
sheet-needs = Préalable : { $what }
sheet-power = { $name } : { $text }

banner-green = verte
banner-blue = bleue
banner-red = rouge

place-empty = case vide

unit-at = { $unit } en { $hex }

land-at = { $hex } ({ $land })

option-order = Ordre : { $unit }
option-unit = { $unit }
option-move = Aller en { $hex }
option-attack = Attaquer : { $unit }
option-attack-dice = Attaquer : { $unit }, { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
option-retreat = Reculer en { $hex }
option-site = Le placer en { $hex }
option-target = Choisir : { $unit }
option-aim = Choisir { $hex }
option-separate = Séparer le Chef Militaire de { $unit }
option-hero = Déplacer le Chef Militaire de { $unit }
option-deploy = Rejoindre : { $unit }
option-web = Engluer : { $unit }
option-boulder = Lancer un rocher : { $unit }
option-play = Jouer { $card }
option-keep = Garder { $card }
option-lore = Jouer { $card }
option-take = Garder { $card }
option-drop = Défausser { $card }
option-level = Un niveau : { $master }
option-section = { $section }
option-supply-tokens = Deux jetons arcane
option-supply-card-and-token = Une carte Arcane et un jeton arcane
option-supply-cards = Deux cartes Arcane, dont vous gardez une
option-leave = Abandonner { $artifact }
option-buy = Acheter { $artifact }
option-give = Céder { $artifact } pour piocher
option-take-artifact = Garder { $artifact }
option-learn = Apprendre { $skill }
option-reroll = Relancer : { $face }
option-raise = Faire revenir : { $unit }
option-ignore = { $n ->
        [0] N’ignorer aucun drapeau
        [one] Ignorer un drapeau
       *[other] Ignorer { $n } drapeaux
    }
option-hurl = { $n ->
        [0] Ne pas projeter
        [one] Utiliser un symbole arcane
       *[other] Utiliser { $n } symboles arcanes
    }
option-deed = Dépenser l’acte héroïque
option-search = Fouiller la case
option-quest = Accomplir la quête
option-done = Terminé
option-done-orders = Plus d’ordres
option-done-moving = Finir les mouvements
option-done-battling = Finir les combats
option-done-buying = Ne plus rien acheter
option-done-exchanging = Ne plus rien échanger
option-done-keeping = N’en garder aucun
option-yes = Oui
option-no = Non
option-battle-back = Riposter
option-stay = Rester
option-follow = Avancer
option-pass = Ne jouer aucune carte
option-withdraw = Quitter le champ de bataille
option-flee = Se replier de plein gré
option-tremor = Secousse (1 arcane)
option-earthquake = Tremblement de terre (2 arcanes)
option-summon = Tenter d’invoquer l’Élémentaire de terre
option-spend = Céder deux jetons expérience pour piocher
option-advise = Siéger au Conseil de Guerre
option-use = Utiliser { $artifact }
option-skill = Utiliser la compétence { $skill }
option-equip = Sortir { $artifact }
option-chest = Le prendre : { $chest }
option-discard = Défausser { $card }
option-hatchets = Lancer les hachettes : { $unit }
option-bow = Tirer à l’arc : { $unit }
option-lightning = Lancer la foudre : { $unit }
option-use-nothing = Ne rien utiliser
option-leave-chest = Le laisser
option-pay-toll = Payer 3 arcanes
option-let-fail = Laisser la carte échouer

prompt-other = Que faites-vous ?
prompt-ask-bought = Acheter un artéfact pour cinq jetons trésor ?
prompt-ask-exchange = Céder deux artéfacts ou deux jetons expérience pour piocher une carte de plus ?
prompt-ask-haul = Quel artéfact pioché gardez-vous ?
prompt-ask-limit = Votre héros a trop d’artéfacts : lequel abandonner ?
prompt-ask-room = Votre héros a trop d’artéfacts : lequel abandonner ?
prompt-drew-artifact = Votre héros a trop d’artéfacts : lequel abandonner ?
prompt-ask-level-up = Qu’apprend votre héros ?
prompt-ask-poison = Empoisonner l’unité touchée pour 1 arcane ?
prompt-ask-hurl = Combien de symboles arcanes le Géant utilise-t-il pour projeter sa cible ?
prompt-ask-deed = { $unit } : dépenser l’acte héroïque pour un dé de plus ?
prompt-go-on-retreating = { $unit } : dépenser l’acte héroïque pour reculer d’une case de plus ?
prompt-got-move = { $unit } : aller où ?
prompt-ask-tent = Où dressez-vous votre Tente de commandement ?
prompt-ask-capture = Prendre la Tente de commandement ennemie pour une bannière de victoire ?
prompt-ask-back = Riposter ?
prompt-ask-ground = Avancer sur la case abandonnée ?
prompt-ask-further = Avancer d’une case de plus ?
prompt-ask-bonus = Qui subit l’attaque bonus ?
prompt-ask-level = Quel Maître des Arcanes gagne le prochain niveau ? Donnés : { $n } sur { $of }.
prompt-ask-landmark = { $land } : sur quelle case le poser ?
prompt-call-die = Où apparaît l’Élémentaire de terre ?
prompt-ask-deployed = Quelle troupe votre héros rejoint-il ?
prompt-ask-run = Où fuit le héros ?
prompt-ran = Frapper le héros en fuite ?
prompt-ask-assault = Assaut : quelle section ?
prompt-ask-gathered = Serrez les rangs : quelle section ?
prompt-ask-inspired = Rangs inspirés : quelle section ?
prompt-ask-fallen = Quelle unité perdue revient ?
prompt-ask-haven = Où apparaît-elle sur votre bord ?
prompt-ask-pick = { $card } : quelle unité ?
prompt-ask-traveller = Quelle unité passe le Portail ?
prompt-ask-portal = Où mène le Portail ?
prompt-ask-first-traveller = Quelle unité passe d’abord le Grand portail ?
prompt-ask-first-portal = Où sort la première unité ?
prompt-ask-companion = Quelle unité l’accompagne ?
prompt-ask-shaken = Quelle unité est secouée ensuite ?
prompt-ask-second-portal = Où sort la seconde unité ?
prompt-ask-slip = Où votre unité s’esquive-t-elle ?
prompt-ask-traps = Quelle case semez-vous de chausse-trapes ?
prompt-ask-chained = Qui la foudre frappe-t-elle ?
prompt-ask-cleft = Qui le Coup fendant frappe-t-il ?
prompt-ask-mist = Où se lève la brume ?
prompt-lore-order = Quelle unité le dé active-t-il ?
prompt-ask-ignored = { $unit } : combien de drapeaux ignorer ?
prompt-ask-retreat = { $unit } : reculer où ?
prompt-ask-reroll = Quels dés relancer ?
prompt-ask-kept = Quelle carte Arcane gardez-vous ? Encore à garder : { $n } sur { $of }.
prompt-trim = Trop de cartes Arcane : laquelle défaussez-vous ?
prompt-ask-supply = Que prenez-vous à la fin de votre tour ?
prompt-ask-command = Quelle carte Commandement jouez-vous ?
prompt-ask-order = { $card } : à quelle unité donnez-vous un ordre ?
prompt-ask-mover = Quelle unité activée se déplace ?
prompt-got-mover = { $unit } : aller où ?
prompt-ask-battler = Quelle unité activée combat ?
prompt-got-battler = { $unit } : attaquer qui ?
prompt-ask-kept-command = Quelle carte Commandement gardez-vous ?
prompt-ask-window = Jouer maintenant une carte Arcane ?
prompt-ask-company = Jouer une autre carte Arcane avec { $card } ?
prompt-ask-answer = Répondre à { $card } par une carte Arcane ?
prompt-ask-use = Vos héros utilisent-ils quelque chose ?
prompt-begin-test = Annuler le test de blessure ?
prompt-read-test = Effacer la blessure par un Miracle ?
prompt-after-test = Sauver le héros de l’allié par un Miracle ?
prompt-begin-search = Utiliser quelque chose pour la fouille ?
prompt-look-into-chest = Quel coffre prenez-vous ?
prompt-begin-card = Réduire le coût de { $card } ?
prompt-ask-mirror = Détourner { $card } avec l’amulette ?
prompt-ask-toll = Payer 3 arcanes de plus pour { $card }, ou la laisser échouer ?
prompt-ask-discarded = Quelle carte Commandement défaussez-vous ?
prompt-ask-unpacked = Que sort { $hero } du sac à dos ?
prompt-ask-horn = Quelle unité le cor de guerre appelle-t-il ?
prompt-ask-recalled = Quelle troupe { $hero } rejoint-il ?
prompt-ask-follower = Qui suit l’exemple de { $hero } ?
prompt-ask-lit = Quelle unité avance à la lueur de la lanterne ?
prompt-ask-lit-way = Où va-t-elle ?
prompt-ask-helper = Quel allié renonce à combattre pour aider { $hero } ?
prompt-ask-lucky-die = Quel dé relancer ?
prompt-ask-blood = Que donne la coupe ?
prompt-ask-cloven = Qui { $hero } combat-il maintenant ?
prompt-ask-patient = Quelle troupe { $hero } soigne-t-il ?
prompt-ask-slipped = Où { $hero } s’esquive-t-il ?
prompt-ask-doctor = Payer le Médecin pour soigner une blessure ?

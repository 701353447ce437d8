# The game in the lobby, questions and the labels of their answers.

game = BattleLore
game-text = Des armées médiévales sur un champ de cases hexagonales, commandées par des cartes, avec des Maîtres des Arcanes, des Créatures et des héros.

rule-lore = Utiliser les arcanes dans cette aventure médiévale

card-none = Aucune carte Commandement
card-cost = { $card } ({ $n } arcanes)

sheet-unit = Bannière{"\u00A0"}: { $banner } · figurines{"\u00A0"}: { $figures } · cases{"\u00A0"}: { $hexes } · dés{"\u00A0"}: { $dice }
sheet-lore = { $name } – { $master }, arcanes{"\u00A0"}: { $n }
sheet-artifact = { $name } – { $kind }, { $role }
sheet-skill = { $name } – { $role }
sheet-needs = Préalable{"\u00A0"}: { $what }
sheet-power = { $name }{"\u00A0"}: { $text }

banner-green = verte
banner-blue = bleue
banner-red = rouge

place-empty = case vide

unit-at = { $unit } en { $hex }

land-at = { $hex } ({ $land })

option-order = Ordre{"\u00A0"}: { $unit }
option-unit = { $unit }
option-move = Aller en { $hex }
option-attack = Attaquer{"\u00A0"}: { $unit }
option-attack-dice = Attaquer{"\u00A0"}: { $unit }, { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
option-retreat = Reculer en { $hex }
option-site = Le placer en { $hex }
option-target = Choisir{"\u00A0"}: { $unit }
option-aim = Choisir { $hex }
option-separate = Séparer le Chef Militaire de { $unit }
option-hero = Déplacer le Chef Militaire de { $unit }
option-deploy = Rejoindre{"\u00A0"}: { $unit }
option-web = Engluer{"\u00A0"}: { $unit }
option-boulder = Lancer un rocher{"\u00A0"}: { $unit }
option-play = Jouer { $card }
option-keep = Garder { $card }
option-lore = Jouer { $card }
option-take = Garder { $card }
option-drop = Défausser { $card }
option-level = Un niveau{"\u00A0"}: { $master }
option-section = { $section }
option-supply-tokens = Deux jetons arcane
option-supply-card-and-token = Une carte Arcane et un jeton arcane
option-supply-cards = Deux cartes Arcane, dont vous gardez une
option-leave = Abandonner { $artifact }
option-buy = Acheter { $artifact }
option-give = Céder { $artifact } pour piocher
option-take-artifact = Garder { $artifact }
option-learn = Apprendre { $skill }
option-reroll = Relancer{"\u00A0"}: { $face }
option-raise = Faire revenir{"\u00A0"}: { $unit }
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
option-chest = Le prendre{"\u00A0"}: { $chest }
option-discard = Défausser { $card }
option-hatchets = Lancer les hachettes{"\u00A0"}: { $unit }
option-bow = Tirer à l’arc{"\u00A0"}: { $unit }
option-lightning = Lancer la foudre{"\u00A0"}: { $unit }
option-use-nothing = Ne rien utiliser
option-leave-chest = Le laisser
option-pay-toll = Payer 3 arcanes
option-let-fail = Laisser la carte échouer

prompt-other = Que faites-vous{"\u00A0"}?
prompt-ask-bought = Acheter un artéfact pour cinq jetons trésor{"\u00A0"}?
prompt-ask-exchange = Céder deux artéfacts ou deux jetons expérience pour piocher une carte de plus{"\u00A0"}?
prompt-ask-haul = Quel artéfact pioché gardez-vous{"\u00A0"}?
prompt-ask-limit = Votre héros a trop d’artéfacts{"\u00A0"}: lequel abandonner{"\u00A0"}?
prompt-ask-room = Votre héros a trop d’artéfacts{"\u00A0"}: lequel abandonner{"\u00A0"}?
prompt-drew-artifact = Votre héros a trop d’artéfacts{"\u00A0"}: lequel abandonner{"\u00A0"}?
prompt-ask-level-up = Qu’apprend votre héros{"\u00A0"}?
prompt-ask-poison = Empoisonner l’unité touchée pour 1 arcane{"\u00A0"}?
prompt-ask-hurl = Combien de symboles arcanes le Géant utilise-t-il pour projeter sa cible{"\u00A0"}?
prompt-ask-deed = { $unit }{"\u00A0"}: dépenser l’acte héroïque pour un dé de plus{"\u00A0"}?
prompt-go-on-retreating = { $unit }{"\u00A0"}: dépenser l’acte héroïque pour reculer d’une case de plus{"\u00A0"}?
prompt-got-move = { $unit }{"\u00A0"}: aller où{"\u00A0"}?
prompt-ask-tent = Où dressez-vous votre Tente de commandement{"\u00A0"}?
prompt-ask-capture = Prendre la Tente de commandement ennemie pour une bannière de victoire{"\u00A0"}?
prompt-ask-back = Riposter{"\u00A0"}?
prompt-ask-ground = Avancer sur la case abandonnée{"\u00A0"}?
prompt-ask-further = Avancer d’une case de plus{"\u00A0"}?
prompt-ask-bonus = Qui subit l’attaque bonus{"\u00A0"}?
prompt-ask-level = Quel Maître des Arcanes gagne le prochain niveau{"\u00A0"}? Donnés{"\u00A0"}: { $n } sur { $of }.
prompt-ask-landmark = { $land }{"\u00A0"}: sur quelle case le poser{"\u00A0"}?
prompt-call-die = Où apparaît l’Élémentaire de terre{"\u00A0"}?
prompt-ask-deployed = Quelle troupe votre héros rejoint-il{"\u00A0"}?
prompt-ask-run = Où fuit le héros{"\u00A0"}?
prompt-ran = Frapper le héros en fuite{"\u00A0"}?
prompt-ask-assault = Assaut{"\u00A0"}: quelle section{"\u00A0"}?
prompt-ask-gathered = Serrez les rangs{"\u00A0"}: quelle section{"\u00A0"}?
prompt-ask-inspired = Rangs inspirés{"\u00A0"}: quelle section{"\u00A0"}?
prompt-ask-fallen = Quelle unité perdue revient{"\u00A0"}?
prompt-ask-haven = Où apparaît-elle sur votre bord{"\u00A0"}?
prompt-ask-pick = { $card }{"\u00A0"}: quelle unité{"\u00A0"}?
prompt-ask-traveller = Quelle unité passe le Portail{"\u00A0"}?
prompt-ask-portal = Où mène le Portail{"\u00A0"}?
prompt-ask-first-traveller = Quelle unité passe d’abord le Grand portail{"\u00A0"}?
prompt-ask-first-portal = Où sort la première unité{"\u00A0"}?
prompt-ask-companion = Quelle unité l’accompagne{"\u00A0"}?
prompt-ask-shaken = Quelle unité est secouée ensuite{"\u00A0"}?
prompt-ask-second-portal = Où sort la seconde unité{"\u00A0"}?
prompt-ask-slip = Où votre unité s’esquive-t-elle{"\u00A0"}?
prompt-ask-traps = Quelle case semez-vous de chausse-trapes{"\u00A0"}?
prompt-ask-chained = Qui la foudre frappe-t-elle{"\u00A0"}?
prompt-ask-cleft = Qui le Coup fendant frappe-t-il{"\u00A0"}?
prompt-ask-mist = Où se lève la brume{"\u00A0"}?
prompt-lore-order = Quelle unité le dé active-t-il{"\u00A0"}?
prompt-ask-ignored = { $unit }{"\u00A0"}: combien de drapeaux ignorer{"\u00A0"}?
prompt-ask-retreat = { $unit }{"\u00A0"}: reculer où{"\u00A0"}?
prompt-ask-reroll = Quels dés relancer{"\u00A0"}?
prompt-ask-kept = Quelle carte Arcane gardez-vous{"\u00A0"}? Encore à garder{"\u00A0"}: { $n } sur { $of }.
prompt-trim = Trop de cartes Arcane{"\u00A0"}: laquelle défaussez-vous{"\u00A0"}?
prompt-ask-supply = Que prenez-vous à la fin de votre tour{"\u00A0"}?
prompt-ask-command = Quelle carte Commandement jouez-vous{"\u00A0"}?
prompt-ask-order = { $card }{"\u00A0"}: à quelle unité donnez-vous un ordre{"\u00A0"}?
prompt-ask-mover = Quelle unité activée se déplace{"\u00A0"}?
prompt-got-mover = { $unit }{"\u00A0"}: aller où{"\u00A0"}?
prompt-ask-battler = Quelle unité activée combat{"\u00A0"}?
prompt-got-battler = { $unit }{"\u00A0"}: attaquer qui{"\u00A0"}?
prompt-ask-kept-command = Quelle carte Commandement gardez-vous{"\u00A0"}?
prompt-ask-window = Jouer maintenant une carte Arcane{"\u00A0"}?
prompt-ask-company = Jouer une autre carte Arcane avec { $card }{"\u00A0"}?
prompt-ask-answer = Répondre à { $card } par une carte Arcane{"\u00A0"}?
prompt-ask-use = Vos héros utilisent-ils quelque chose{"\u00A0"}?
prompt-begin-test = Annuler le test de blessure{"\u00A0"}?
prompt-read-test = Effacer la blessure par un Miracle{"\u00A0"}?
prompt-after-test = Sauver le héros de l’allié par un Miracle{"\u00A0"}?
prompt-begin-search = Utiliser quelque chose pour la fouille{"\u00A0"}?
prompt-look-into-chest = Quel coffre prenez-vous{"\u00A0"}?
prompt-begin-card = Réduire le coût de { $card }{"\u00A0"}?
prompt-ask-mirror = Détourner { $card } avec l’amulette{"\u00A0"}?
prompt-ask-toll = Payer 3 arcanes de plus pour { $card }, ou la laisser échouer{"\u00A0"}?
prompt-ask-discarded = Quelle carte Commandement défaussez-vous{"\u00A0"}?
prompt-ask-unpacked = Que sort { $hero } du sac à dos{"\u00A0"}?
prompt-ask-horn = Quelle unité le cor de guerre appelle-t-il{"\u00A0"}?
prompt-ask-recalled = Quelle troupe { $hero } rejoint-il{"\u00A0"}?
prompt-ask-follower = Qui suit l’exemple de { $hero }{"\u00A0"}?
prompt-ask-lit = Quelle unité avance à la lueur de la lanterne{"\u00A0"}?
prompt-ask-lit-way = Où va-t-elle{"\u00A0"}?
prompt-ask-helper = Quel allié renonce à combattre pour aider { $hero }{"\u00A0"}?
prompt-ask-lucky-die = Quel dé relancer{"\u00A0"}?
prompt-ask-blood = Que donne la coupe{"\u00A0"}?
prompt-ask-cloven = Qui { $hero } combat-il maintenant{"\u00A0"}?
prompt-ask-patient = Quelle troupe { $hero } soigne-t-il{"\u00A0"}?
prompt-ask-slipped = Où { $hero } s’esquive-t-il{"\u00A0"}?
prompt-ask-doctor = Payer le Médecin pour soigner une blessure{"\u00A0"}?

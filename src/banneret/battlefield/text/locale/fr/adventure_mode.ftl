### Mode Aventure de l’extension Champ de bataille : ses cartes, et ce qu’on en demande et raconte.

## Cartes qui ne montrent aucun lieu de la carte.

adventure-crypt = Crypte
adventure-cyclops_stockpile = Réserve des Cyclopes
adventure-dwarven_treasury = Trésor des Nains
adventure-imp_cache = Cachette des Diablotins
adventure-campfire = Feu de Camp
adventure-corpse = Cadavre
adventure-scholar = Érudit
adventure-spell_scroll = Parchemin de Sort
adventure-treasure_chest = Coffre au Trésor

## Ce que font les cartes.

sheet-adventure-combat = { $name } (carte Aventure, combat)
sheet-adventure-event = { $name } (carte Aventure, événement)
sheet-adventure-basic = Récompense de base{"\u00A0"}: { $text }
sheet-adventure-level = Puissance { $n }{"\u00A0"}: { $text }
sheet-adventure-face = Dé d’attaque { $face }{"\u00A0"}: { $text }
sheet-adventure-nth = { $n ->
        [1] Votre premier{"\u00A0"}: { $text }
        [2] Votre deuxième{"\u00A0"}: { $text }
       *[other] { $last ->
            [yes] Chacun des suivants{"\u00A0"}: { $text }
           *[no] Votre numéro { $n }{"\u00A0"}: { $text }
        }
    }
sheet-adventure-unsaved = Elle ne peut pas être gardée pour plus tard.
adventure-trading_post-text = Échangez des ressources selon le tableau d’échange autant de fois que vous voulez.
verb-learn = votre héros principal gagne { $learn } en expérience, au-delà du niveau { $up_to_level } seulement { $beyond }
verb-exchange_adventure = regardez les { $exchange_adventure } premières cartes de la défausse Aventure, échangez cette carte contre l’une d’elles et résolvez celle-ci
verb-scroll = cherchez un sort parmi { $scroll } cartes de la pioche Sort et gardez-le sous cette carte{"\u00A0"}; dans la bataille vous pouvez le lancer une fois à sa puissance la plus basse, en plus du sort du tour de combat
verb-draw_artifacts = prenez { $draw_artifacts ->
        [one] la première carte
       *[other] les { $draw_artifacts } premières cartes
    } de la pioche Artefact
verb-search_or_discard = fouillez { $search_or_discard_name } ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }) et prenez la carte trouvée ou défaussez-la
verb-remove_own = retirez de la partie une carte de votre pioche

## Questions et réponses.

prompt-adventure-mode-turn = { $player }{"\u00A0"}: à vous de jouer, manche { $n } sur { $most }.
prompt-adventure-keep = { $player }{"\u00A0"}: quelle carte Aventure gardez-vous{"\u00A0"}? Les deux autres vont à votre adversaire.
prompt-adventure-passed = { $player }{"\u00A0"}: laquelle des cartes reçues gardez-vous{"\u00A0"}? L’autre est défaussée.
prompt-adventure-swap = Quelles cartes retournent dans la pioche Aventure pour en tirer d’autres{"\u00A0"}?
prompt-adventure-save = Une seule carte Aventure peut être mise de côté. Laquelle{"\u00A0"}?
prompt-adventure-exchange = Quelle carte Aventure défaussez-vous pour une autre{"\u00A0"}?
prompt-adventure-spring = Quelle carte prenez-vous pour la Source Magique{"\u00A0"}?
prompt-astrologers = { $player }{"\u00A0"}: quel revenu les astrologues augmentent-ils{"\u00A0"}?
prompt-declare = { $card }{"\u00A0"}: quelle puissance annoncez-vous{"\u00A0"}?
prompt-send = Puissance { $n }{"\u00A0"}: quelles unités combattent{"\u00A0"}?
prompt-stun = Quelle unité reçoit un jeton Paralysie{"\u00A0"}?
prompt-rouse = Quelle unité perd son jeton Paralysie{"\u00A0"}?
prompt-remove-own = Quelle carte de votre pioche quitte la partie{"\u00A0"}?
prompt-sort-card = Où va cette carte{"\u00A0"}: { $card }{"\u00A0"}?
option-keep-adventure = Garder{"\u00A0"}: { $card }
option-swap-adventure = Échanger{"\u00A0"}: { $card }
option-use-movement = Dépenser pour d’autres cartes{"\u00A0"}: { $card }
option-resolve = Résoudre{"\u00A0"}: { $card }
option-drop-adventure = Défausser{"\u00A0"}: { $card }
option-save-adventure = Mettre de côté{"\u00A0"}: { $card }
option-declare = Puissance { $n }{"\u00A0"}: { $text }
option-declare-n = Puissance { $n }
option-send = { $unit }{"\u00A0"}: { $n } en attaque
option-stun = Paralyser{"\u00A0"}: { $unit }
option-rouse = Ranimer{"\u00A0"}: { $unit }
option-raise = Augmenter le revenu{"\u00A0"}: { $resource }
option-roll-income = Lancer un dé Ressource{"\u00A0"}: augmenter ce revenu et en gagner une fois la base
option-beside = À côté du plateau de héros{"\u00A0"}: { $card }
option-into-deck = Dans la pioche{"\u00A0"}: { $card }
option-unroll = Lancer depuis le parchemin{"\u00A0"}: { $card }
option-discard-it = Défausser

## Ce qui s’est passé.

event-set-aside = { $player } pose une carte à côté du plateau de héros{"\u00A0"}: { $card }.
event-adventure-drawn = { $player } pioche { $n ->
        [one] { $n } carte Aventure
       *[other] { $n } cartes Aventure
    }.
event-adventure-reshuffle = Les cartes Aventure défaussées forment une nouvelle pioche.
event-adventure-offer = Vous voyez une carte Aventure{"\u00A0"}: { $card }.
event-adventure-kept = { $player } garde une carte Aventure.
event-adventure-kept-card = Vous gardez{"\u00A0"}: { $card }.
event-adventure-discard = { $player } défausse une carte Aventure.
event-adventure-discarded = Vous défaussez{"\u00A0"}: { $card }.
event-adventure-movement = { $player } dépense une carte pour en piocher d’autres{"\u00A0"}: { $card }.
event-adventure-swapped = { $player } remet { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } et pioche de nouveau.
event-adventure-resolved = { $player } résout{"\u00A0"}: { $card }.
event-adventure-saved = { $player } met une carte Aventure de côté.
event-adventure-exchanged = { $player } échange la Source Magique contre{"\u00A0"}: { $card }.
event-declared = { $player } annonce une puissance de { $n }.
event-sent = { $player } envoie{"\u00A0"}: { $unit }.
event-combat-power = { $player } atteint une puissance de { $n }{"\u00A0"}; { $most } était annoncé.
event-combat-won = { $player } gagne le combat.
event-combat-lost = { $player } perd le combat.
event-unit-stunned = Paralysie{"\u00A0"}: { $unit }.
event-unit-roused = Fin de la paralysie{"\u00A0"}: { $unit }.
event-scroll = { $player } garde un sort sous un Parchemin de Sort.
event-scroll-spell = Sous votre parchemin se trouve{"\u00A0"}: { $card }.
event-adventure-over = L’aventure est terminée.
event-no-army = { $player } n’a aucune unité pour la bataille.
event-event-die = { $side } lance un dé d’attaque{"\u00A0"}: { $face }.

## Les cartes sur la table.

table-adventure = Cartes Aventure
table-adventure-deck = Pioche Aventure { $n }, défausse { $discards }
table-adventure-offered = Piochées
table-adventure-kept = Gardée
table-adventure-saved = Mise de côté
table-adventure-resolved = Résolues
table-adventure-beside = À côté du plateau de héros
table-adventure-scrolls = Sous les parchemins
table-adventure-hidden = { $n } face cachée
table-morale-cards = Cartes Moral
table-adventure-power = Puissance { $n }
table-adventure-combat = Combat
table-adventure-event = Événement
table-adventure-none = aucune

## Boutons près des cartes et des unités.

short-keep_adventure = Garder
short-swap = Échanger
short-resolve = Résoudre
short-drop = Défausser
short-save = Mettre de côté
short-use_movement = Utiliser
short-beside = Poser à côté
short-into_deck = Dans le paquet
short-send = Envoyer
short-stun = Étourdir
short-rouse = Réveiller
short-raise = Augmenter le revenu
short-unroll = Lancer du parchemin

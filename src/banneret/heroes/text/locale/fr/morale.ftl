### The Morale decks of the Battlefield expansion: their cards, and what is asked and told about them.

morale-repeat_search = Nouvelle recherche
morale-combat_draw = Pioche de combat
morale-combat_bonus = Bonus de combat
morale-reroll_die = Relance
morale-set_attack_die_plus = Coup assuré
morale-remove_token = Sursaut
morale-replace_adventure_card = Nouveau chemin
morale-redraw_hand = Main neuve
morale-search_one = Recherche hâtive
morale-set_attack_die_minus = Coup manqué
morale-next_roll_minus_one = Hésitation
morale-roll_one_less = Maladresse
morale-skip_activation = Figés de peur
morale-random_combat_discard = Confusion
morale-put_token = Panique
morale-reroll_plus_one = Mauvais présage

## What the cards do.

morale-repeat_search-text = Renoncez à ce qu’une recherche vient de vous apporter et cherchez de nouveau.
morale-combat_draw-text = Quand une bataille commence sur un plateau, piochez 1 carte.
morale-combat_bonus-text = Une fois dans un combat{"\u00A0"}: +1 en Attaque, +1 en Défense ou +1 en Puissance de combat.
morale-reroll_die-text = Relancez un dé.
morale-set_attack_die_plus-text = Tournez sur +1 un des dés d’Attaque que vous venez de lancer.
morale-remove_token-text = Retirez le jeton Paralysie d’une de vos unités.
morale-replace_adventure_card-text = Défaussez une carte Aventure et piochez-en une autre.
morale-redraw_hand-text = Défaussez autant de cartes de votre main que vous voulez et piochez-en autant.
morale-search_one-text = Votre prochaine recherche (2) ou plus devient une recherche (1).
morale-set_attack_die_minus-text = Un de vos prochains dés d’Attaque est tourné sur −1.
morale-next_roll_minus_one-text = Votre prochain jet d’Attaque, de Défense ou de Puissance de combat subit −1.
morale-roll_one_less-text = La prochaine fois que vous lancez au moins deux dés Trésor ou dés d’Attaque, lancez-en un de moins.
morale-skip_activation-text = Avant chaque activation de vos unités, lancez un dé d’Attaque. Sur −1, l’activation est perdue et cette carte s’en va.
morale-random_combat_discard-text = Quand votre prochaine bataille commence sur un plateau, défaussez une carte de votre main au hasard.
morale-put_token-text = Aussitôt{"\u00A0"}: placez un jeton Paralysie sur une de vos unités.
morale-reroll_plus_one-text = Votre prochain dé d’Attaque qui montre +1 est relancé.

## Their sheets.

sheet-morale-positive = { $name } (Moral positif)
sheet-morale-negative = { $name } (Moral négatif)
sheet-morale-icon = Seulement en Duel et en mode Aventure.

## What is asked.

prompt-morale-drop = Quelle carte Moral défaussez-vous{"\u00A0"}?
prompt-morale-keep = Laquelle de ces cartes Moral gardez-vous{"\u00A0"}?
prompt-morale-repeat = Renoncer à cette carte Moral et chercher de nouveau{"\u00A0"}?
prompt-morale-room = Vous avez déjà deux cartes Moral. En utiliser une avant de gagner du moral{"\u00A0"}?
prompt-morale-start = La bataille commence. Utiliser une carte Moral{"\u00A0"}?
prompt-panic = Panique{"\u00A0"}: laquelle de vos unités reçoit un jeton Paralysie{"\u00A0"}?
prompt-shake-off = Laquelle de vos unités perd son jeton Paralysie{"\u00A0"}?
prompt-shake-off-now = { $unit }{"\u00A0"}: se libérer de la paralysie avec une carte Moral{"\u00A0"}?
prompt-omens = Deux cartes Moral agissent sur ce jet. Laquelle d’abord{"\u00A0"}?
prompt-morale-minus = Quel dé est tourné sur −1{"\u00A0"}?
prompt-power-dice = Dés{"\u00A0"}: { $face }. Utiliser une carte Moral{"\u00A0"}?

option-morale = Carte Moral{"\u00A0"}: { $card }
option-morale-drop = Défausser{"\u00A0"}: { $card }
option-morale-keep = Garder{"\u00A0"}: { $card }
option-morale-plus = Carte Moral{"\u00A0"}: tourner le { $face } sur +1
option-morale-minus = Tourner le { $face } sur −1
short-morale = Utiliser
short-morale_drop = Défausser
short-morale_keep = Garder
short-morale_plus = Tourner sur +1
short-morale_minus = Tourner sur −1

## What happens.

event-morale-card = { $side } utilise la carte Moral{"\u00A0"}: { $card }.
event-morale-dropped = { $side } défausse la carte Moral{"\u00A0"}: { $card }.
event-morale-taken = { $side } reçoit la carte Moral{"\u00A0"}: { $card }.
event-morale-look = { $side } fouille le deck Moral positif ({ $n }).
event-morale-seen = { $side } voit la carte Moral{"\u00A0"}: { $card }.
event-morale-under = { $side } place une carte Moral sous le deck.
event-morale-shuffled = La défausse du deck Moral { $n ->
        [0] positif
       *[1] négatif
    } est mélangée pour former un nouveau deck.
event-die-turned = { $side } tourne le dé de { $face } sur { $by }.
event-fear-die = { $unit } – dé contre la peur{"\u00A0"}: { $face }.
event-frightened = { $unit_number ->
        [one] La { $unit } est figée
       *[other] Les { $unit } restent figés
    } de peur et ne { $unit_number ->
        [one] fait
       *[other] font
    } rien.
event-roll-less = { $side } lance un dé de moins{"\u00A0"}: { $n }.
event-power-die = { $side } lance pour la Puissance de combat{"\u00A0"}: { $face }.
event-power-changed = Puissance de combat de { $side }{"\u00A0"}: { $by }.

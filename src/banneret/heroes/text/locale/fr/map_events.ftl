### Sentences of the log of a whole game.
### `player` and `other` are names of players, `hero` a hero, `place` what lies on a field, `amount` resources in words.
### A sentence to "you" is for one player only, who alone may see it.

## Set-up and rounds.

event-faction = { $player } choisit la faction{"\u00A0"}: { $faction }.
event-hero = { $hero } mène la faction{"\u00A0"}: { $faction }.
event-contest = Pour savoir qui passe en premier, { $player } obtient { $n } au dé.
event-first = { $player } commence.
event-start-tile = { $player } pose sa tuile de départ.
event-map-round = La manche { $n } commence.
event-turn = C’est le tour de jeu de{"\u00A0"}: { $player }.
event-end-turn = { $player } termine son tour.
event-income = { $player } reçoit comme revenu{"\u00A0"}: { $amount }.
event-resource = { $player } gagne{"\u00A0"}: { $amount }.
event-paid = { $player } paie{"\u00A0"}: { $amount }.
event-proclaim = Les Astrologues proclament{"\u00A0"}: { $proclamation }.
event-proclaim-ends = La proclamation prend fin{"\u00A0"}: { $proclamation }.

## Heroes and fields.

event-walk = { $hero } se déplace ({ $direction }){"\u00A0"}: { $place }.
event-walk-far = { $hero } se déplace{"\u00A0"}: { $place }.
event-hero-placed = { $hero } se retrouve sur une case{"\u00A0"}: { $place }.
event-hero-gone = { $hero } quitte la carte.
event-discovered = { $hero } découvre la tuile { $tile }.
event-discovered-tile = La tuile { $tile } est découverte.
event-laid = { $player } prend la tuile { $tile } dans sa réserve.
event-turned = La tuile { $tile } est sur la carte, { $n ->
        [0] comme imprimée
       *[other] tournée de { $n }°
    }.
event-visit = { $hero } visite{"\u00A0"}: { $place }.
event-black-cube = Un cube noir est posé{"\u00A0"}: { $place }.
event-flag = { $player } marque de son cube{"\u00A0"}: { $place }.
event-unflag = { $player } perd{"\u00A0"}: { $place }.
event-income-change = { $player } – le revenu augmente{"\u00A0"}: { $amount }.
event-income-falls = { $player } – le revenu baisse{"\u00A0"}: { $amount }.
event-cubes-cleared = Cubes noirs retirés de la carte{"\u00A0"}: { $n }.
event-movement = { $hero } – points de mouvement{"\u00A0"}: { $by }.
event-wings = { $hero } vole ce tour-ci.

## Cards and decks.

event-look = { $player } regarde le dessus d’une pioche{"\u00A0"}: { $deck }, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
event-looked = Vous voyez{"\u00A0"}: { $card }.
event-gained = { $player } prend une carte{"\u00A0"}: { $deck }.
event-taken = Vous prenez{"\u00A0"}: { $card }.
event-taken-top = { $player } prend la carte visible{"\u00A0"}: { $card }.
event-replaced = { $player } montre et remplace une carte d’une autre faction{"\u00A0"}: { $card }.
event-shared-discard = Carte visible, { $deck }{"\u00A0"}: { $card }.
event-shared-reshuffle = La défausse est mélangée à la pioche{"\u00A0"}: { $deck }.
event-removed = { $player } retire de la partie{"\u00A0"}: { $card }.
event-card-back = { $player } prend en main{"\u00A0"}: { $card }.
event-specialty = { $player } reçoit la spécialisation{"\u00A0"}: { $card }.
event-cast-map = { $player } lance le sort{"\u00A0"}: { $card }.
event-spied = { $player } regarde la première carte{"\u00A0"}: { $deck }.
event-spied-card = Vous voyez sur le dessus{"\u00A0"}: { $card }.
event-spied-unit = Vous voyez sur le dessus{"\u00A0"}: { $unit }.
event-hand-lost = { $player } défausse toute sa main{"\u00A0"}: { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.

## Experience and morale.

event-experience = { $player } a gagné de l’expérience et en a maintenant { $n }.
event-level = { $player } atteint le niveau { $n }.
event-morale = { $player } a maintenant un { $n ->
        [1] moral positif
        [-1] moral négatif
       *[0] moral neutre
    }.
event-doomed = { $player } devra défausser sa main à la fin du tour.

## The town.

event-built = { $player } construit{"\u00A0"}: { $building }.
event-recruited = { $player } recrute{"\u00A0"}: { $unit }.
event-reinforced = { $player } améliore{"\u00A0"}: { $unit }.
event-weakened = { $player } fait passer à Quelques{"\u00A0"}: { $unit }.
event-offered = { $player } peut recruter{"\u00A0"}: { $unit }.
event-hired = { $hero } arrive{"\u00A0"}: { $place }.
event-bought-spell = { $player } achète un sort à la Guilde des Mages.

## Dice and trade.

event-map-die = { $player } lance le dé{"\u00A0"}: { $face }.
event-map-reroll = { $player } relance un dé{"\u00A0"}: { $face }.
event-result = { $player } prend le résultat{"\u00A0"}: { $face }.
event-traded = { $player } donne { $amount } contre { $other }.
event-grail = { $player } prend le Graal.

## Fights.

event-encounter = { $n ->
    [1] { $hero } rencontre des gardes de difficulté I{"\u00A0"}: { $place }.
    [2] { $hero } rencontre des gardes de difficulté II{"\u00A0"}: { $place }.
    [3] { $hero } rencontre des gardes de difficulté III{"\u00A0"}: { $place }.
    [4] { $hero } rencontre des gardes de difficulté IV{"\u00A0"}: { $place }.
    [5] { $hero } rencontre des gardes de difficulté V{"\u00A0"}: { $place }.
    [6] { $hero } rencontre des gardes de difficulté VI{"\u00A0"}: { $place }.
   *[7] { $hero } rencontre des gardes de difficulté VII{"\u00A0"}: { $place }.
}
event-avoided = { $hero } passe, les gardes laissent faire{"\u00A0"}: { $place }.
event-redrawn = { $player } pioche un autre garde au lieu de{"\u00A0"}: { $unit }.
event-siege-pay = { $player } paie { $n } or pour faire venir l’armée.
event-no-defense = { $player } ne défend pas{"\u00A0"}: { $place }.
event-fight = { $hero } attaque { $other }{"\u00A0"}: { $place }.
event-sacrificed = { $hero } se sacrifie au lieu de combattre.
event-town-taken = { $player } capture une Ville tenue par { $other }.
event-cube = { $player } prend un cube de faction à { $other }.
event-ransom = { $player } paie { $n } or à { $other }.
event-hero-beaten = { $hero } perd le combat.
event-army-again = { $player } reçoit de nouveau les unités de départ.
event-darkness = { $player } obscurcit le combat{"\u00A0"}: l’ennemi défausse une carte.

## Allies.

event-offer = { $player } propose une carte à { $other }.
event-shown = On vous propose{"\u00A0"}: { $card }.
event-handed = { $player } remet à { $other }{"\u00A0"}: { $card }.
event-refused = { $player } n’échange pas de carte avec { $other }.
event-given = { $player } donne à { $other }{"\u00A0"}: { $amount }.

## The end.

event-homeless = { $player } n’a plus ni Ville ni Colonie.
event-regained = { $player } a de nouveau une Ville ou une Colonie.
event-eliminated = { $player } sort de la partie.
event-goal = { $player } remplit une condition de victoire.
event-final-battle = Bataille finale{"\u00A0"}: { $player } contre { $other }.
event-won = { $player } gagne la partie.
event-drawn-game = La partie se termine sans vainqueur.
event-pool-back = La tuile { $tile } ne convient nulle part et retourne dans la réserve{"\u00A0"}: { $player }.

## Combats, where the sides are players, and events that happen there and on the map.

event-deployed = { $unit_number ->
        [one] La { $unit } se place
       *[other] Les { $unit } se placent
    } en { $space }.
event-drawn-own = Vous piochez{"\u00A0"}: { $card }.
event-fortified = La Porte est placée en { $space }, des Murailles sur les autres cases de la rangée centrale.
event-gain = { $side } gagne{"\u00A0"}: { $amount }.
event-loses = { $side } perd{"\u00A0"}: { $amount }.
event-morale-gained = { $side } gagne un moral positif.
event-gloom = { $side } gagne un moral négatif.
event-gloom-gone = { $side } perd son moral négatif.
event-doom = { $side } devra défausser sa main à la fin du tour.
event-remove = { $side } retire de la partie{"\u00A0"}: { $card }.
event-cover = { $card }{"\u00A0"}: désormais { $unit }.
event-uncover = { $card } est enlevée{"\u00A0"}; dessous{"\u00A0"}: { $unit }.
event-swap = Échange de places{"\u00A0"}: { $unit } et { $target }.
event-shackle = { $side } ne peut ni battre en retraite ni se rendre.
event-luck = { $side } peut relancer des dés.
event-recover-card = { $side } reprend en main{"\u00A0"}: { $card }.
event-cancel-die = { $side } annule le résultat du dé d’Attaque.
event-triple-die = { $side } triple le résultat du dé d’Attaque.
event-morale-die = { $side } lance le dé pour le moral{"\u00A0"}: { $face }.
event-hp = { $unit_number ->
        [one] La { $unit } reçoit
       *[other] Les { $unit } reçoivent
    } { $by } PV.
event-shot = { $unit_number ->
        [one] La { $unit } reçoit
       *[other] Les { $unit } reçoivent
    } { $by } en attaque contre les cibles non adjacentes.

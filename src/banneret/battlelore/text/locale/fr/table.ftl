# La table et le salon : phases, étapes, moments des cartes Arcane, notes des aventures.

phase-creation = Académie
phase-setup = Mise en place
phase-command = Commandement
phase-order = Ordres
phase-move = Mouvement
phase-combat = Combat
phase-draw = Fin du tour
phase-after = Après l’aventure
phase-over = Terminé

step-captives = Captifs
step-spoils = Butin de guerre
step-experience = Expérience
step-buy = Achats
step-draw = Artéfacts
step-put_back = Remise en pioche
step-rise = Nouvelles compétences
step-record = La feuille
step-class = Classe
step-skill = Première compétence
step-artifact = Premier artéfact
step-gift = Don de l’instructeur

window-command = au début d’un tour
window-move = pendant le mouvement
window-combat = pendant le combat
window-attacked = avant un lancer
window-rolled = après un lancer
window-flags = quand une unité doit battre en retraite
window-after = après une attaque
window-moved = après un mouvement ennemi
window-orders = après une carte de Section
window-card = en réponse à une carte Arcane
window-end = à la fin d’un tour
window-own = avec une de vos cartes Arcane

effect-poison = empoisonnée
effect-web = prise dans une toile

card-section = Carte de Section
card-tactic = Carte de Tactique
class-common = toutes les classes
need-riding = un héros monté
need-cleric = un Clerc
need-wizard_or_cleric = un Sorcier ou un Clerc
need-a_battle_skill = une compétence de combat

adventure-academy-text = Une feuille vierge devient un héros{"\u00A0"}: une classe, une première compétence, un premier artéfact.
mode-medieval = Médiévale
mode-lore = Avec arcanes
mode-heroes = Avec héros
seat-alone = Sans héros
rule-lore-text = Les dés rapportent des jetons d’arcanes et les deux camps jouent des cartes Arcane, sans Conseil de Guerre.
rule-fragile_alliances = Alliances fragiles
rule-fragile_alliances-text = Les alliés ne donnent pas d’ordres aux héros l’un de l’autre.
switch-no = Non
switch-yes = Oui

goal-banners = Le premier à prendre { $n } bannières de victoire gagne.
note-council = { $side }{"\u00A0"}: Conseil de Guerre de { $n } niveaux.
note-council-fixed = { $side }{"\u00A0"}: Conseil de Guerre avec { $masters }.
note-cards = { $side }{"\u00A0"}: { $n } cartes Commandement.
note-cunning = Ennemis rusés{"\u00A0"}: toute unité qui tient sa position peut riposter.
note-hold = { $side } a { $n ->
        [one] une bannière
       *[other] { $n } bannières
    } tant que ce camp tient { $hexes }.
note-sight = Pendant les { $turns } premiers tours de chaque camp, nul ne voit à plus de { $n } hexagones.
note-chests = { $n } coffres cachés à trouver pour les héros.
note-graves = Les coffres parmi les tombes donnent aussi de l’expérience.
note-tents = Chaque camp a une Tente de commandement, que l’autre peut prendre.
note-quest = Un héros à pied peut accomplir la quête en { $hex }.
note-slaying = Un héros qui vainc une Créature trouve { $n ->
        [one] un artéfact
       *[other] { $n } artéfacts
    }.
note-trophy = Un héros qui en a blessé un autre prend plus de trésor.
note-call = { $side } appelle ses réserves aux armes{"\u00A0"}: { $units }.

hint-orders = Ordres donnés{"\u00A0"}: { $n } sur { $of }.
hint-window = Le moment{"\u00A0"}: { $moment }.
hint-battle = { $unit } contre { $target }{"\u00A0"}: { $moment }.
hint-flags = Drapeaux obtenus{"\u00A0"}: { $n }.
hint-steps = Hexagones à parcourir{"\u00A0"}: { $n }.

## Une partie en chiffres.

number-battles = Combats livrés
number-felled = Unités détruites
number-units_lost = Unités perdues
number-figures = Figurines retirées
number-lore_cards = Cartes Arcane jouées
number-strength = Force des armées
number-strength-unit = par manche, en dés de combat

### Le champ de bataille à hexagones : obstacles, jeton d’initiative et règles à choisir.

## Jetons d’obstacle.

obstacle-pond = Étang
obstacle-mound = Monticule
obstacle-spine = Squelette
obstacle-rocks = Rochers
obstacle-log_a = Tronc moussu
obstacle-log_b = Tronc nu
obstacle-skull = Crâne
obstacle-stones = Pierres

## Le journal.

event-ramparts = Des Murailles se dressent devant la zone du défenseur, la Porte autour de { $space }.
event-conjure = { $n ->
    [0] Un Champ de Force barre { $space } et { $second }.
   *[other] Un Mur de Feu brûle en { $space }.
}
event-fade = { $n ->
    [0] Le Champ de Force en { $space } se dissipe.
   *[other] Le Mur de Feu en { $space } s’éteint.
}

## Questions et réponses.

prompt-obstacle = Choisissez un obstacle à poser.
prompt-obstacle-turn = { $obstacle }{"\u00A0"}: choisissez son orientation.
prompt-deploy-hex = { $unit }{"\u00A0"}: choisissez un hexagone.
prompt-obstacle-hex = { $obstacle }{"\u00A0"}: choisissez un hexagone.
prompt-card-hex = { $card }{"\u00A0"}: choisissez un hexagone vide.
option-obstacle = Poser{"\u00A0"}: { $obstacle }
short-obstacle = Poser

## Règles à choisir.

rulevalue-players = Entre joueurs
rulevalue-always = Toujours
rule-effect_spells = Mur de Feu et Champ de Force
rule-effect_spells-text = Si deux sorts de plus, deux cartes de chacun, sont dans le paquet de Sorts. Ils ne servent que sur les hexagones.
rule-hex_board = Champ de bataille à hexagones
rule-hex_board-text = Quels combats se déroulent sur le plateau de 13 × 9 hexagones au lieu du petit plateau.
rule-hex_obstacles = Obstacles par camp
rule-hex_obstacles-text = Combien d’obstacles chaque camp pose sur les hexagones avant de placer les unités.
rule-hex_stalemate = Tours sans dégâts
rule-hex_stalemate-text = Après tant de tours de combat sans dégâts, une bataille sur hexagones est nulle{"\u00A0"}; 0 pour aucune limite.
rule-hex_units = Unités sur les hexagones
rule-hex_units-text = Combien d’unités chaque joueur peut avoir en même temps sur les hexagones.

## La table.

ui-distance = Distance{"\u00A0"}: { $n }
ui-far = Distance{"\u00A0"}: { $n }, avec la pénalité d’attaque
ui-key-letter = donner la réponse de cette lettre{"\u00A0"}; e passe ou termine
ui-key-hex = taper un hexagone par colonne et rangée, comme 6.4{"\u00A0"};{"\u00A0"}: tape toute réponse, échap efface
ui-sign-initiative = a le jeton d’Initiative
ui-sign-afar = trop loin pour un tir sûr{"\u00A0"}: pénalité d’attaque
ui-sign-obstacle = Obstacles
ui-until = jusqu’à la fin du tour { $n }

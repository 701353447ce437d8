### The hex battlefield: Obstacles, the Initiative token, and the rules one may switch.

## Obstacle tokens.

obstacle-pond = Pond
obstacle-mound = Mound
obstacle-spine = Spine of bones
obstacle-rocks = Rocks
obstacle-log_a = Mossy log
obstacle-log_b = Bare log
obstacle-skull = Skull
obstacle-stones = Stones

## The log.

event-ramparts = Walls stand before the defender’s zone, with the Gate around { $space }.
event-conjure = { $n ->
    [0] A Force Field closes { $space } and { $second }.
   *[other] A Fire Wall burns at { $space }.
}
event-fade = { $n ->
    [0] The Force Field at { $space } fades.
   *[other] The Fire Wall at { $space } goes out.
}

## Questions and answers.

prompt-obstacle = Choose an Obstacle to lay.
prompt-obstacle-turn = { $obstacle }: choose how it is turned.
prompt-deploy-hex = { $unit }: choose a hex.
prompt-obstacle-hex = { $obstacle }: choose a hex.
prompt-card-hex = { $card }: choose an empty hex.
option-obstacle = Lay: { $obstacle }
short-obstacle = Lay

## Rules one may switch.

rulevalue-players = Player against player
rulevalue-always = Always
rule-effect_spells = Fire Wall and Force Field
rule-effect_spells-text = Whether two more spells, two cards of each, are in the Spell deck. They work on the hex battlefield alone.
rule-hex_board = Hex battlefield
rule-hex_board-text = Which Combats are fought on the board of 13 by 9 hexes instead of the small one.
rule-hex_obstacles = Obstacles a side
rule-hex_obstacles-text = How many Obstacles each side lays on the hex battlefield before units are placed.
rule-hex_stalemate = Rounds without damage
rule-hex_stalemate-text = After this many combat rounds without damage a battle on hexes ends in a draw; 0 for no limit.
rule-hex_units = Units on hexes
rule-hex_units-text = How many units each player may have on the hex battlefield at the same time.

## The table.

ui-distance = Distance: { $n }
ui-far = Distance: { $n }, with the combat penalty
ui-key-letter = give the answer of this letter; e passes or ends
ui-key-hex = type a hex by column and row, such as 6.4; : types any answer, esc clears
ui-sign-initiative = has the Initiative token
ui-sign-afar = beyond a sure shot: combat penalty
ui-sign-obstacle = Obstacles
ui-until = until the end of round { $n }

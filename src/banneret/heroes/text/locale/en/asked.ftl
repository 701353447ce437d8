### What a table says beside a question: short labels for things one clicks, and second lines.

## Short labels. The thing itself says the rest.

short-go = Go here
short-go-fight = Go and fight
short-go2 = Secondary Hero: go here
short-go2-fight = Secondary Hero: go and fight
short-discover = Discover
short-discover2 = Secondary Hero: discover
short-lay = Lay a tile
short-lay2 = Secondary Hero: lay a tile
short-rotate = Lay it this way
short-revisit = Visit again
short-settle = Choose this place
short-lead = Send it here
short-stop = Stop here
short-build = Build
short-use = Use
short-recruit = Recruit
short-reinforce = Reinforce
short-use_unit = Use the ability
short-weaken = Turn to Few
short-hire = Recruit a hero
short-buy_spell = Buy a spell
short-play = Play
short-expert = Play as expert
short-second = Second effect
short-cast = Cast
short-power = Add power
short-power_expert = Add power (expert)
short-power_second = Add power (second effect)
short-discard = Discard
short-keep = Keep
short-take = Take
short-take_top = Take
short-put = Discard
short-put-back = Put back
short-replace = Replace
short-remove = Remove from the game
short-look = Look at cards
short-top = On top
short-bottom = At the bottom
short-offer = Give
short-exchange = Exchange a card
short-deploy = Deploy
short-redraw = Replace
short-move = Move
short-attack = Attack
short-break = Break down
short-target = Choose
short-activate = Activate
short-morale_draw = Draw 1 card
short-morale_swap = Exchange cards
short-reroll = Reroll
short-morale_reroll = Reroll with morale
short-luck_reroll = Reroll with luck

## Second lines under a question.

hint-two-heroes = Movement points: { $n } and, for the Secondary Hero, { $other }.
hint-town-open = Still open in town: { $what }.
hint-town-build = build
hint-town-population = recruit
hint-town-spell_book = buy a spell
hint-town-again = Somebody has acted meanwhile, so everybody is asked once more.
hint-purse = You have: { $what }.
hint-guards = Guards of difficulty { $n }.
hint-fighting = Fighting: { $unit } against { $target }.
hint-deploy = Units left to deploy: { $n }.
hint-movement-left = Movement points left: { $n }.
short-pass-roll = On to the roll
short-done-deploying = Leave the others out

### Sentences of the log of a whole game.
### `player` and `other` are names of players, `hero` a hero, `place` what lies on a field, `amount` resources in words.
### A sentence to "you" is for one player only, who alone may see it.

## Set-up and rounds.

event-faction = { $player } chooses the faction: { $faction }.
event-hero = { $hero } leads: { $faction }.
event-contest = To see who comes first, { $player } rolls { $n }.
event-first = { $player } goes first.
event-start-tile = { $player } lays the Starting tile.
event-map-round = Game round { $n } begins.
event-turn = It is { $player }’s turn.
event-end-turn = { $player } ends the turn.
event-income = { $player } gets as income: { $amount }.
event-resource = { $player } gains: { $amount }.
event-paid = { $player } pays: { $amount }.
event-proclaim = The Astrologers proclaim: { $proclamation }.
event-proclaim-ends = The proclamation ends: { $proclamation }.

## Heroes and fields.

event-walk = { $hero } moves { $direction }: { $place }.
event-walk-far = { $hero } moves: { $place }.
event-hero-placed = { $hero } is placed on a field: { $place }.
event-hero-gone = { $hero } leaves the map.
event-discovered = { $hero } discovers tile { $tile }.
event-discovered-tile = Tile { $tile } is discovered.
event-laid = { $player } takes tile { $tile } from the pool.
event-turned = Tile { $tile } lies on the map, { $n ->
        [0] as printed
       *[other] turned by { $n }°
    }.
event-visit = { $hero } visits: { $place }.
event-black-cube = A black cube is put on: { $place }.
event-flag = { $player } flags: { $place }.
event-unflag = { $player } loses: { $place }.
event-income-change = { $player }’s income rises by { $amount }.
event-income-falls = { $player }’s income falls by { $amount }.
event-cubes-cleared = Black cubes taken off the map: { $n }.
event-movement = { $hero }: movement points { $by }.
event-wings = { $hero } flies this turn.

## Cards and decks.

event-look = { $player } looks at the top of a deck: { $deck }, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
event-looked = You see: { $card }.
event-gained = { $player } takes a card: { $deck }.
event-taken = You take: { $card }.
event-taken-top = { $player } takes the open card: { $card }.
event-replaced = { $player } shows and replaces a card of another faction: { $card }.
event-shared-discard = { $deck }, open card: { $card }.
event-shared-reshuffle = { $deck }: the discard pile is shuffled into the deck.
event-removed = { $player } removes from the game: { $card }.
event-card-back = { $player } takes into hand: { $card }.
event-specialty = { $player } gets the Specialty: { $card }.
event-cast-map = { $player } casts: { $card }.
event-spied = { $player } looks at the top card: { $deck }.
event-spied-card = You see on top: { $card }.
event-spied-unit = You see on top: { $unit }.
event-hand-lost = { $player } discards the whole hand: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.

## Experience and morale.

event-experience = { $player } has gained experience and has { $n } now.
event-level = { $player } reaches level { $n }.
event-morale = { $player } now has { $n ->
        [1] Positive Morale
        [-1] Negative Morale
       *[0] neutral morale
    }.
event-doomed = { $player } must discard the hand at the end of the turn.

## The town.

event-built = { $player } builds: { $building }.
event-recruited = { $player } recruits: { $unit }.
event-reinforced = { $player } reinforces: { $unit }.
event-weakened = { $player } turns to Few: { $unit }.
event-offered = { $player } may recruit: { $unit }.
event-hired = { $hero } arrives: { $place }.
event-bought-spell = { $player } buys a spell at the Mage Guild.

## Dice and trade.

event-map-die = { $player } rolls: { $face }.
event-map-reroll = { $player } rerolls a die: { $face }.
event-result = { $player } takes the result: { $face }.
event-traded = { $player } gives { $amount } for { $other }.
event-grail = { $player } takes the Grail.

## Fights.

event-encounter = { $n ->
    [1] { $hero } meets guards of difficulty I: { $place }.
    [2] { $hero } meets guards of difficulty II: { $place }.
    [3] { $hero } meets guards of difficulty III: { $place }.
    [4] { $hero } meets guards of difficulty IV: { $place }.
    [5] { $hero } meets guards of difficulty V: { $place }.
    [6] { $hero } meets guards of difficulty VI: { $place }.
   *[7] { $hero } meets guards of difficulty VII: { $place }.
}
event-avoided = The guards let { $hero } pass: { $place }.
event-redrawn = { $player } draws another guard instead of: { $unit }.
event-siege-pay = { $player } pays { $n } gold to bring the army.
event-no-defense = { $player } does not defend: { $place }.
event-fight = { $hero } attacks { $other }: { $place }.
event-sacrificed = { $hero } is given up instead of fighting.
event-town-taken = { $player } captures a Town from { $other }.
event-cube = { $player } takes a faction cube from { $other }.
event-ransom = { $player } pays { $other } { $n } gold.
event-hero-beaten = { $hero } is defeated.
event-army-again = { $player } gets the starting units again.
event-darkness = { $player } darkens the combat: the enemy discards a card.

## Allies.

event-offer = { $player } offers { $other } a card.
event-shown = You are offered: { $card }.
event-handed = { $player } hands { $other }: { $card }.
event-refused = { $player } does not exchange a card with { $other }.
event-given = { $player } gives { $other }: { $amount }.

## The end.

event-homeless = { $player } has neither Town nor Settlement.
event-regained = { $player } has a Town or Settlement again.
event-eliminated = { $player } is eliminated.
event-goal = { $player } meets a victory condition.
event-final-battle = Final battle: { $player } against { $other }.
event-won = { $player } wins the game.
event-drawn-game = The game ends without a winner.
event-pool-back = Tile { $tile } fits nowhere and goes back to { $player }’s pool.

## Combats, where the sides are players, and events that happen there and on the map.

event-deployed = { $unit } { $unit_number ->
        [one] stands
       *[other] stand
    } on { $space }.
event-drawn-own = You draw: { $card }.
event-fortified = The Gate is put on { $space }, Walls on the other spaces of the middle row.
event-gain = { $side } gains: { $amount }.
event-loses = { $side } loses: { $amount }.
event-morale-gained = { $side } gains Positive Morale.
event-gloom = { $side } gains Negative Morale.
event-gloom-gone = { $side } loses Negative Morale.
event-doom = { $side } must discard the hand at the end of the turn.
event-remove = { $side } removes from the game: { $card }.
event-cover = { $card }: now { $unit }.
event-uncover = { $card } comes off; below: { $unit }.
event-swap = { $unit } and { $target } change places.
event-shackle = { $side } can neither retreat nor surrender.
event-luck = { $side } may reroll dice.
event-recover-card = { $side } takes back into hand: { $card }.
event-cancel-die = { $side } makes an Attack die count 0.
event-triple-die = { $side } makes an Attack die count three times.
event-morale-die = { $side } rolls for morale: { $face }.
event-hp = { $unit } { $unit_number ->
        [one] gets
       *[other] get
    } { $by } HP.
event-shot = { $unit } { $unit_number ->
        [one] gets
       *[other] get
    } { $by } attack against targets that are not adjacent.

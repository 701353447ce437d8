# Why a question is asked now: the battle it belongs to, what has been chosen, and what comes next.

why-battle = The battle: { $unit } against { $target }.

## Before the first turn.

why-ask-level = Each level strengthens one member of your War Council: { $n } of { $of } given{ $n ->
        [0] {""}
       *[other] {" "}({ $placed })
    }. There must be a Commander, whose level says how many Command cards you hold; the others strengthen the lore cards of their class.{ $lacking ->
        [0] {""}
       *[other] {" "}{ $heroes }
    } The other side sees your council only when both are done.
why-council-hero = { $hero } takes the field only with a { $master } in the council.
why-ask-lowered = Your side has more heroes than the other and pays for it with levels of the War Council: { $n } of { $of } given up. A Commander stays.
why-ask-landmark = Only your council has this Lore Master at level 3: { $master }. That brings you a landmark, { $land }, on a hex of your half. { $text }
why-ask-called = Your reserves are still to come: { $n }. Say which section of the battlefield they come to, your hero with them; then each takes a hex there.
why-ask-muster = Your reserves take the field one by one: now { $unit }. Still to come, with these: { $n }. Then the battle begins.
why-ask-deployed = { $hero } joins one of your troops and leads it from its hex. Foot heroes join infantry, riders cavalry. Later the hero can leave it and fight alone, as a Champion.
why-ask-tent = Each side pitches a Command Tent next to one of its units. A unit that stands in the enemy’s tent as its turn begins takes it for a victory banner.
why-ask-class = { $hero } has a blank sheet. The class decides how the hero fights and which skills there are; next come a first skill and a first artifact.
why-ask-first-skill = { $hero } begins with one skill of the class. Others come with experience, after adventures.
why-ask-present = { $hero } leaves the academy with one artifact: of the { $n } drawn one is kept. One that the hero cannot use may first be put aside for another.
why-ask-gift = The instructor of { $hero } hands on one artifact. You choose which one.

## The turn.

why-ask-command = You have { $n } of { $of } victory banners, { $enemy } has { $m }. A turn begins with { $cards ->
        [one] your last Command card
       *[other] one of your { $cards } Command cards
    }: it says how many units you order and where. Only ordered units move and battle.
why-ask-capture = A unit of yours stands in the enemy’s Command Tent. You may take the tent now for a victory banner: you have { $n } of { $of }.
why-ask-order = You name the units that will move and battle in this turn{ $of ->
        [0] : { $n } so far
       *[other] : { $n } of { $of } so far
    }. Then all of them move, and after that they battle.
why-lore-order = The dice of the card order units: a helmet one of its colour, a sword on a shield any unit. This is die { $n } of { $of }.
why-ask-mover = The ordered units move one after the other, each once: { $n } of { $of } so far. All movement comes before any battle, and nobody has to move.
why-got-mover = { $unit }: choose the hex where the move ends. All units move first; whom it can reach from there it battles afterwards.
why-got-move = { $unit }: choose the hex where the move ends. Then the next ordered unit moves.
why-ask-battler = The ordered units battle one after the other, each once: { $n } of { $of } so far. Nobody has to. When you are done, your turn ends with drawing cards.
why-got-battler = { $unit }: choose the target. Dice are rolled: its colour is a hit, and so may be other symbols; a flag drives it back. A unit that holds its hex and is bold may battle back.
why-ask-kept-command = You have drawn { $n } Command cards and keep one; the others are discarded. With it your turn ends.
why-ask-discarded = { $hero } uses something that costs a Command card of your hand. You choose which one goes.

## Lore.

why-ask-kept = You look at { $of } lore cards and keep { $n ->
        [one] one of them
       *[other] { $n } of them
    }; the rest is discarded. You play lore cards later, at the moment printed on them, for lore tokens.
why-trim = You hold { $n } lore cards and may hold { $limit }, so { $over ->
        [one] one has to go
       *[other] { $over } have to go
    }. Your highest Lore Master sets the limit.
why-ask-supply = Your turn ends and you gather lore. Lore tokens to pay with: { $tokens }; lore cards in your hand: { $n } of { $limit }. Of two cards you keep one.
why-ask-window = You hold a lore card that fits this moment: { $moment }. Lore tokens: { $tokens }. Only one lore card may be played in a turn, so it may be better to wait.
why-begin-card = { $card } is being played, and a hero of yours can make it cheaper. Lore tokens: { $tokens }.
why-ask-company = You are playing { $card }, and another lore card of yours may go along with it. Lore tokens: { $tokens }.
why-ask-answer = The other side plays { $card }. You hold a lore card that can answer it before it takes effect. Lore tokens: { $tokens }.
why-ask-mirror = { $card } is aimed at your hero, who can turn it away with an amulet. If you use nothing, it takes effect.
why-ask-toll = { $card } was turned against you: pay 3 more lore tokens, of which you have { $tokens }, or it does nothing.
why-ask-pick = { $card } is being played: it touches { $of ->
        [one] one unit
       *[other] up to { $of } units
    }, chosen so far: { $n }. Then it takes effect.
why-ask-fallen = Requiem brings back one of your lost units on foot. First say which one, then where it appears.
why-ask-haven = The unit that comes back appears on a free hex of your own baseline. You choose which one.
why-ask-traveller = A Portal carries one of your units across the battlefield at once. First say which one, then where it comes out.
why-ask-portal = { $unit }: choose the free hex where the Portal leads. It may battle from there as usual.
why-ask-first-traveller = A Greater Portal carries up to two of your units that stand next to each other. First say which one goes ahead.
why-ask-first-portal = { $unit }: choose the free hex where it comes out. Then a unit that stood next to it may follow.
why-ask-companion = The first unit has gone through the Portal. A unit that stood next to it may come along, or nobody.
why-ask-second-portal = { $unit }: choose a free hex next to the first unit.
why-ask-slip = Smoke hides your unit, which has survived the attack: it may slip away to a free hex, and then it does not battle back. Or it stays.
why-ask-traps = Caltrops lie on one free hex until your next turn: riders who enter it stop and may lose a figure. You choose the hex.
why-ask-inspired = Inspired Ranks make your units of one section bolder in this turn. You choose which section.
why-ask-gathered = Stand Together: in this turn one friend next to it is support enough for each of your units of one section. You choose which section.
why-ask-chained = The lightning strikes an enemy and leaps on to another one next to it: { $n } of { $of } so far. You may stop after the first.
why-ask-cleft = Your unit has wiped out its target and strikes another enemy next to it, with two dice. You choose which one.
why-ask-assault = Assault orders all your units of whole sections, with one more die each: { $n } of { $of } sections chosen.
why-ask-mist = Until your next turn mist blocks sight and stops every unit that enters. It rises on free open hexes: { $n } of { $of } so far.

## Battles.

why-ask-deed = { $unit }: the troop has a token for a heroic deed. Spent now it adds one die to this roll; it can also lengthen a move or a retreat later.
why-ask-reroll = Some of the dice may be rolled again: { $n } of { $of } set aside so far. You choose them one by one, then they are rolled together.
why-ask-hurl = The Hill Giant has rolled { $n ->
        [one] one lore symbol
       *[other] { $n } lore symbols
    }. Each one used drives his target two hexes further back, and brings no lore token.
why-ask-poison = The Spider may poison the troop it has hit for 1 lore token: at the start of its next turn the poison can cost it a figure.
why-ask-ignored = { $unit }: { $n ->
        [one] one flag drives
       *[other] { $n } flags drive
    } them back towards their own edge. A bold unit may ignore some of them. One that holds its hex may battle back.
why-ask-retreat = { $unit } must go back, { $n ->
        [one] one more hex
       *[other] { $n } more hexes
    } towards their own edge. You choose each hex; where there is none, figures are lost instead.
why-go-on-retreating = { $unit }: the retreat is long enough. For the heroic deed it may go one hex further, out of reach.
why-ask-back = Your unit has held its hex in melee, so it may battle back at its attacker, once, with its own dice.
why-ask-ground = The attack has emptied the hex. Your unit may follow into it; riders may then go on and strike once more.
why-ask-further = Your riders have pursued and may move one hex further before their bonus attack.
why-ask-bonus = Your riders have pursued, which gives them one more melee attack in this turn. You choose whom they strike, or nobody.
why-ask-shaken = The ground shakes around the Earth Elemental, and all its neighbours have to retreat. You say who goes next.
why-call-die = The dice have called the Earth Elemental. You choose the free hex next to the circle where it appears.

## Heroes on the battlefield.

why-ask-use = A hero of yours has a skill or an artifact that works at just this moment. If you use nothing, the game goes on.
why-begin-test = { $hero } may be wounded: the other side rolls { $n ->
        [one] one die
       *[other] { $n } dice
    }, and a single sword on a shield is enough. What you have may cancel the test.
why-read-test = { $hero }: the wound test shows a sword on a shield, and that is a wound. A Miracle can still undo it.
why-after-test = { $hero } of your ally is about to be wounded. A Miracle of yours can still undo it.
why-ask-run = { $hero } retreats, { $n } of at most { $of } hexes so far, hex by hex towards your own edge. The way may lead through others, but an enemy passed by may strike.
why-ran = { $hero } flees through the hex of your unit, which may strike at once, as in a melee.
why-ask-slipped = { $hero } slips away instead of battling back. You choose the hex.
why-begin-search = { $hero } searches the chest of this hex instead of battling. Something of the hero’s may help; say so before it is opened.
why-look-into-chest = { $hero } has looked into the chest. What is taken is the hero’s; what is left is out of this adventure.
why-ask-unpacked = { $hero } changes equipment: one of the artifacts from under the sheet comes into use.
why-ask-horn = { $hero } blows the War Horn: one more unit close by gets an order. You choose which one.
why-ask-recalled = { $hero } goes back at once to one of your troops and leads it. You choose which one.
why-ask-follower = { $hero } leads by example and orders up to { $of } units in a chain: { $n } so far.
why-ask-lit = After all others have moved, the lantern of { $hero } lets a friend close by move one hex. You choose which one.
why-ask-lit-way = { $unit }: choose the hex to which it moves by the light of the lantern.
why-ask-helper = { $hero } calls a friend from the next hex: it gives up battling in this turn, and the hero rolls two more dice.
why-ask-lucky-die = A rabbit’s foot lets { $hero } roll one of the dice again. You choose which one.
why-ask-blood = The goblet of { $hero } gives either a figure back to the hero’s troop or two lore tokens.
why-ask-cloven = { $hero } has wiped out the target and battles another enemy next to it, with two dice. You choose which one.
why-ask-patient = { $hero } heals a troop instead of battling: it gets a figure back. You choose which one.

## After the adventure.

why-ask-bought = { $hero } has { $treasure } treasure tokens. Any artifact of the deck costs { $price }; what is not spent is kept.
why-ask-room = { $hero } owns { $n } artifacts and may keep { $most }. You choose which one goes back.
why-ask-limit = { $hero } owns { $n } artifacts and may keep { $most }. You choose which one goes back.
why-drew-artifact = { $hero } owns { $n } artifacts and may keep { $most }. You choose which one goes back.
why-ask-doctor = { $hero } has found a Doctor, who heals a wound for treasure and experience. The hero has { $treasure } treasure and { $experience } experience tokens.
why-ask-exchange = { $hero } will draw { $draws ->
        [one] one artifact and keep it
       *[other] { $draws } artifacts and keep one of them
    }. Two artifacts, or two experience tokens (there are { $experience }), buy one more draw.
why-ask-haul = { $hero } has drawn { $n ->
        [one] one artifact
       *[other] { $n } artifacts
    } and keeps one; the others go back to the deck.
why-ask-level-up = { $hero } has { $experience } experience tokens. { $level } of them buy a new skill; with three skills a seat in the War Council is all that is left to gain.

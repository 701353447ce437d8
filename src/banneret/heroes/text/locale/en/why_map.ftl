### Why a question of the map is asked now: what it belongs to, what has been done, and what comes next.

## What brought it about.

why-because = { $source }:
why-because-level = { $hero } has gained a level.

## Setting up.

why-ask-faction = Every player takes a faction that nobody else has: it brings a Town, units and heroes. Chosen so far: { $n } of { $of }. Next comes the hero.
why-ask-hero = Your Main Hero leads your army. The hero decides which cards you start with and which Specialty grows with the levels.
why-ask-pick = Everybody chooses faction and hero in secret, and all are shown at once. Chosen so far: { $n } of { $of }.
why-ask-starter = You have won the throw of the dice, so you decide who takes the first turn in every round.
why-ask-start-tile = Your Starting tile has your Town, where your hero begins, and fields to visit close by. How it is turned decides on which sides your hero can leave it: thick edges are walls. This is tile { $n } of { $of }; then everybody gets a starting bonus.
why-ask-bonus = Everybody begins with a bonus: resources to build with, or Artifacts, which are cards for your deck. You choose before any die is rolled.
why-ask-building-spot = The players build the map together, tile by tile: { $n } of { $of } lie. You place this one, then you turn it; later everybody moves on it.
why-ask-building-way = The tile lies where you put it, { $n } of { $of } are done. How it is turned decides where heroes can cross from one tile to the next.
why-ask-new-hand = Only now, in the first round, you may shuffle your hand ({ $n }) back and draw as many new cards, once.

## The turn.

why-ask-turn-discard = Your turn begins (round { $round }). First you may throw away cards you do not want, then you draw up to your hand limit of { $limit }. You hold { $n }{ $over ->
        [0] { $most ->
            [0] ; your hand is full.
           *[other] ; room for { $most } more.
        }
       *[other] , which is { $over } too many.
    }
why-ask-draw = Cards in your hand: { $n } of { $limit }, so you can draw up to { $most }. More cards are more choices, on the map and in combat; unless you want to keep room, draw them all. Then your heroes move.
why-ask-turn = Round { $round }{ $of ->
        [0] {""}
       *[other] {" "}of { $of }
    }, your turn. Each step of a hero costs 1 movement point, and whatever lies on the field is visited at once. Building, recruiting and buying a spell are possible once a round each.{ $players ->
        [1] {""}
       *[other] {" "}When you end the turn, the next player moves.
    }
why-ask-town = Before the turn of { $player } ends, the others may use their Towns, each action once a round. You have { $purse }. If you pass, the game goes on.
why-ask-town-own = Town actions are possible before your turn goes on, each once a round. You have { $purse }. If you pass, the game goes on.
why-ask-town-fight = { $hero } is about to fight { $foe }{ $placed ->
        [yes] {" "}at the { $place }
       *[no] {""}
    }. Before that, everybody may use a Town once more: units recruited now take part in the fight. You have { $purse }. Once all have passed, the armies take the field.
why-ask-requested = You wanted to be asked during the turn of { $player }. You may use your Town or your morale; you have { $purse }. If you pass, the turn goes on.
why-ask-requested-between = You wanted to be asked before the game goes on. Nobody’s turn is under way, so you may use your morale, but not your Town. If you pass, what comes next is carried out.
why-ask-end-step = Your turn is ending, and { $n ->
        [one] one more step
       *[other] { $n } more steps
    } to an empty field next to a hero cost nothing. Stay where you are to go without.
why-take-step = { $hero } is passing over this field: { $place }. Movement points left: { $n }. Going on costs one; stopping means visiting the field.
why-next-of-team = Your team is next, and none of you has had a turn in this round. You say which of you begins.

## Tiles.

why-turned-up = You have discovered a tile and may turn it as you like. The way it lies decides where your hero can enter it and what is close by.
why-ask-way = A tile of your pool comes to the map. It has to be joined to the tiles around it; how it is turned decides where heroes can cross.
why-ask-discovery = The effect lets you discover a tile for nothing: choose a hidden one next to you. Then you see it and turn it.
why-ask-turn-tile = You may turn a tile next to yours on which no hero stands. First choose the tile, then how it lies.
why-ask-turn-way = The tile you have chosen gets a new direction, which may open or close ways for everybody.
why-ask-holding = { $hero } is carried to one of your own places at once, without walking. You choose which one.

## The town.

why-got-recruit = You have paid for a Secondary Hero: a second piece that moves on its own and fights without cards. You choose the place of yours where it appears.
why-ask-recruit = You are using your Town’s recruiting action: you may buy and reinforce as many units as you can pay for, now or not again in this round. You have { $purse }.
why-ask-wisdom = You are buying a spell from your Mage Guild and have { $purse }. A card of your hand can make it cheaper or let you see more cards. If you pass, you buy it at the full price.

## Effects.

why-do-errand = You may use this effect or leave it. If you refuse, nothing happens and your turn goes on.
why-do-errand-choose = One of { $n } effects is yours. You choose now, and it happens at once.
why-do-errand-whom = The effect concerns one of them only: you say which.
why-ask-reward = You have put your flag on the { $place }, and it pays once: choose an income in every Resource round, or reinforce a unit now. It cannot be changed later.
why-got-reward = You are the first who flags the { $place }, so it pays something at once. You choose what.
why-ask-search = A search of the { $deck }: either look at the { $n ->
        [one] top card
       *[other] top { $n } cards
    } and take one, or take the open card of its discard pile, which you can see. You decide before you look.
why-ask-take = You have looked at { $n ->
        [one] one card
       *[other] { $n } cards
    } ({ $deck }): one of them is yours, the others go on the discard pile, where everybody sees them.
why-ask-put = { $n } cards you did not take go on the discard pile one after the other ({ $deck }). The last one lies on top, where the next search may take it.
why-ask-income = The effect moves one of your three incomes, which you get in every Resource round. You choose which one.
why-offer-map-reroll = You have rolled { $face }. Morale or luck lets you roll again before the result counts; the new one then holds.
why-pick-result = You rolled { $n } dice: { $face }. { $keep ->
        [one] One of them counts
       *[other] { $keep } of them count
    }, and you choose.
why-ask-trade = Exchange resources as often as you like, or remove one card of your hand for { $n } gold, but not both. You have { $purse }.
why-ask-trade-on = You are exchanging resources and may go on as long as you can pay. You have { $purse }.
why-ask-payment = You may search your own deck, and a card of your hand is the price. Say which one is discarded; then you search.
why-ask-exchange = You may discard cards for as many new ones: { $n } of { $most } so far. Stop whenever you like.
why-ask-sold = One card leaves the game for good and brings you { $n } gold. You choose which one.
why-ask-witch = Either an Ability of your hand leaves the game, which keeps your deck lean, or you look at the top card of the Ability deck and may take it.
why-witch-shows = You see the top card of the Ability deck: it is yours if you want it; otherwise it goes on the discard pile.
why-ask-spring = You look at the { $n ->
        [one] top card
       *[other] top { $n } cards
    } of your own discard pile. One of them comes back to your hand; the others go back on top.
why-ask-order = { $n } cards go back on your discard pile one after the other. The last one lies on top.
why-ask-reinforced = One of your units may turn from its Few to its Pack side, which is stronger. You have { $purse }.
why-ask-weakened = One of your units has to turn from its Pack to its Few side. You choose which one can bear it best.
why-draw-offer = A Neutral Unit is drawn that you may recruit. You choose the deck: bronze is the cheapest, gold the strongest you may meet.
why-ask-offer = { $n ->
        [one] One Neutral Unit was drawn
       *[other] { $n } Neutral Units were drawn
    }, and you may recruit one at its price. You have { $purse }. If you refuse, they leave again.
why-ask-hire = Mercenaries offer themselves: you may recruit one of them. You have { $purse }. If you refuse, they leave again.
why-ask-deck = An ability lets you look at the top card of one deck, and put it back on top or underneath. Nobody else sees it.
why-saw-top = Only you see this card. On top it is the next one to be drawn, no matter by whom; underneath it is out of the way.
why-ask-banked = You put resources away here: you say how much. What is put away you cannot spend.
why-ask-levy = The scenario takes its due, resource by resource: { $n } gold in all, { $gold } still missing. You say how much of this you pay with { $resource }.
why-ask-star = Two Astrologers cards were drawn, and one of them holds for everybody. As the starting player you choose.
why-ask-receiver = The Grail can be handed to a hero of your team next to its bearer. You say to whom.

## Before and after fights.

why-ask-transport = { $foe } attacks your { $place }, where no hero of yours stands. If you pay, your army defends it; otherwise it falls without a fight. You have { $purse }.
why-ai-siege = { $foe } attacks your { $place }, where no hero of yours stands. If you pay, your army defends it; otherwise it falls without a fight. You have { $purse }.
why-ask-sacrifice = { $hero } attacks { $foe } at the { $place }. A Secondary Hero may be given up instead of fighting: no unit is lost, but the hero is, as if defeated.
why-got-sacrifice = { $foe } attacks { $hero } at the { $place }. A Secondary Hero may be given up instead of fighting: no unit is lost, but the hero is, as if defeated.
why-ai-or-give-up = { $hero } meets { $foe } at the { $place }. A Secondary Hero may be given up instead of fighting: no unit is lost, but the hero is, as if defeated.
why-ask-darkness = A building of your Town can take a card from the hand of { $foe }, at random, before the fight begins. Once a turn.
why-ask-lender = { $player } fights next to you. You may lend units for this fight, one after the other; those that survive come back. Stop when you have lent enough.
why-ask-raise = You have won. Some cards can now turn units that fought to their Pack side. If you pass, you take your reward.
why-ai-ask-raise = You have won. Some cards can now turn units that fought to their Pack side. If you pass, you take your reward.
why-ask-fallen = By a rule of the scenario one unit of each tier named comes back of those that fell in this fight. You choose which.
why-meet-fate = { $hero } was defeated and goes home to one of your own places. You choose which one.
why-eliminate = You have lost your last place and are out of the game. Others will still meet guards: you may play those guards against them, or only watch.
why-follow-rule = { $ai } follows the rules of the enemy and has { $n ->
        [one] one movement point
       *[other] { $n } movement points
    } left. Several ways are equally good by these rules, so you choose one of them.

## Allies, and what goes on.

why-propose = You and { $player } stand next to each other and may swap Artifacts and Spells, one for one. You offer a card; only your ally sees it and gives one in return, or refuses.
why-ask-in-return = { $player } offers you { $card }. You give an Artifact or Spell of your hand for it, or refuse; then both keep what they have.
why-ask-amount = You are giving { $resource } to { $player } and say how much. It is gone from your own pool at once.
why-ask-heir = The scenario is won. You say which hero of your faction goes on to the next one.
why-ask-keep = For the next scenario you keep { $most } cards besides Statistics and Specialties: { $n } chosen so far. The rest stays behind.

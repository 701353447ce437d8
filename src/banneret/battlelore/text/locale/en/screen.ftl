# An adventure in the terminal: panels, windows, keys and signs.

screen-turn = turn { $n }
screen-turns = Turns: { $n }
screen-sides = The two sides
screen-hand = Command
screen-lore = Lore
screen-hidden = hidden
screen-none = none
screen-nothing = nothing
screen-cards-n = cards { $n }
screen-lore-n = lore { $n }
screen-orders = Orders
screen-orders-any = anywhere { $n }
screen-no-council = no War Council yet
screen-adviser = Adviser: { $name } ({ $class })
screen-dice = Dice
screen-banners = Victory banners
screen-needed = { $n ->
        [one] One victory banner wins.
       *[other] { $n } victory banners win.
    }

screen-creature = Creature
screen-champion = Champion
screen-dice-n = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
screen-march = { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    }
screen-range = range { $n }
screen-led-by = led by { $hero }
screen-ordered = ordered
screen-moved = has moved
screen-battled = has battled
screen-weary = may no longer battle
screen-supported = supported
screen-frightened = frightened
screen-deed = heroic deed
screen-bold = Bold { $n }
screen-walls = Rampart towards { $hexes }
screen-chests = Chests: { $n }
screen-quest = A quest can be completed here.
screen-grave = A chest here is worth experience as well.
screen-mist = Mist: nobody sees through it.
screen-caltrops = Caltrops lie here.
screen-goal = { $side }, holding this: { $n ->
        [one] one banner
       *[other] { $n } banners
    }
screen-sight = Nobody sees farther than { $n ->
        [one] one hex
       *[other] { $n } hexes
    }.

screen-battle = The battle
screen-fate-eliminated = wiped out
screen-fate-back = driven back { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    }
screen-fate-stands = stands
screen-losses = Figures lost:
screen-harm = −{ $n } figures
screen-hits = Hit: { $faces }
screen-lore-gain = Lore tokens on average: { $n }
screen-ignores = may ignore { $n ->
        [one] one flag
       *[other] { $n } flags
    }
screen-stride = runs { $n } hexes per flag
screen-flight-flags = Flags against it: { $n }
screen-flight-steps = Hexes to retreat: { $n }
screen-panics = rolls in panic
screen-back = { $n ->
        [0] cannot battle back
        [one] battles back with 1 die
       *[other] battles back with { $n } dice
    }

screen-steps = { $n ->
        [one] 1 hex away
       *[other] { $n } hexes away
    }
screen-no-fight = May not battle after this move.
screen-nobody-near = Nobody to attack from there.
screen-hero-hurt = A hero is wounded: { $chance }
screen-limit = Terrain allows { $n } of { $of } dice.

screen-heroes = Character sheets
screen-no-heroes = No heroes take part in this adventure.
screen-hero-absent = not on the battlefield yet
screen-hero-fighting = on the battlefield
screen-hero-wounded = wounded and captured
screen-hero-withdrawn = has left the battlefield
screen-role-champion = Champion
screen-role-leader = Leader
screen-councillor = takes a seat in the War Council
screen-experience = Experience
screen-treasure = Treasure
screen-wounds = Wounds
screen-skills = Skills
screen-equipped = Equipped
screen-under = Under the sheet
screen-haul = Drawn

screen-cards = Cards
screen-looked = Drawn, to choose from
screen-discards = Command cards discarded
screen-lore-discards = Lore cards discarded
screen-track = Banners taken
screen-fallen = Lost
screen-last = Last Command card
screen-deck = Command deck { $n }
screen-lore-deck = lore deck { $n } · unclaimed lore tokens { $pool }
screen-guide-after = After the adventure
screen-guide-creation = The academy

screen-hint-answers = list
screen-more = … i shows the rest
screen-needs-class = { $hero } takes the field only with a { $class } in the War Council.
screen-point = Point with the arrows or tab: ▸ and ⚔ mark what may be chosen.
screen-so-far = So far:
screen-hint-cards = cards
screen-hint-heroes = heroes
screen-key-hex = type a hex by row and place, such as 4.6; : types any answer, esc clears
screen-key-letter = give the answer with this key; e passes or ends
screen-key-answers = all answers in a list, with what each is about
screen-key-cards = the hands and discards, with what the cards do
screen-key-heroes = the character sheets
screen-key-sides = how to win, banners, councils, losses
screen-sign-side = the standard and the pennant side
screen-sign-unit = banner by letter and colour, figures left
screen-sign-foot = foot, archers, mounted, Creature, hero
screen-sign-ordered = ordered, has moved, is done
screen-sign-target = may be attacked: dice, banner, figures
screen-sign-acts = moves, battles or retreats now
screen-sign-cut = where two sections meet
screen-sign-thing = chest, quest, caltrops
screen-sign-lore = lore tokens

### Why a question of a Combat is asked now: the fight, what is to be chosen, and what comes next.

## Who is fighting whom, and where.

why-the-guards = the guards
why-fight-guards = You fight the guards{ $placed ->
        [yes] {" "}at the { $place }
       *[no] {""}
    }{ $n ->
        [0] .
       *[other] : { $units }.
    }
why-fight-steered = You command the guards against { $foe }{ $placed ->
        [yes] {" "}at the { $place }
       *[no] {""}
    }{ $n ->
        [0] .
       *[other] : { $units }.
    }
why-fight-attacking = You attack { $foe }{ $placed ->
        [yes] {" "}at the { $place }
       *[no] {""}
    }.
why-fight-attacked = You defend yourself against { $foe }{ $placed ->
        [yes] {" "}at the { $place }
       *[no] {""}
    }.
why-fight-equals = You fight { $foe }.
why-fight-watched = { $hero } fights { $foe }{ $placed ->
        [yes] {" "}at the { $place }
       *[no] {""}
    }.

## Taking the field.

why-meet-guards = Your level ({ $level }) is above the difficulty of the guards ({ $n }), so they would rather flee. If you let them, you have won without a fight; if not, both sides take the field.
why-ask-avoid = The guards of the { $place } have difficulty { $n } and your level is { $level }, so they would let you pass. If you accept, there is no fight; if not, the combat begins.
why-ask-avoid-play = The guards of the { $place } have difficulty { $n }, exactly your level: a card that avoids them spares you the fight. If you pass, the combat begins.
why-ask-unit = Before the first round the armies take their places: { $n } of { $most } units stand, { $left ->
        [one] one waits
       *[other] { $left } wait
    } beside the board. { $all ->
        [yes] All of them take part.
       *[no] At least one has to fight; who stays out is safe but does not help.
    } Pick a unit, then its space.
why-ask-space = { $unit }: each unit takes a free space of your two rows. After that you pick the next one, until you are done and the other side is ready.
why-ask-placed = Both sides place their armies in turn, one unit each: of yours { $n ->
        [one] one stands
       *[other] { $n } stand
    }, { $left ->
        [one] one waits
       *[other] { $left } wait
    }, and at most { $most } may come. { $all ->
        [yes] All of them take part.
       *[no] You may stop once one of them stands.
    } Pick a unit, then its hex.
why-ask-hex = { $unit }: { $first ->
    [yes] an empty hex at one edge. This very first unit settles which edge of the field is yours.
   *[no] an empty hex of your own zone.
} Then the other side places a unit.
why-ask-obstacle = Before the armies come, both sides lay Obstacles in turn: you have laid { $n } of { $most }. Nobody stands on them or walks through them. Next you turn the one you pick, then say where it lies.
why-chose-obstacle = { $obstacle }: it can lie in several directions. First say how it is turned, then where it lies.
why-turned-obstacle = { $obstacle }: it lies in the middle of the field, never beside another Obstacle or a starting zone. Then the other side lays one.
why-ask-gate = You defend your own Town: three Walls and the Gate close the middle row. You choose the space of the Gate, and the Walls fill the others. Then the fight begins.
why-ask-redraw = The Astrologers let you have one of the guards replaced by another one of its kind, newly drawn. Then both sides fight with what stands there.

## Rounds and activations.

why-ask-opening = All units stand and nobody has acted yet. Cards for the start of a combat can be played now, by both sides in turn until both pass; then the first round begins.
why-choose-first = You may cast a spell before any unit acts: say which. Then come its power and its target.
why-call-next = Round { $round }: units act in order of initiative, and { $n } of yours are equal now. You say which one goes first; the others follow.
why-ask-action = Round { $round }, acting now: { $unit }. { $steered ->
        [yes] Guards must attack if they can, and otherwise come as near as they can.
       *[no] A unit may move and then attack, or defend instead of attacking. A unit that survives an attack from next to it strikes back once a round.
    } Then the next unit in order of initiative acts.
why-choose-target = The rules decide for { $unit }, and several targets are equally good for them: you choose which one is attacked.
why-choose-second = { $unit }: this attack also hits a second unit next to the first target, friend or foe. Say which one; then the attacks are rolled.
why-ask-healed = { $unit }: as they act they heal up to { $n } damage of one of these units. Then they may move and attack.
why-end-round = A fight with guards lasts one round unless you pay for more. Round { $round } is over and { $left ->
        [one] one of them stands
       *[other] { $left } of them stand
    }. { $costs ->
        [yes] Another round costs 1 movement point, of which you have { $movement }.
       *[no] Another round costs nothing.
    } If you stop, your hero goes back and the field stays guarded.
why-ask-between = You wanted to be asked: between two activations you may play an Instant. If you pass, the combat goes on.

## An attack.

why-ask-instant = { $back ->
        [yes] Retaliation: { $unit } against { $target }.
       *[no] The attack: { $unit } against { $target }.
    } Both sides may now play cards that change it, in turn until both pass. Then the die is rolled and the damage counted.
why-offer-reroll = { $unit } against { $target }: the die shows { $face } and is added to the attack. You may roll it again; the new result counts. Then the damage is counted.
why-ask-roll = { $unit } against { $target }: the die shows { $face }. A few cards work at just this moment. Once both sides pass, the damage is counted.
why-offer-ignore = { $unit } against { $target }: the die shows { $face }. For a card of your hand it adds nothing to the attack. Then the damage is counted.
why-read-defense = { $unit } against { $target }, whose Defense token is rolled for: { $face }. Only +1 helps, with 1 defense more. You may roll it again; then the damage is counted.
why-offer-save = { $unit } against { $target }: the damage would remove the unit. This is the moment to save it; otherwise it leaves the board.
why-strike-back = { $unit } attacked { $target }, and the target has survived. It may strike back once in this round, with an attack of its own; the one who attacked does not answer that.
why-go-back = { $unit }: after the attack they may fly back to { $space }, where they came from, or stay where they are. Then their activation ends.
why-did = An ability is decided by a die, and it shows { $face }. You may roll it again; what it shows then counts.

## Programs of units and cards.

why-do-next = The effect turns a unit from its Few to its Pack side, which is stronger. You choose which one.
why-do-next-push = { $unit } against { $target }: the target is driven away. You choose the free space to which it goes.
why-do-next-place = { $card } needs a place: choose it, and the spell takes effect.
why-do-next-stat = { $card } raises one value of the unit: you choose which one.
why-next-link = { $card } leaps on to the nearest unit of either side, and several are equally near. You choose which one is struck next.

## Spells.

why-ask-power = You are casting { $card } with power { $n }. { $next ->
        [0] It is as strong as it can be.
       *[other] With power { $next } it does more: other cards of your hand can be used up for that.
    } When you are done, you choose its effect and whom it is for.
why-ask-step = { $card } has power { $n }, which is enough for several effects. You use one of them; power that is left over is lost.
why-ask-target = You are casting { $card }: choose whom it is for. The other side may answer it before it takes effect.
why-ask-cancel = { $foe } is casting { $card }. Before it takes effect you may play a card, perhaps one that stops it. If you pass, it takes effect.
why-ask-return = { $card } has taken effect and goes on your discard pile. Some cards bring it back to your hand instead; if you pass, it stays there.
why-aim-spell = { $foe } casts { $card }. By the rules that steer the enemy several units are equally good targets: you choose one of them.
why-ask-laid = { $foe } plays { $card } on a unit. By the rules that steer the enemy several units are equal: you choose one of them.

## Cards.

why-ask-cost = { $card } is paid for with other cards of your hand. { $of ->
        [0] Discarded so far: { $n }; you may give as many as you like, at least one.
       *[other] Discarded so far: { $n } of { $of }.
    } Then the card takes effect.
why-ask-dropped = An effect makes you discard: { $n ->
        [one] one more card
       *[other] { $n } more cards
    } of the { $hand } in your hand.
why-ask-kept = You have drawn { $n ->
        [one] one card
       *[other] { $n } cards
    } to choose from: one goes to your hand, the others on your discard pile.
why-ask-rest = The cards you did not keep go on your discard pile one after the other, { $n } of them. The last one lies on top.
why-ask-found = One card of your discard pile comes back to your hand: you choose which one.
why-ask-patient = A card of yours heals one of your units: you choose which one.
why-got-patient = The unit is both damaged and paralysed, and the card helps against one of the two. You choose which.
why-ask-boosted = The card you have played makes one of your units stronger: you choose which one.
why-ask-raised = The card you have played makes one of your units stronger until its next action: you choose which one.
why-ask-first-place = Two of your units change places. First choose one of them, then the other.
why-ask-second-place = You have chosen the first unit: with which other one does it change places?
why-ask-swap = You spend your morale to exchange cards: discard as many as you like, then draw as many new ones. Discarded so far: { $n }.

## Morale.

why-ask-spend = You are about to gain Positive Morale and have a token already; a second one would be lost. You can use the old one first: draw a card or exchange cards.
why-ask-spend-cards = You are about to gain morale and hold two Morale cards already; a third one would be lost. You can resolve one of them first.
why-read-morale-die = A die decides about morale, and it shows { $face }. You may roll it again; what it shows then counts.
why-cancel = Good and bad morale cancel each other: instead of gaining a card you give up one that you hold. You choose which one.
why-ask-keep-morale = You gain morale: of { $n } Morale cards you keep one face up beside your hero, and the rest go under the deck.
why-offer-repeat = One of your Morale cards lets you give up the card you have just found and search once more. If you keep it, you are done.
why-ask-panicked = Panic: one of your units gets a Paralysis token and will miss its next activation. You choose which one.
why-ask-freed = Your Morale card takes the Paralysis token off one of your units: you choose which one.
why-offer-draw = The battle begins, and a Morale card that you hold lets you draw a card now. If you pass, you keep it for later.
why-offer-shake = { $unit }: they are paralysed and would miss this activation. A Morale card that you hold frees them; if you pass, they miss it.
why-ask-omen = Two of your Negative Morale cards are set off by the same throw. Both will work; you say which one first.
why-got-omen = A Negative Morale card turns one of your dice to −1: you choose which one.
why-offer-single = The die you have thrown shows { $face }. Morale or luck may change it; if you keep it, it counts as it lies.
why-offer-power = Your dice show { $face }, and are added to the attack of the units you sent. A Morale card may change them; if you keep them, the Combat Power is counted.

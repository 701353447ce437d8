### Why a question of a Duel or of Adventure mode is asked now.

## Duels.

why-ask-duel-faction = Before the battle both players take a faction, the first player first; nobody takes that of the other. Its units are your army. Next comes the hero.
why-ask-duel-hero = Your hero brings the deck you fight with. It is completed with drawn cards next; then the battle begins.
why-ask-drop = You complete your deck from drawn cards ({ $deck }): { $keep } of them stay, { $n ->
        [one] one more has to go
       *[other] { $n } more have to go
    }. What stays is in your deck for the whole battle.

## Adventure mode: cards.

why-ask-kept-card = A new round: of the Adventure cards drawn you keep one and hand the rest to the other player, who keeps one, too. You will resolve yours in your turn, or save it.
why-pass-cards-on = These are the Adventure cards the other player did not want. You keep one to resolve or to save, and the rest is discarded.
why-ask-swap-adventure = You have used up a card with Movement: any of the drawn Adventure cards go back, and you draw as many new ones. When you are done, you keep one of them.
why-look-into-spring = The Magic Spring is exchanged for one of the top cards of the common discard pile, and that card is resolved at once. You choose which one.
why-ask-other-path = A Morale card lets you discard an Adventure card of yours and draw another one. You choose which one goes.
why-ask-saved = Your turn is over, and only one Adventure card may stay for a later round, face down beside your hero. The other one is discarded.
why-ask-removed = One card of your face-down deck leaves the game, so that better ones come to your hand in the battle. You choose which one.
why-sort-gained = { $card } is of use both now and in the battle. Beside your hero you can play it during the adventure; in your deck it waits for the battle.

## Adventure mode: turns and Combats.

why-ask-expedition-turn = Round { $n } of { $most }: resolve one Adventure card, use your Town (each action once a round) and play the cards beside your hero, in any order. After the last round the armies fight.
why-ask-astrologers = In this round there is no income; instead you raise one of your three incomes, or let a Resource die decide which.
why-ask-power-declared = { $card } is a fight of dice. The more Combat Power you declare, the better the reward; then you send two units and roll a die for each. If you fall short, you get the basic reward only and one of the units is stunned.
why-ask-band = You have declared Combat Power { $power }. Sent so far: { $n } of { $of }. Their attack and a die each have to reach that number together; a stunned unit adds nothing. Nobody is harmed.
why-ask-stunned = You have fallen short of the power you declared. One of the units that took part gets a Paralysis token and will add nothing the next time.
why-ask-panic-unit = Panic: one of your units gets a Paralysis token and will add nothing to its next Combat. You choose which one.
why-ask-roused = Your Morale card takes the Paralysis token off one of your units: you choose which one.

### Adventure mode of the Battlefield expansion: its cards, and what is asked and told about them.

## Cards that show no location of the map.

adventure-crypt = Crypt
adventure-cyclops_stockpile = Cyclops Stockpile
adventure-dwarven_treasury = Dwarven Treasury
adventure-imp_cache = Imp Cache
adventure-campfire = Campfire
adventure-corpse = Corpse
adventure-scholar = Scholar
adventure-spell_scroll = Spell Scroll
adventure-treasure_chest = Treasure Chest

## What cards do.

sheet-adventure-combat = { $name } (Adventure card, Combat)
sheet-adventure-event = { $name } (Adventure card, Event)
sheet-adventure-basic = Basic Reward: { $text }
sheet-adventure-level = Combat Power { $n }: { $text }
sheet-adventure-face = Attack die { $face }: { $text }
sheet-adventure-nth = { $n ->
        [1] Your first: { $text }
        [2] Your second: { $text }
       *[other] { $last ->
            [yes] Every later one: { $text }
           *[no] Your number { $n }: { $text }
        }
    }
sheet-adventure-unsaved = It cannot be saved.
adventure-trading_post-text = Exchange resources by the trade table as often as you like.
verb-learn = your Main Hero gains { $learn } experience, beyond level { $up_to_level } only { $beyond }
verb-exchange_adventure = look at the top { $exchange_adventure } cards of the Adventure discard pile, exchange this card for one of them and resolve that one
verb-scroll = look for a spell among { $scroll } cards of the Spell deck and keep it under this card; in the battle you may cast it once at its lowest power, beside the spell of the round
verb-draw_artifacts = take { $draw_artifacts ->
        [one] the top card
       *[other] the top { $draw_artifacts } cards
    } of the Artifact deck
verb-search_or_discard = search { $search_or_discard_name } ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }) and take what you find or discard it
verb-remove_own = remove a card of your deck from the game

## Questions and answers.

prompt-adventure-mode-turn = { $player }: your turn, round { $n } of { $most }.
prompt-adventure-keep = { $player }: which Adventure card do you keep? The other two go to your opponent.
prompt-adventure-passed = { $player }: which of the cards handed to you do you keep? The other is discarded.
prompt-adventure-swap = Which cards go back into the Adventure deck for others?
prompt-adventure-save = Only one Adventure card may be saved. Which one?
prompt-adventure-exchange = Which Adventure card do you discard for another?
prompt-adventure-spring = Which card do you take for the Magic Spring?
prompt-astrologers = { $player }: which income do the Astrologers raise?
prompt-declare = { $card }: which Combat Power do you declare?
prompt-send = Combat Power { $n }: which units fight?
prompt-stun = Which unit gets a Paralysis token?
prompt-rouse = Which unit loses its Paralysis token?
prompt-remove-own = Which card of your deck leaves the game?
prompt-sort-card = Where does this card go: { $card }?
option-keep-adventure = Keep: { $card }
option-swap-adventure = Exchange: { $card }
option-use-movement = Use up for other cards: { $card }
option-resolve = Resolve: { $card }
option-drop-adventure = Discard: { $card }
option-save-adventure = Save: { $card }
option-declare = Combat Power { $n }: { $text }
option-declare-n = Combat Power { $n }
option-send = { $unit }: { $n } attack
option-stun = Stun: { $unit }
option-rouse = Rouse: { $unit }
option-raise = Raise the income: { $resource }
option-roll-income = Roll a Resource die: raise that income and gain its base once
option-beside = Beside the Hero board: { $card }
option-into-deck = Into the deck: { $card }
option-unroll = Cast from the scroll: { $card }
option-discard-it = Discard it

## What happened.

event-set-aside = { $player } lays a card beside the Hero board: { $card }.
event-adventure-drawn = { $player } draws { $n ->
        [one] { $n } Adventure card
       *[other] { $n } Adventure cards
    }.
event-adventure-reshuffle = The discarded Adventure cards become a new deck.
event-adventure-offer = You see an Adventure card: { $card }.
event-adventure-kept = { $player } keeps an Adventure card.
event-adventure-kept-card = You keep: { $card }.
event-adventure-discard = { $player } discards an Adventure card.
event-adventure-discarded = You discard: { $card }.
event-adventure-movement = { $player } uses up a card to draw others: { $card }.
event-adventure-swapped = { $player } puts { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } back and draws again.
event-adventure-resolved = { $player } resolves: { $card }.
event-adventure-saved = { $player } saves an Adventure card.
event-adventure-exchanged = { $player } exchanges the Magic Spring for: { $card }.
event-declared = { $player } declares Combat Power { $n }.
event-sent = { $player } sends: { $unit }.
event-combat-power = { $player } reaches Combat Power { $n }; { $most } was declared.
event-combat-won = { $player } wins the Combat.
event-combat-lost = { $player } loses the Combat.
event-unit-stunned = Stunned: { $unit }.
event-unit-roused = No longer stunned: { $unit }.
event-scroll = { $player } keeps a spell under a Spell Scroll.
event-scroll-spell = Under your scroll lies: { $card }.
event-adventure-over = The adventure is over.
event-no-army = { $player } has no unit for the battle.
event-event-die = { $side } throws an Attack die: { $face }.

## The cards on the table.

table-adventure = Adventure cards
table-adventure-deck = Adventure deck { $n }, discarded { $discards }
table-adventure-offered = Drawn
table-adventure-kept = Kept
table-adventure-saved = Saved
table-adventure-resolved = Resolved
table-adventure-beside = Beside the Hero board
table-adventure-scrolls = Under scrolls
table-adventure-hidden = { $n } face down
table-morale-cards = Morale cards
table-adventure-power = Combat Power { $n }
table-adventure-combat = Combat
table-adventure-event = Event
table-adventure-none = none yet

## Buttons beside a card or a unit.

short-keep_adventure = Keep
short-swap = Exchange
short-resolve = Resolve
short-drop = Discard
short-save = Save
short-use_movement = Use up
short-beside = Lay beside
short-into_deck = Into the deck
short-send = Send
short-stun = Stun
short-rouse = Rouse
short-raise = Raise the income
short-unroll = Cast from the scroll

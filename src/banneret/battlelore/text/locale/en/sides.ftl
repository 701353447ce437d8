# Sides of several players, and calls to arms.

# Two players of one side are told apart by their seats.
player-of = { $side }, player { $n }

prompt-ask-called = To which section do you call your reserves and your hero?
prompt-ask-muster = Your reserves come. Where do they take the field: { $unit }?
prompt-ask-lowered = Your side has more heroes: which Lore Master gives up a level?
option-muster = { $hex }
option-lower = One level less: { $master }

event-called = { $side } calls its reserves to this section: { $section }.
event-muster = Reserves take the field on { $hex }: { $unit }.
event-ransom-roll = { $player } rolls for the ransom: { $n ->
        [0] no lore symbol
        [one] one lore symbol
       *[other] { $n } lore symbols
    }.
event-ransom-won = { $player } wins the ransom.

adventure-the_beacon_is_lit = The Beacon Is Lit
adventure-the_beacon_is_lit-text = Thin lines hold the field until the levies come. Each side decides where its own will stand.

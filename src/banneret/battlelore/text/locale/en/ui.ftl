# The game in the lobby, questions and the labels of their answers.

game = BattleLore
game-text = Medieval armies on a battlefield of hexes, commanded by cards, with Lore Masters, Creatures and heroes.

rule-lore = Use lore in this medieval adventure

card-none = No Command card
card-cost = { $card } ({ $n } lore)

sheet-unit = Banner: { $banner } · figures: { $figures } · hexes: { $hexes } · dice: { $dice }
sheet-lore = { $name } – { $master }, { $n } lore
sheet-artifact = { $name } – { $kind }, { $role }
sheet-skill = { $name } – { $role }
sheet-needs = Needs: { $what }
sheet-power = { $name }: { $text }

banner-green = green
banner-blue = blue
banner-red = red

place-empty = empty hex

unit-at = { $unit } on { $hex }

land-at = { $hex } ({ $land })

option-order = Order: { $unit }
option-unit = { $unit }
option-move = Move to { $hex }
option-attack = Attack: { $unit }
option-attack-dice = Attack: { $unit }, { $n ->
        [one] one die
       *[other] { $n } dice
    }
option-retreat = Retreat to { $hex }
option-site = Lay it on { $hex }
option-target = Choose: { $unit }
option-aim = Choose { $hex }
option-separate = Separate the Leader of { $unit }
option-hero = Move the Leader of { $unit }
option-deploy = Join: { $unit }
option-web = Web: { $unit }
option-boulder = Throw a boulder: { $unit }
option-play = Play { $card }
option-keep = Keep { $card }
option-lore = Play { $card }
option-take = Keep { $card }
option-drop = Discard { $card }
option-level = One level: { $master }
option-section = { $section }
option-supply-tokens = Two lore tokens
option-supply-card-and-token = A lore card and a lore token
option-supply-cards = Two lore cards, of which you keep one
option-leave = Give up { $artifact }
option-buy = Buy { $artifact }
option-give = Give { $artifact } for a draw
option-take-artifact = Keep { $artifact }
option-learn = Learn { $skill }
option-reroll = Roll again: { $face }
option-raise = Bring back: { $unit }
option-ignore = { $n ->
        [0] Ignore no flag
        [one] Ignore one flag
       *[other] Ignore { $n } flags
    }
option-hurl = { $n ->
        [0] Do not hurl
        [one] Use one lore symbol
       *[other] Use { $n } lore symbols
    }
option-deed = Spend the heroic deed
option-search = Search the hex for treasure
option-quest = Complete the quest
option-done = Done
option-done-orders = No more orders
option-done-moving = End the movement
option-done-battling = End the battles
option-done-buying = Buy nothing more
option-done-exchanging = Exchange nothing more
option-done-keeping = Keep none of them
option-yes = Yes
option-no = No
option-battle-back = Battle back
option-stay = Stay
option-follow = Follow
option-pass = Play no card
option-withdraw = Leave the battlefield
option-flee = Retreat of his own will
option-tremor = Tremor (1 lore)
option-earthquake = Earthquake (2 lore)
option-summon = Roll to summon the Earth Elemental
option-spend = Give two experience tokens for a draw
option-advise = Take a seat in the War Council
option-use = Use { $artifact }
option-skill = Use the skill { $skill }
option-equip = Take { $artifact } out
option-chest = Take it: { $chest }
option-discard = Discard { $card }
option-hatchets = Throw hatchets: { $unit }
option-bow = Shoot with the bow: { $unit }
option-lightning = Throw lightning: { $unit }
option-use-nothing = Use nothing
option-leave-chest = Leave it
option-pay-toll = Pay 3 lore
option-let-fail = Let the card fail

prompt-other = What do you do?
prompt-ask-bought = Buy an artifact for five treasure tokens?
prompt-ask-exchange = Give two artifacts or two experience tokens for one more draw?
prompt-ask-haul = Which of the artifacts drawn do you keep?
prompt-ask-limit = Your hero has too many artifacts: which one goes?
prompt-ask-room = Your hero has too many artifacts: which one goes?
prompt-drew-artifact = Your hero has too many artifacts: which one goes?
prompt-ask-level-up = What does your hero learn?
prompt-ask-poison = Poison the unit that was hit for 1 lore?
prompt-ask-hurl = How many lore symbols does the Giant use to hurl his target?
prompt-ask-deed = { $unit }: spend the heroic deed for one more die?
prompt-go-on-retreating = { $unit }: spend the heroic deed to retreat one hex further?
prompt-got-move = Where { $unit_number ->
        [one] does
       *[other] do
    } { $unit } move?
prompt-ask-tent = Where do you pitch your Command Tent?
prompt-ask-capture = Take the enemy’s Command Tent for a victory banner?
prompt-ask-back = Battle back?
prompt-ask-ground = Follow into the hex that was left?
prompt-ask-further = Move one hex further?
prompt-ask-bonus = Whom does the bonus attack strike?
prompt-ask-level = Which Lore Master gets the next level? Given: { $n } of { $of }.
prompt-ask-landmark = { $land }: on which hex do you lay it?
prompt-call-die = Where does the Earth Elemental appear?
prompt-ask-deployed = Which troop does your hero join?
prompt-ask-run = Where does the hero flee?
prompt-ran = Strike at the fleeing hero?
prompt-ask-assault = Assault: which section?
prompt-ask-gathered = Stand Together: which section?
prompt-ask-inspired = Inspired Ranks: which section?
prompt-ask-fallen = Which lost unit comes back?
prompt-ask-haven = Where on your baseline does it appear?
prompt-ask-pick = { $card }: which unit?
prompt-ask-traveller = Which unit goes through the Portal?
prompt-ask-portal = Where does the Portal lead?
prompt-ask-first-traveller = Which unit goes through the Greater Portal first?
prompt-ask-first-portal = Where does the first unit come out?
prompt-ask-companion = Which unit comes along?
prompt-ask-shaken = Which unit is shaken next?
prompt-ask-second-portal = Where does the second unit come out?
prompt-ask-slip = Where does your unit slip away to?
prompt-ask-traps = Which hex do you strew with caltrops?
prompt-ask-chained = Whom does the lightning strike?
prompt-ask-cleft = Whom does the Cleaving Blow strike?
prompt-ask-mist = Where does mist rise?
prompt-lore-order = Which unit does the die order?
prompt-ask-ignored = How many flags { $unit_number ->
        [one] does
       *[other] do
    } { $unit } ignore?
prompt-ask-retreat = Where { $unit_number ->
        [one] does
       *[other] do
    } { $unit } retreat?
prompt-ask-reroll = Which dice are rolled again?
prompt-ask-kept = Which lore card do you keep? Still to keep: { $n } of { $of }.
prompt-trim = Too many lore cards: which one do you discard?
prompt-ask-supply = What do you take at the end of your turn?
prompt-ask-command = Which Command card do you play?
prompt-ask-order = { $card }: which unit do you order?
prompt-ask-mover = Which ordered unit moves next?
prompt-got-mover = Where { $unit_number ->
        [one] does
       *[other] do
    } { $unit } move?
prompt-ask-battler = Which ordered unit battles next?
prompt-got-battler = Whom { $unit_number ->
        [one] does
       *[other] do
    } { $unit } attack?
prompt-ask-kept-command = Which Command card do you keep?
prompt-ask-window = Play a lore card now?
prompt-ask-company = Play another lore card along with { $card }?
prompt-ask-answer = Answer { $card } with a lore card?
prompt-ask-use = Do your heroes use something now?
prompt-begin-test = Cancel the wound test?
prompt-read-test = Undo the wound by a Miracle?
prompt-after-test = Save the ally’s hero by a Miracle?
prompt-begin-search = Use something for the search?
prompt-look-into-chest = Which chest do you take?
prompt-begin-card = Make { $card } cheaper?
prompt-ask-mirror = Turn { $card } with the amulet?
prompt-ask-toll = Pay 3 lore more for { $card }, or let it fail?
prompt-ask-discarded = Which Command card do you discard?
prompt-ask-unpacked = What does { $hero } take out of the backpack?
prompt-ask-horn = Which unit does the War Horn call?
prompt-ask-recalled = Which troop does { $hero } join?
prompt-ask-follower = Who follows the example of { $hero }?
prompt-ask-lit = Which unit moves by the light of the lantern?
prompt-ask-lit-way = Where does it move?
prompt-ask-helper = Which friend gives up battling to help { $hero }?
prompt-ask-lucky-die = Which die is rolled again?
prompt-ask-blood = What does the goblet give?
prompt-ask-cloven = Whom does { $hero } battle now?
prompt-ask-patient = Which troop does { $hero } treat?
prompt-ask-slipped = Where does { $hero } slip off to?
prompt-ask-doctor = Pay the Doctor to heal a wound?

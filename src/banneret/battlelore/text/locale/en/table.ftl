# The table and the lobby: phases, guided steps, moments for lore cards, notes of adventures.

phase-creation = Academy
phase-setup = Setup
phase-command = Command
phase-order = Order
phase-move = Move
phase-combat = Combat
phase-draw = End of turn
phase-after = After the adventure
phase-over = Over

step-captives = Captives
step-spoils = Spoils of war
step-experience = Experience
step-buy = Buying
step-draw = Artifacts
step-put_back = Putting back
step-rise = New skills
step-record = The sheet
step-class = Class
step-skill = First skill
step-artifact = First artifact
step-gift = Instructor’s gift

window-command = at the start of a turn
window-move = in the movement phase
window-combat = in the combat phase
window-attacked = before a roll
window-rolled = after a roll
window-flags = when a unit must retreat
window-after = after an attack
window-moved = after an enemy’s move
window-orders = after a Section card
window-card = in answer to a lore card
window-end = at the end of a turn
window-own = with a lore card of your own

effect-poison = poisoned
effect-web = caught in a web

card-section = Section card
card-tactic = Tactic card
class-common = any class
need-riding = a mounted hero
need-cleric = a Cleric
need-wizard_or_cleric = a Wizard or a Cleric
need-a_battle_skill = a skill for battles

adventure-academy-text = A blank sheet becomes a hero: a class, a first skill, a first artifact.
mode-medieval = Medieval
mode-lore = With lore
mode-heroes = With heroes
seat-alone = No hero
rule-lore-text = Dice bring lore tokens and both sides play lore cards, without War Councils.
rule-fragile_alliances = Fragile alliances
rule-fragile_alliances-text = Allies may not order each other’s heroes.
switch-no = Off
switch-yes = On

goal-banners = The first to take { $n } victory banners wins.
note-council = { $side }: War Council of { $n } levels.
note-council-fixed = { $side }: War Council with { $masters }.
note-cards = { $side }: { $n } Command cards.
note-cunning = Cunning foes: any unit that holds its ground may battle back.
note-hold = { $side } has { $n ->
        [one] one banner
       *[other] { $n } banners
    } while it holds { $hexes }.
note-sight = For the first { $turns } turns of each side nobody sees farther than { $n } hexes.
note-chests = { $n } hidden chests for heroes to find.
note-graves = Chests among the graves bring experience as well.
note-tents = Each side has a Command Tent, which the other may take.
note-quest = A hero on foot may complete the quest on { $hex }.
note-slaying = A hero who defeats a Creature finds { $n ->
        [one] an artifact
       *[other] { $n } artifacts
    }.
note-trophy = A hero who has wounded another takes more treasure.
note-call = { $side } calls reserves to arms: { $units }.

hint-orders = Orders given: { $n } of { $of }.
hint-window = The moment: { $moment }.
hint-battle = { $unit } against { $target }: { $moment }.
hint-flags = Flags against it: { $n }.
hint-steps = Hexes to go: { $n }.

## A finished game in numbers.

number-battles = Battles fought
number-felled = Units destroyed
number-units_lost = Units lost
number-figures = Figures removed
number-lore_cards = Lore cards played
number-strength = Army strength
number-strength-unit = by round, in battle dice

### What stands on the faces of cards, boards and heroes, apart from the sentences of programs.

## The band of a card.

cardkind-spell = Spell
cardkind-artifact = Artifact
cardkind-ability = Ability
cardkind-statistic = Statistic
cardkind-specialty = Specialty
cardkind-astrologers = Astrologers
cardkind-ai = AI card
cardlevel-basic = Basic
cardlevel-expert = Expert
cardlevel-minor = Minor
cardlevel-major = Major
cardlevel-relic = Relic

## Before a line of a card.

mode-basic = Basic
mode-expert = Expert
mode-second = Or
mode-power = Or
mode-line = { $mode }: { $text }
power-line = +1 power to another spell.
only-line = { $text }.
values-line = { $text } { $values }.

## Above the ladder of a spell: what it does, the numbers stand below.

ladder-damage = One unit of your choice is struck. Defense does not help.
ladder-chain = One unit of your choice is struck, then the two nearest to it, your own included. Defense does not help.
ladder-blast = Every unit on two adjacent spaces is struck, your own included. Defense does not help.
ladder-burn_attackers = Until the end of the combat round, adjacent units that attack a unit of your choice are burnt.
ladder-fire_wall = Until the end of the next combat round, a hex burns every unit that moves onto it or walks through it.
ladder-choose_stat = A unit of your choice gains attack, defense or initiative until its next action.
ladder-cure = One of your units is freed from paralysis and from everything that lowers its statistics, and loses damage.
ladder-go_home = One of your heroes is put on a Town or Settlement you control, with some movement.
ladder-skip_die = The attack needs no Attack die, and may have more attack.
ladder-stat = { $on ->
        [own_unit] One of your units
        [attacker] The attacking unit
        [target] The attacked unit
       *[any_unit] A unit of your choice
    } { $way ->
        [down] loses
       *[up] gains
    } { $stat ->
        [attack] attack
        [defense] defense
        [hp] HP
       *[initiative] initiative
    } { $until ->
        [attack] for this attack
        [combat] for the rest of the combat
       *[other] for a while
    }.

## What a building is.

role-city_hall = Income
role-citadel = Reinforcements, siege
role-mage_guild = Spells
role-dwelling_bronze = Bronze dwelling
role-dwelling_silver = Silver dwelling
role-dwelling_gold = Gold dwelling
role-special_tent = Faction building
role-special_gears = Faction building

## Heroes.

class-castle-might = Knight
class-castle-magic = Cleric
class-dungeon-might = Overlord
class-dungeon-magic = Warlock
class-necropolis-might = Death Knight
class-necropolis-magic = Necromancer
heroclass-line = { $class }, { $type }
levelup-specialty = { $name }
levelup-ability = See two Abilities, keep one

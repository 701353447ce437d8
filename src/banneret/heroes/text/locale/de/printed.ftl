### What stands on the faces of cards, boards and heroes, apart from the sentences of programs.

## The band of a card.

cardkind-spell = Zauber
cardkind-artifact = Artefakt
cardkind-ability = Fähigkeit
cardkind-statistic = Attribut
cardkind-specialty = Sonderfähigkeit
cardkind-astrologers = Astrologen
cardkind-ai = KI-Karte
cardlevel-basic = Normal
cardlevel-expert = Experte
cardlevel-minor = Schwach
cardlevel-major = Stark
cardlevel-relic = Relikt

## Before a line of a card.

mode-basic = Normal
mode-expert = Experte
mode-second = Oder
mode-power = Oder
mode-line = { $mode }: { $text }
power-line = +1 Zauberkraft für einen anderen Zauber.
only-line = { $text }.
values-line = { $text } { $values }.

## Above the ladder of a spell: what it does, the numbers stand below.

ladder-damage = Trifft eine Einheit deiner Wahl. Verteidigung hilft nicht.
ladder-chain = Trifft eine Einheit deiner Wahl und dann die zwei nächststehenden, auch deine eigenen. Verteidigung hilft nicht.
ladder-blast = Trifft jede Einheit auf zwei benachbarten Feldern, auch deine eigenen. Verteidigung hilft nicht.
ladder-burn_attackers = Bis zum Ende der Kampfrunde verbrennen sich benachbarte Einheiten, die eine Einheit deiner Wahl angreifen.
ladder-fire_wall = Bis zum Ende der nächsten Kampfrunde verbrennt ein Hexfeld jede Einheit, die darauf zieht oder hindurchgeht.
ladder-choose_stat = Eine Einheit deiner Wahl gewinnt bis zu ihrer nächsten Aktion Angriff, Verteidigung oder Initiative.
ladder-cure = Eine deiner Einheiten wird von Lähmung und allem befreit, was ihre Werte senkt, und verliert Schaden.
ladder-go_home = Einer deiner Helden kommt auf eine Stadt oder Siedlung, die du kontrollierst, mit etwas Bewegung.
ladder-skip_die = Der Angriff braucht keinen Angriffswürfel und kann stärker werden.
ladder-stat = { $on ->
        [own_unit] Eine deiner Einheiten
        [attacker] Die angreifende Einheit
        [target] Die angegriffene Einheit
       *[any_unit] Eine Einheit deiner Wahl
    } { $way ->
        [down] verliert
       *[up] gewinnt
    } { $stat ->
        [attack] Angriff
        [defense] Verteidigung
        [hp] LP
       *[initiative] Initiative
    } { $until ->
        [attack] für diesen Angriff
        [combat] bis zum Ende des Kampfes
       *[other] für eine Weile
    }.

## What a building is.

role-city_hall = Einkommen
role-citadel = Verstärkung, Belagerung
role-mage_guild = Zauber
role-dwelling_bronze = Bronze-Behausung
role-dwelling_silver = Silber-Behausung
role-dwelling_gold = Gold-Behausung
role-special_tent = Fraktionsgebäude
role-special_gears = Fraktionsgebäude

## Heroes.

class-castle-might = Ritter
class-castle-magic = Kleriker
class-dungeon-might = Burgherr
class-dungeon-magic = Hexenmeister
class-necropolis-might = Todesritter
class-necropolis-magic = Nekromant
heroclass-line = { $class }, { $type }
levelup-specialty = { $name }
levelup-ability = Zwei Fähigkeiten ansehen, eine behalten

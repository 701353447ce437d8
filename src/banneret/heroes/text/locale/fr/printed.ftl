### What stands on the faces of cards, boards and heroes, apart from the sentences of programs.

## The band of a card.

cardkind-spell = Sort
cardkind-artifact = Artefact
cardkind-ability = Compétence
cardkind-statistic = Caractéristique
cardkind-specialty = Spécialisation
cardkind-astrologers = Astrologues
cardkind-ai = Carte IA
cardlevel-basic = Normal
cardlevel-expert = Expert
cardlevel-minor = Mineur
cardlevel-major = Majeur
cardlevel-relic = Relique

## Before a line of a card.

mode-basic = Normal
mode-expert = Expert
mode-second = Ou
mode-power = Ou
mode-line = { $mode }{"\u00A0"}: { $text }
power-line = +1 en puissance pour un autre sort.
only-line = { $text }.
values-line = { $text } { $values }.

## Above the ladder of a spell: what it does, the numbers stand below.

ladder-damage = Frappe une unité de votre choix. La défense n’y change rien.
ladder-chain = Frappe une unité de votre choix puis les deux plus proches d’elle, les vôtres comprises. La défense n’y change rien.
ladder-blast = Frappe chaque unité sur deux cases adjacentes, les vôtres comprises. La défense n’y change rien.
ladder-burn_attackers = Jusqu’à la fin du tour de combat, les unités adjacentes qui attaquent une unité de votre choix se brûlent.
ladder-fire_wall = Jusqu’à la fin du prochain tour de combat, un hexagone brûle chaque unité qui s’y déplace ou le traverse à pied.
ladder-choose_stat = Une unité de votre choix gagne en attaque, en défense ou en initiative jusqu’à sa prochaine action.
ladder-cure = Une de vos unités est libérée de la paralysie et de tout ce qui réduit ses caractéristiques, et perd des dégâts.
ladder-go_home = Un de vos héros est placé sur une Ville ou une Colonie que vous contrôlez, avec un peu de mouvement.
ladder-skip_die = L’attaque se passe de dé d’Attaque et peut gagner en attaque.
ladder-stat = { $on ->
        [own_unit] Une de vos unités
        [attacker] L’unité qui attaque
        [target] L’unité attaquée
       *[any_unit] Une unité de votre choix
    } { $way ->
        [down] perd
       *[up] gagne
    } { $stat ->
        [attack] de l’attaque
        [defense] de la défense
        [hp] des points de vie
       *[initiative] de l’initiative
    } { $until ->
        [attack] pour cette attaque
        [combat] jusqu’à la fin du combat
       *[other] pour un temps
    }.

## What a building is.

role-city_hall = Revenus
role-citadel = Renforts, siège
role-mage_guild = Sorts
role-dwelling_bronze = Habitation de Bronze
role-dwelling_silver = Habitation d’Argent
role-dwelling_gold = Habitation d’Or
role-special_tent = Bâtiment de faction
role-special_gears = Bâtiment de faction

## Heroes.

class-castle-might = Chevalier
class-castle-magic = Clerc
class-dungeon-might = Seigneur
class-dungeon-magic = Sorcier
class-necropolis-might = Chevalier noir
class-necropolis-magic = Nécromancien
heroclass-line = { $class }, { $type }
levelup-specialty = { $name }
levelup-ability = Voir deux Compétences, en garder une

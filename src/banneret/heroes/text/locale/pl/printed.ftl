### What stands on the faces of cards, boards and heroes, apart from the sentences of programs.

## The band of a card.

cardkind-spell = Zaklęcie
cardkind-artifact = Artefakt
cardkind-ability = Zdolność
cardkind-statistic = Statystyka
cardkind-specialty = Specjalność
cardkind-astrologers = Astrologowie
cardkind-ai = Karta SI
cardlevel-basic = Podstawowe
cardlevel-expert = Mistrzowskie
cardlevel-minor = Pomniejszy
cardlevel-major = Potężny
cardlevel-relic = Relikt

## Before a line of a card.

mode-basic = Podstawowy
mode-expert = Mistrzowski
mode-second = Lub
mode-power = Lub
mode-line = { $mode }: { $text }
power-line = +1 do mocy innego zaklęcia.
only-line = { $text }.
values-line = { $text } { $values }.

## Above the ladder of a spell: what it does, the numbers stand below.

ladder-damage = Trafia wybraną jednostkę. Obrona nie pomaga.
ladder-chain = Trafia wybraną jednostkę, a potem dwie najbliższe jej, także twoje. Obrona nie pomaga.
ladder-blast = Trafia każdą jednostkę na dwóch sąsiadujących polach, także twoje. Obrona nie pomaga.
ladder-burn_attackers = Do końca rundy walki sąsiadujące jednostki, które atakują wybraną jednostkę, parzą się.
ladder-fire_wall = Do końca następnej rundy walki heks parzy każdą jednostkę, która na niego wejdzie lub przez niego przejdzie.
ladder-choose_stat = Wybrana jednostka zyskuje atak, obronę lub inicjatywę do swojej następnej akcji.
ladder-cure = Jedna z twoich jednostek pozbywa się paraliżu, wszystkiego, co obniża jej statystyki, i obrażeń.
ladder-go_home = Jeden z twoich bohaterów staje w kontrolowanym przez ciebie Mieście lub Osadzie i może zyskać ruch.
ladder-skip_die = Atak obywa się bez kości Ataku i może być silniejszy.
ladder-stat = { $on ->
        [own_unit] Jedna z twoich jednostek
        [attacker] Atakująca jednostka
        [target] Atakowana jednostka
       *[any_unit] Wybrana jednostka
    } { $way ->
        [down] traci
       *[up] zyskuje
    } { $stat ->
        [attack] atak
        [defense] obronę
        [hp] zdrowie
       *[initiative] inicjatywę
    } { $until ->
        [attack] na czas tego ataku
        [combat] do końca walki
       *[other] na pewien czas
    }.

## What a building is.

role-city_hall = Dochód
role-citadel = Wzmocnienia, oblężenie
role-mage_guild = Zaklęcia
role-dwelling_bronze = Siedlisko brązowe
role-dwelling_silver = Siedlisko srebrne
role-dwelling_gold = Siedlisko złote
role-special_tent = Budynek frakcji
role-special_gears = Budynek frakcji

## Heroes.

class-castle-might = Rycerz
class-castle-magic = Kapłan
class-dungeon-might = Władca
class-dungeon-magic = Czarnoksiężnik
class-necropolis-might = Rycerz śmierci
class-necropolis-magic = Nekromanta
heroclass-line = { $class }, { $type }
levelup-specialty = { $name }
levelup-ability = Zobacz dwie zdolności, zatrzymaj jedną

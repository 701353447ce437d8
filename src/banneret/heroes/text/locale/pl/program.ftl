### The words of programs: one pattern for each verb, condition, timing and moment.
### A verb's pattern is a clause without a full stop; its arguments are the verb's own fields.
### The unit is feminine ("jednostka") and mostly left unsaid. Numbers have three forms: one, few, many.

## How a sentence is put together. `style-after-colon` is "capital" or "small".

style-after-colon = small
sentence = { $effects }.
sentence-lead = { $lead }: { $effects }.
join-effects = { $first }; { $second }
join-phrases = { $first }, { $second }
join-clauses = { $first } i { $second }
join-or = { $first } lub { $second }
join-nested = { $first }, potem { $second }
join-branches = { $first }, albo { $second }
repeated = { $text } (×{ $n })
lead-when = gdy { $clauses }

## Timings, as the label before an ability.

timing-instant = Natychmiastowy
timing-activation = Aktywacja
timing-attack = Atak
timing-other = Inna akcja
timing-passive = Pasywna
timing-retaliate = Kontratak
timing-map = Mapa
timing-ongoing = Trwały

## What a timing or a moment adds to "gdy".

clause-activation = ta jednostka się aktywuje
clause-attack = { $target ->
        [adjacent] ta jednostka atakuje sąsiadującą jednostkę
        [apart] ta jednostka atakuje niesąsiadującą jednostkę
        [named] celem ataku tej jednostki są { $name }
       *[any] ta jednostka atakuje
    }
clause-own_attack = ta jednostka atakuje lub kontratakuje
clause-retaliate = ta jednostka kontratakuje
clause-defeated = ta jednostka zostaje pokonana
clause-attacked = ta jednostka jest atakowana

phrase-other = zamiast zwykłej akcji tej jednostki
phrase-combat_start = na początku walki
phrase-combat_won = po wygranej przez ciebie walce
phrase-after_roll = tuż po rzucie kością Ataku
phrase-resource_round = na początku każdej rundy Zasobów
phrase-turn_end = na końcu twojej tury
phrase-once_per_turn = raz na turę

## Conditions, as further clauses after "gdy".

condition-own_die = jej kość Ataku pokazuje { $faces }
condition-attacker_die = kość Ataku atakującej jednostki pokazuje { $faces }
condition-adjacent = { $adjacent ->
        [yes] cel z nią sąsiaduje
       *[no] cel z nią nie sąsiaduje
    }
condition-moved = przeszła na inne pole
condition-retaliation = atak na nią jest kontratakiem
condition-target = celem są { $name }
condition-own_hero = twój bohater należy do frakcji { $name }
condition-on_field = twój bohater stoi na polu „{ $name }”

## Verbs.

verb-stat = { $on ->
        [own_unit] jedna z twoich jednostek
        [any_unit] wybrana jednostka
        [attacker] atakująca jednostka
        [target] atakowana jednostka
       *[self] ta jednostka
    } otrzymuje { $by_signed } do { $stat ->
        [attack] ataku
        [defense] obrony
        [hp] zdrowia
       *[initiative] inicjatywy
    } { $until ->
        [attack] na czas tego ataku
        [action] na czas jednego ataku
        [combat] do końca walki
       *[activation] do końca swojej aktywacji
    }{ $per_die ->
        [yes] , za każdą taką kość
       *[no] {""}
    }{ $per_card ->
        [yes] , za każdą odrzuconą kartę
       *[no] {""}
    }{ $doubled_for ->
        [none] {""}
       *[other] , a dwa razy tyle, jeśli to { $doubled_for_name }
    }
verb-heal = usuń maksymalnie { $heal ->
        [one] { $heal } obrażenie
        [few] { $heal } obrażenia
       *[many] { $heal } obrażeń
    } z { $on ->
        [other_ally] innej sojuszniczej jednostki
        [own_unit] jednej z twoich jednostek
       *[self] tej jednostki
    }{ $or_paralysis ->
        [yes] {" "}albo zamiast tego jej żeton Paraliżu
       *[no] {""}
    }{ $otherwise_count ->
        [0] {""}
       *[other] ; jeśli nie ma czego usunąć: { $otherwise }
    }
verb-paralyse = { $paralyse ->
        [any_unit] wybrana jednostka
       *[target] { $timing ->
            [retaliate] cel kontrataku
           *[other] cel
        }
    } otrzymuje żeton Paraliżu
verb-push = cel musi odsunąć się o { $push ->
        [one] { $push } pole
        [few] { $push } pola
       *[many] { $push } pól
    }, na pole wybrane przez jego właściciela
verb-draw = dobierz { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    }
verb-discard_random = przeciwnik odrzuca z ręki { $discard_random ->
        [one] { $discard_random } losową kartę
        [few] { $discard_random } losowe karty
       *[many] { $discard_random } losowych kart
    }
verb-drop_morale = przeciwnik traci żeton Wysokiego Morale
verb-morale = zyskaj { $morale ->
        [1] Wysokie Morale
       *[other] Niskie Morale
    }
verb-reroll = { $reroll ->
        [must] { $repeat ->
            [yes] każdą jej kość Ataku, która pokazuje { $faces }, trzeba przerzucać, aż pokaże inny wynik
           *[no] każdą jej kość Ataku, która pokazuje { $faces }, trzeba raz przerzucić
        }
       *[may] { $faces_count ->
            [3] możesz przerzucić jedną z jej kości Ataku
           *[other] { $repeat ->
                [yes] możesz przerzucić jej kość Ataku za każdym razem, gdy pokazuje { $faces }, dowolną liczbę razy
               *[no] możesz raz przerzucić jej kość Ataku, jeśli pokazuje { $faces }
            }
        }
    }
verb-dice = { $whose ->
        [retaliator] jednostka, która kontratakuje po tym ataku,{" "}
       *[own] {""}
    }rzuca { $dice ->
        [one] { $dice } kością
       *[other] { $dice } kośćmi
    } Ataku i stosuje { $pick ->
        [lowest] najniższy wynik
        [highest] najwyższy wynik
       *[sum] sumę wyników
    }
verb-shift_die = { $shift_die_signed } do wyniku jej kości Ataku
verb-set_die = pierwszy rzut na Atak atakującej jednostki daje { $set_die_signed }
verb-ignore_die = { $ignore_die ->
        [attacker] { $discard ->
            [0] kość Ataku atakującej jednostki nic nie dodaje
            [one] możesz odrzucić { $discard } kartę; kość Ataku atakującej jednostki nic wtedy nie dodaje
            [few] możesz odrzucić { $discard } karty; kość Ataku atakującej jednostki nic wtedy nie dodaje
           *[many] możesz odrzucić { $discard } kart; kość Ataku atakującej jednostki nic wtedy nie dodaje
        }
       *[own] jej kość Ataku nic nie dodaje
    }
verb-no_retaliation = cel nie kontratakuje
verb-unlimited_retaliation = może kontratakować dowolną liczbę razy w rundzie walki
verb-attack_again = { $attack_again ->
        [same] atakuje ten sam cel jeszcze raz
        [neighbour] atakuje też wybraną przez ciebie jednostkę sąsiadującą z celem
       *[behind] atakuje też jednostkę stojącą tuż za celem
    }{ $value ->
        [0] {""}
       *[other] , z wartością ataku { $value }
    }
verb-go_back = { $go_back ->
        [after_retaliation] po kontrataku ta jednostka może wrócić na pole, z którego przyszła
       *[after_attack] po ataku ta jednostka może wrócić na pole, z którego przyszła
    }
verb-save_ally = raz na walkę możesz anulować atak, który usunąłby inną sojuszniczą jednostkę
verb-immune = { $immune ->
        [paralysis] tej jednostki nie można sparaliżować
        [spells] zaklęcia nie działają na tę jednostkę
       *[specialty_damage] karty Specjalności nie zadają tej jednostce obrażeń
    }
verb-ward = obrażenia, które ta jednostka otrzymuje od zaklęć, są mniejsze o { $ward }
verb-no_penalty = { $no_penalty ->
        [adjacent] nie ma kary do walki przeciw sąsiadującym jednostkom
       *[all] nigdy nie ma kary do walki
    }
verb-guard_neighbours = sąsiadujące z nią sojusznicze jednostki liczą się jako mające żeton Obrony
verb-ignore_defense = obrona nadrukowana na karcie celu się nie liczy
verb-roll = rzuć osobną kością Ataku; przy wyniku { $roll }: { $do }
verb-reinforce = obróć za darmo jedną ze swoich { $reinforce ->
        [bronze] brązowych
        [silver] srebrnych
        [gold] złotych
       *[azure] lazurowych
    } jednostek ze strony Garstki na stronę Grupy
verb-gain = zyskaj { $gain ->
        [gold] { $amount ->
            [one] { $amount } złoto
           *[other] { $amount } złota
        }
        [building_materials] { $amount ->
            [one] { $amount } materiał budowlany
            [few] { $amount } materiały budowlane
           *[many] { $amount } materiałów budowlanych
        }
       *[valuables] { $amount ->
            [one] { $amount } kosztowność
            [few] { $amount } kosztowności
           *[many] { $amount } kosztowności
        }
    }
verb-peek = możesz obejrzeć wierzchnią kartę dowolnej talii i odłożyć ją na wierzch albo na spód
verb-move_hero = możesz przesunąć swojego bohatera na puste pole { $move_hero ->
        [one] sąsiadujące z jego polem
       *[other] w odległości do { $move_hero } pól
    }
verb-cheaper = wzmocnienie tej jednostki kosztuje o { $gold } złota mniej

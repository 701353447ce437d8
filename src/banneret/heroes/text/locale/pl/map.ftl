### Verbs of the adventure map.

## A choice, a permission, a price. The clauses inside begin small.

verb-choose = albo { $choose }
phrase-may = jeśli chcesz
verb-may = { phrase-may }, { $may_flow }
verb-pay = zapłać { $pay }, potem { $do_flow }

## Decks as what is searched, dice, kinds of card.

searched-ability = talię zdolności
searched-artifact = talię artefaktów
searched-spell = talię zaklęć
die-resource = kość Zasobów
die-treasure = kość Skarbów
die-attack = kość Ataku
kind-statistic = karta statystyki
kind-ability = karta zdolności
kind-artifact = karta artefaktu
kind-specialty = karta specjalności
kind-spell = karta zaklęcia

## Heroes and the map.

verb-experience = twój główny bohater zyskuje { $experience } doświadczenia
verb-movement = { $timing ->
        [visit] odwiedzający bohater
       *[other] jeden z twoich bohaterów
    } zyskuje { $movement ->
        [one] { $movement } punkt ruchu
        [few] { $movement } punkty ruchu
       *[many] { $movement } punktów ruchu
    }
verb-fly = jeden z twoich bohaterów zyskuje { $fly ->
        [one] { $fly } punkt ruchu
        [few] { $fly } punkty ruchu
       *[many] { $fly } punktów ruchu
    } i w tej turze przelatuje nad każdym polem, na którym się nie zatrzymuje
verb-step_at_end = na końcu tej tury jeden z twoich bohaterów może przejść na sąsiednie puste pole
verb-go_home = postaw jednego ze swoich bohaterów w kontrolowanym przez ciebie Mieście lub Osadzie{ $go_home ->
        [0] {""}
        [one] {" "}i daj mu { $go_home } punkt ruchu
        [few] {" "}i daj mu { $go_home } punkty ruchu
       *[many] {" "}i daj mu { $go_home } punktów ruchu
    }
verb-discover = odkryj za darmo kafelek sąsiadujący z kafelkiem twojego bohatera
verb-take_grail = weź żeton Graala, jeśli jeszcze tam jest
verb-witch_hut = albo usuń z gry kartę zdolności z ręki, albo obejrzyj wierzchnią kartę talii zdolności i weź ją na rękę lub odrzuć
verb-magic_spring = obejrzyj { $magic_spring ->
        [one] { $magic_spring } wierzchnią kartę
        [few] { $magic_spring } wierzchnie karty
       *[many] { $magic_spring } wierzchnich kart
    } swojego stosu kart odrzuconych, weź jedną z nich na rękę, a pozostałe odłóż na wierzch w dowolnej kolejności
verb-trade = wymieniaj zasoby według tabeli wymiany dowolną liczbę razy albo usuń z gry kartę z ręki i zyskaj { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    }
verb-flag = { $flag ->
        [town] kontrolujesz Miasto; kto miał je wcześniej, oddaje ci jedną ze swoich kostek frakcji
        [settlement] wybierz, co ci daje: { $gold } złota, { $building_materials } materiały budowlane lub { $valuables } kosztowność większego dochodu albo brązową lub srebrną jednostkę obróconą z Garstki na Grupę za połowę ceny, zaokrągloną w górę; kto zajmie ją jako pierwszy, od razu zyskuje też tę ilość lub obraca jednostkę za darmo
        [mine] twój dochód rośnie o to, co pokazuje pole; kto zajmie ją jako pierwszy, od razu zyskuje też tyle samo
        [obelisk] twoja kostka dołącza do kostek innych graczy; przy twojej pierwszej wizycie dzieje się to, co mówi scenariusz
       *[dragon_utopia] dzieje się to, co mówi scenariusz
    }

## Units and towns.

verb-reinforce_one = obróć jedną ze swoich jednostek z poziomu { $reinforce_one_or } ze strony Garstki na stronę Grupy { $price ->
        [full] za pełną cenę
        [half] za połowę ceny, każdy zasób zaokrąglony w górę
        [half_gold] za jej cenę z tylko połową złota, zaokrągloną w dół
       *[free] za darmo
    }
verb-weaken = obróć { $weaken ->
        [one] { $weaken } swoją jednostkę
        [few] { $weaken } swoje jednostki
       *[many] { $weaken } swoich jednostek
    } ze strony Grupy na stronę Garstki
verb-recruit_drawn = { $recruit_drawn ->
        [one] dobierz 1 neutralną jednostkę z poziomu, dla którego masz siedlisko; możesz ją zrekrutować za jej cenę
       *[each_dwelling] dobierz po 1 neutralnej jednostce za każde swoje siedlisko, z jego poziomu; możesz zrekrutować jedną z nich za jej cenę
    }
verb-cheaper_unit = zrekrutowanie lub wzmocnienie jednej jednostki kosztuje o { $cheaper_unit } złota mniej
verb-cheaper_spells = kupno zaklęcia w Gildii Magów kosztuje o { $cheaper_spells } złota mniej, a liczba przeszukiwanych kart to { $cards }
verb-avoid_guards = strażnicy, których trudność równa się poziomowi twojego bohatera, przepuszczają go; pole zostaje odwiedzone bez walki i bez doświadczenia

## Cards and dice.

verb-search = przeszukaj { $search_name } ({ $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }){ $times ->
        [1] {""}
        [2] {" "}dwukrotnie
       *[other] {" "}{ $times } razy
    }
verb-roll_dice = rzuć { $dice ->
        [1] 1 kością
       *[other] { $dice } kośćmi
    } { $roll_dice ->
        [resource] Zasobów
       *[treasure] Skarbów
    } i zastosuj { $keep ->
        [one] { $keep } wynik
        [few] { $keep } wyniki
       *[many] { $keep } wyników
    }
verb-rerolls = { $each ->
        [roll] w tej turze możesz raz przerzucić każdą kość tych rodzajów: { $rerolls }
       *[turn] w tej turze możesz raz przerzucić po jednej kości tych rodzajów: { $rerolls }
    }
verb-recover = weź na rękę ze swojego stosu kart odrzuconych { $recover ->
        [statistic] kartę statystyki
        [ability] kartę zdolności
        [artifact] kartę artefaktu
        [specialty] kartę specjalności
       *[spell] kartę zaklęcia
    }{ $reshuffle ->
        [yes] {" "}i wtasuj resztę stosu do swojej talii
       *[no] {""}
    }
verb-find = przeszukaj całą { $deck_name }, weź z niej na rękę kartę „{ $find_name }” i potasuj talię
verb-sell = usuń z gry { $sell ->
        [statistic] kartę statystyki
        [ability] kartę zdolności
        [artifact] kartę artefaktu
        [specialty] kartę specjalności
       *[spell] kartę zaklęcia
    } z ręki i zyskaj { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    }
verb-search_own = odrzuć kartę, wtasuj swój stos kart odrzuconych do talii, obejrzyj { $search_own ->
        [one] jej { $search_own } wierzchnią kartę
        [few] jej { $search_own } wierzchnie karty
       *[many] jej { $search_own } wierzchnich kart
    } i weź jedną z nich na rękę
verb-exchange_cards = odrzuć maksymalnie { $exchange_cards ->
        [one] { $exchange_cards } kartę
        [few] { $exchange_cards } karty
       *[many] { $exchange_cards } kart
    } i dobierz tyle samo
verb-exchange_kinds = wtasuj do swojej talii wszystkie karty tych rodzajów z ręki ({ $exchange_kinds }) i dobierz tyle samo kart

## Astrologers cards and events.

verb-clear_cubes = { $clear_cubes ->
        [all] zdejmij czarne kostki ze wszystkich miejsc
       *[other] zdejmij czarne kostki z tych miejsc: { $clear_cubes }
    }
verb-lasting = do następnej rundy Astrologów { $lasting ->
        [movement] punkty ruchu każdego bohatera zmieniają się o { $by_signed }
        [hand_limit] limit kart na ręce każdego gracza zmienia się o { $by_signed }
        [spell_returns] pierwsze zaklęcie rzucone przez każdego gracza wraca na rękę zamiast na stos kart odrzuconych
        [spell_power] pierwsze zaklęcie rzucone w turze każdego gracza otrzymuje { $by_signed } do mocy
        [reroll] każdy gracz może raz na turę przerzucić kość Skarbów lub kość Zasobów
       *[redraw_guard] gracz, który napotka neutralne jednostki, może zastąpić jedną z nich inną z tego samego poziomu
    }
verb-at_income = na początku następnej rundy Zasobów zmienia się to, co otrzymuje każdy gracz: { $at_income_name } { $amount_signed }

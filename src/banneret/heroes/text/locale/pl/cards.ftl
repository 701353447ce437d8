### Verbs of cards, what a card costs to play and where it goes.

## Spells.

verb-damage = wybrana jednostka otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    } bez względu na swoją obronę
verb-chain = wybrana jednostka otrzymuje { $chain_1 ->
        [one] { $chain_1 } obrażenie
        [few] { $chain_1 } obrażenia
       *[many] { $chain_1 } obrażeń
    }, najbliższa jej jednostka { $chain_2 }, a druga najbliższa { $chain_3 }, także twoje własne; obrona nie zmniejsza tych obrażeń
verb-blast = wybierz dwa sąsiadujące pola: każda jednostka na nich, także twoja, otrzymuje { $blast ->
        [one] { $blast } obrażenie
        [few] { $blast } obrażenia
       *[many] { $blast } obrażeń
    } bez względu na swoją obronę
verb-burn_attackers = wybierz jednostkę: do końca rundy walki każda sąsiadująca jednostka, która ją atakuje, otrzymuje { $burn_attackers ->
        [one] { $burn_attackers } obrażenie
        [few] { $burn_attackers } obrażenia
       *[many] { $burn_attackers } obrażeń
    }
verb-skip_die = ten atak jest rozpatrywany bez kości Ataku
verb-choose_stat = wybrana jednostka otrzymuje { $choose_stat_signed } do ataku, obrony lub inicjatywy, według twojego wyboru, do swojej następnej akcji
verb-cure = jedna z twoich jednostek traci żeton Paraliżu i wszystko, co obniża jej statystyki lub odbiera jej zdolności specjalne; usuń z niej maksymalnie { $cure ->
        [one] { $cure } obrażenie
        [few] { $cure } obrażenia
       *[many] { $cure } obrażeń
    }
verb-silence = zdolności specjalne wybranej jednostki nie liczą się do końca walki
verb-shield_from_spells = do końca walki zaklęcia nie działają na wybraną jednostkę
verb-restore_retaliation = wybrana jednostka, która już kontratakowała, może to zrobić jeszcze raz w tej rundzie walki
verb-teleport = przenieś jedną ze swoich jednostek na dowolne puste pole
verb-fire_wall = połóż Ścianę Ognia na pustym heksie do końca następnej rundy walki: jednostka, która na niego wejdzie lub przez niego przejdzie, otrzymuje { $fire_wall ->
        [one] { $fire_wall } obrażenie
        [few] { $fire_wall } obrażenia
       *[many] { $fire_wall } obrażeń
    }, których nie zmniejsza jej obrona
verb-force_field = { $force_field ->
        [round] zamknij dwa sąsiadujące puste heksy do końca rundy walki
        [next_round] zamknij dwa sąsiadujące puste heksy do końca następnej rundy walki
       *[combat] zamknij dwa sąsiadujące puste heksy do końca walki
    }
verb-rescue = anuluj atak, który usunąłby jedną z twoich jednostek
verb-power = { $power_signed } do mocy rzucanego zaklęcia
verb-cancel_spell = { $most_power ->
        [none] zaklęcie przeciwnika się nie udaje
       *[other] zaklęcie przeciwnika się nie udaje, jeśli jego moc wynosi najwyżej { $most_power }
    }
verb-return_spell = { $return_spell ->
        [all] weź z powrotem na rękę właśnie rzucone zaklęcie i wszystkie karty zagrane razem z nim
       *[spell] weź z powrotem na rękę właśnie rzucone zaklęcie
    }
verb-spell_limit = w tej rundzie walki możesz rzucić o { $spell_limit ->
        [one] { $spell_limit } zaklęcie
        [few] { $spell_limit } zaklęcia
       *[many] { $spell_limit } zaklęć
    } więcej

## Abilities, artifacts and specialties.

verb-ranged_attack = { $rounds ->
        [1] w tej rundzie walki
       *[other] w tej i następnej rundzie walki
    } twoje jednostki strzelające otrzymują { $ranged_attack_signed } do ataku przeciw niesąsiadującym celom{ $initiative ->
        [0] {""}
       *[other] {" "}i { $initiative_signed } do inicjatywy
    }
verb-cast_first = { $cast_first ->
        [extra] rzuć zaklęcie, zanim zadziała jakakolwiek jednostka, dodatkowo poza zaklęciem tej rundy walki
       *[counted] rzuć zaklęcie, zanim zadziała jakakolwiek jednostka, jako swoje zaklęcie tej rundy walki
    }
verb-swap_units = dwie twoje jednostki zamieniają się miejscami
verb-no_escape = przeciwnik nie może ani wycofać się z tej walki, ani się poddać
verb-triple_die = wynik kości Ataku liczy się potrójnie
verb-cancel_die = właśnie rzucona kość nic nie dodaje i niczego nie wywołuje
verb-discard = odrzuć z ręki { $discard ->
        [one] { $discard } kartę
        [few] { $discard } karty
       *[many] { $discard } kart
    }{ $spell_draws ->
        [yes] ; dobierz 1 kartę za każde odrzucone w ten sposób zaklęcie
       *[no] {""}
    }
verb-draw_keep = dobierz { $draw_keep ->
        [one] { $draw_keep } kartę
        [few] { $draw_keep } karty
       *[many] { $draw_keep } kart
    }, zachowaj jedną z nich, a resztę odrzuć
verb-overlay = połóż tę kartę na swojej jednostce, na której może leżeć; dopóki nie zostanie pokonana, jednostka ta walczy jako { $overlay_name }

## What a card costs, before the colon, and where it goes afterwards.

phrase-cost_discard = odrzuć { $n ->
        [one] { $n } inną kartę
        [few] { $n } inne karty
       *[many] { $n } innych kart
    }
phrase-cost_any_number = odrzuć dowolną liczbę innych kart
phrase-cost_remove = usuń tę kartę z gry
effect-returns = weź tę kartę z powrotem na rękę

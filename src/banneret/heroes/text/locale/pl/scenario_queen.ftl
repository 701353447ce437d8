### Kampania Niech żyje królowa.

scenario-long_live_the_queen_1 = Powrót do domu
story-long_live_the_queen_1 = Katarzyna wraca na brzeg, gdzie spłonęła każda wieś. Łupieżcy mają własne miasto, głęboko w ciemności. Znajdź wejście i zamknij je na zawsze.
rule-long_live_the_queen_1-no_glory = Na złote siedlisko nikogo tu nie stać.
rule-long_live_the_queen_1-unknown_door = Terraneus leży w ukryciu. Odkryć je lub wejść do niego można tylko z podziemnego kafelka.
tale-long_live_the_queen_1-ruin = Posterunek znów jest twój, a raczej to, co z niego zostało.
tale-long_live_the_queen_1-riders = Jeźdźcy z tej okolicy zobaczyli sztandar królowej i siodłają gryfy.
tale-long_live_the_queen_1-smoke = W głębi lądu unosi się dym. Banda łupieżców rusza w drogę.
tale-long_live_the_queen_1-scouts = Zwiadowcy donoszą o kolejnych oddziałach na drodze do Terraneus.
label-terraneus = Terraneus
label-raided_land = złupiona ziemia
aihero-overseer = Nadzorca Terraneus
aihero-raiders = Banda łupieżców

scenario-long_live_the_queen_2 = Anioły stróże
story-long_live_the_queen_2 = Wśród wzgórz stoi brama, której od niepamiętnych czasów strzegą anioły. Dwie kolumny wychodzą z głębin, by ją obalić. Utrzymaj ją.
rule-long_live_the_queen_2-early_wing = Anioł dał słowo. Na początku rundy 7 do armii dołączają archaniołowie.
rule-long_live_the_queen_2-the_gate = Dopóki nad bramą aniołów powiewa twoja flaga, główny bohater dobiera kartę, gdy walka zaczyna się na jej kafelku lub na kafelku twojego miasta.
rule-long_live_the_queen_2-razing = Wroga armia na osadzie bramy burzy ją na koniec swojej następnej tury, jeśli wcześniej nie poniesie klęski.
tale-long_live_the_queen_2-gate_falls = Wróg stoi w bramie. Wyrzuć go, zanim ją zniszczy.
label-homestead = kafelek twojego miasta
label-warcamp = obóz wojenny
label-angel_gate = brama aniołów
aihero-left_column = Lewa kolumna
aihero-right_column = Prawa kolumna
aihero-camp_guard = Straż obozu

scenario-long_live_the_queen_3 = Wyzwolenie Steadwick
story-long_live_the_queen_3 = Na murach stolicy stoją obcy, a żywi ich tunel. Zamknij tunel, rozkuj generała i odzyskaj miasto.
rule-long_live_the_queen_3-shut_city = Zewnętrzne bramy to kopalnie na dwóch bliskich kafelkach z trawą. Nikt nie wejdzie do Steadwick, zanim nie zajmiesz obu.
rule-long_live_the_queen_3-general_guard = Generał Kendal jest więziony przy fontannie obok zewnętrznej bramy, pod strażą poziomu V.
rule-long_live_the_queen_3-general = Kto uwolni generała Kendala, ma go od razu na miejscu jako drugiego bohatera, a armia nabiera ducha.
rule-long_live_the_queen_3-supply = Dopóki twoja flaga nie powiewa u wylotu tunelu, w każdej rundzie zasobów do garnizonu wraca jedna stracona zgraja.
rule-long_live_the_queen_3-farewell = Gdy miasto jest wolne, opowieść się kończy.
tale-long_live_the_queen_3-roads = Drogi za tobą nie pozostaną długo otwarte.
tale-long_live_the_queen_3-the_end = W Steadwick biją dzwony. Królowa jest w domu i tym razem zostaje.
label-steadwick = Steadwick
label-tunnel_mouth = wylot tunelu
label-camp = obóz
label-outer_gate = zewnętrzne bramy
aihero-occupier = Okupant Steadwick
aihero-tunnel_guard = Straż tunelu
aihero-sortie = Wypad

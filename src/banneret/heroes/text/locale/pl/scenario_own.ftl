### Własne zmagania i sojusze: scenariusze oraz to, co tylko one liczą, o co pytają i co opowiadają.

scenario-crown_hill = Wzgórze Korony
story-crown_hill = Na wzgórzu stoi fotel i nic więcej. Należy do tego, kto właśnie w nim siedzi.
rule-crown_hill-sitting = Jeśli na początku twojej tury twój bohater stoi na fotelu, zdobywasz połowę numeru rundy, zaokrągloną w górę.
rule-crown_hill-toppled = Pokonanie w walce głównego bohatera rywala daje 2 punkty.
rule-crown_hill-toppled_second = Pokonanie w walce drugiego bohatera rywala daje 2 punkty.
rule-crown_hill-fair_fall = Główny bohater pokonany przez rywala nie płaci złota, a z jednostek straconych w tej walce wraca jedna brązowa i jedna srebrna.
rule-crown_hill-no_sieges = Nikt nie może atakować miasta startowego.
rule-crown_hill-every_round_pays = Od 2. rundy każda runda jest rundą zasobów. Astrologowie milczą.
called-crown_hill-dragon_utopia = Fotel
token-last_seat = siedział ostatni
label-hill = wzgórze

scenario-barrow_beast = Bestia z kurhanu
story-barrow_beast = Kurhan oddycha. To, co w nim leży, spało całą epokę, a kraj pokłoni się temu, kto zakończy to przebudzenie.
rule-barrow_beast-beast = Legowisko to pole poziomu VII na kafelku centralnym. Czeka tam jedna bestia: Kryształowe albo Błękitne Smoki, z 6 punktami życia więcej na poziomie normalnym, 12 na trudnym i 18 na niemożliwym. Zachowuje rany między walkami i leczy 3 z nich na końcu rundy. Steruje nią rywal po prawej stronie atakującego.
rule-barrow_beast-hoard = Każda runda walki w legowisku zaczyna się od losowego artefaktu ze stosu odrzuconych. Pomniejszy daje bestii 1 obrony na tę rundę, większy drugi atak na inną jednostkę, relikt zadaje 3 obrażenia każdej sąsiedniej jednostce.
rule-barrow_beast-no_way_out = Nikt nie opuszcza walki w legowisku przed jej końcem i żadna karta jej nie omija. Tylko główny bohater może powalić bestię; innej armii zostaje z 1 punktem życia.
rule-barrow_beast-bait = W Punkcie Handlowym możesz zapłacić 5 złota, by obejrzeć kartę bestii.
action-barrow_beast-bait = Obejrzyj bestię (5 złota)
called-barrow_beast-dragon_utopia = Legowisko
called-barrow_beast-grail = Legowisko
label-barrow = kurhan

scenario-toll_road = Droga z mytem
story-toll_road = Daleko twój senior prowadzi wojnę, a blisko jego poborcy liczą na palcach. Nigdy się nie spóźniają.
rule-toll_road-levy = Na początku rund 5, 9 i 13, po dochodzie, każdy jest winien 12, 25 i 40 złota. Materiały liczą się po 2 złota, kosztowności po 4; reszty się nie wydaje. Kto nie może zapłacić całości, oddaje wszystko, dostaje znacznik długu i negatywne morale.
rule-toll_road-second_levy = Druga danina, w 9. rundzie, to 25 złota.
rule-toll_road-last_levy = Ostatnia danina, w 13. rundzie, to 40 złota.
rule-toll_road-ruin = Drugi znacznik długu wyklucza cię z rywalizacji. Twoje królestwo zostaje i grasz dalej, ale nie możesz wygrać.
rule-toll_road-caravan = Bohater, który kończy twoją turę w Punkcie Handlowym, bez bohatera rywala na tym kafelku, przynosi ci 2 złota.
rule-toll_road-interest = Możesz zapłacić więcej niż wynosi danina. Każde pełne 5 złota ponad nią to 1 punkt.
token-levy_paid = zapłacone daniny
token-debt = znaczniki długu

scenario-arrogance = Arogancja
story-arrogance = Każdy miał, czego potrzebował, i panował pokój. Potem jeden uznał, że z jednym właścicielem byłoby porządniej.
rule-arrogance-overlord = Władca zaczyna bogatszy niż dwaj sojusznicy i z drugim bohaterem.
rule-arrogance-tribute = W rundach 4, 8 i 12 władca także pobiera dochód złota.
rule-arrogance-pride = Kto pokonał głównego bohatera rywala, nie może się już poddać.
needs-arrogance-4 = czwarta frakcja z jej kafelkiem startowym
label-overlord_lands = ziemie władcy

scenario-tale_of_two_lands = Opowieść o dwóch krainach
story-tale_of_two_lands = Zachód i Wschód liczą swoje wojny jak zimy. Po tej, jak przysięgli, nie będzie już wiosny.
rule-tale_of_two_lands-two_lands = Do końca 4. rundy nikt nie opuszcza swojej połowy mapy i nikt nie odkrywa cieśniny między nimi.
rule-tale_of_two_lands-shared_granary = Sojusznicy mogą w swoich turach dawać sobie zasoby, tak jak mówią zasady handlu między sojusznikami.
tale-tale_of_two_lands-strait_open = Lód w cieśninie puścił, a promy są pełne.
needs-tale_of_two_lands-4 = czwarta frakcja z jej kafelkiem startowym
label-home_lands = ziemie ojczyste
label-the_strait = cieśnina

scenario-the_challenge = Wyzwanie
story-the_challenge = Król nie ma dziedzica i ma mało czasu. Kto w Oshy da Graalowi dom, nim on umrze, dostanie wszystko, co było jego.
rule-the_challenge-digging = Drużyna z kostkami na 2 różnych obeliskach może kopać na polu Graala za 2 punkty ruchu. Kto kopie pierwszy, spotyka strażników poziomu VII.
rule-the_challenge-osha = Osada na kafelku Osha jest stolicą. Trzymają ją strażnicy poziomu V i przechodzi z rąk do rąk jak każda inna.
rule-the_challenge-build_it = Gdy niosący Graala jest w Oshy, drużyna płaci 10 złota, 6 materiałów i 2 kosztowności za jego dom.
rule-the_challenge-pass_on = Niosący może za 1 punkt ruchu oddać Graala sojuszniczemu bohaterowi na sąsiednim polu.
rule-the_challenge-left_behind = Kto pokona niosącego, ma Graala. Strażnicy, którzy go pokonają, zostawiają go na ziemi, a każdy bohater na tym polu podnosi go za 1 punkt ruchu.
action-the_challenge-build_it = Zbuduj dom Graala
action-the_challenge-pass_on = Oddaj Graala
action-the_challenge-left_behind = Podnieś Graala
tale-the_challenge-failing = Król nie wstaje już z łoża.
needs-the_challenge-4 = czwarta frakcja z jej kafelkiem startowym
label-grail_site = miejsce Graala
label-osha = Osha

## Co się liczy, i czasowniki zasad.

measure-ally_beside_grail = sojusznik obok Graala
measure-of-team = { $what } drużyny
verb-sole_token = tylko ty masz: { $sole_token_name }
verb-forfeit = nie możesz już wygrać
verb-levy = zapłać { $levy } złota{ $building_materials ->
        [0] { "" }
       *[other] , materiały liczą się po { $building_materials }
    }{ $valuables ->
        [0] { "" }
       *[other] , kosztowności liczą się po { $valuables }
    }{ $paid_count ->
        [0] { "" }
       *[other] ; jeśli zapłacisz: { $paid_flow }
    }{ $unpaid_count ->
        [0] { "" }
       *[other] ; jeśli nie możesz: { $unpaid_flow }
    }{ $extra_count ->
        [0] { "" }
       *[other] ; za każde { $extra_for } złota ponad to: { $extra_flow }
    }
verb-look_at_beast = obejrzyj kartę bestii
verb-team_pays = twoja drużyna płaci { $team_pays }{ $do_count ->
        [0] { "" }
       *[other] ; potem: { $do_flow }
    }
verb-hand_over_grail = oddaj Graala sojuszniczemu bohaterowi obok

## Odpowiedzi, pytania i dziennik.

prompt-levy = Danina to { $n } złota, do zapłaty zostało { $gold }: ile płacisz? { $resource }
prompt-fallen = Która z poległych jednostek wraca?
prompt-receiver = Kto dostaje Graala?
option-restore = Odzyskaj: { $unit }
short-restore = Odzyskaj
option-hand-to = { $hero }
event-restored = { $player } odzyskuje: { $unit }.
event-levied = { $player } płaci daninę wartą { $n } złota.
event-levy-failed = { $player } nie może zapłacić daniny: brakuje { $n } złota.
event-barred = { $player } odpada z rywalizacji i gra dalej bez szansy na zwycięstwo.
event-sole-token = Teraz tylko { $player } ma: { $token }.
event-beast-seen = Widzisz bestię: { $unit }.
event-beast-hoard = Ze skarbu wychodzi: { $card }.
event-beast-survives = Tylko główny bohater może powalić bestię: zostaje jej 1 punkt życia.
event-beast-heals = Bestia się leczy: { $n }.
event-beast-slain = { $player } zabija bestię.
table-goal-seats = { $text } Tylko dla graczy { $seats }.
lobby-seat-start = Gracz { $n } z { $players }: { $text }

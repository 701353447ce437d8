# Scenariusze kooperacyjne oraz to, o co tylko one pytają i co tylko one opowiadają.
scenario-first_steps = Pierwsze kroki
story-first_steps = Osłonięta dolina, kilka kopalń za zardzewiałymi zamkami i nikomu się nie spieszy. Dobre miejsce, by nauczyć się dowodzić.
rule-first_steps-helping_hands = Bohater stojący obok walki sojusznika może pożyczyć mu jednostki. Te, które przetrwają, wracają po walce.
rule-first_steps-last_lock = Ostatnia kopalnia lub osada bez waszej flagi ma jednego strażnika więcej, złotego. Nikt się nie prześlizgnie, a walka trwa do rozstrzygnięcia.
rule-first_steps-teaching = Po walce, której nie wygrywasz, dowiadujesz się, które karty z twojej ręki można było w niej zagrać. To rada na następną walkę i niczego nie zmienia.
tale-first_steps-build_first = Zbudujcie coś przed wyprawą; zwróci się szybciej, niż myślicie.

prompt-lend = Które jednostki pożyczasz sojusznikowi na tę walkę?
option-lend = Pożycz: { $unit }
short-lend = Pożycz
event-lent = { $player } pożycza: { $unit }. Otrzymuje: { $other }.
event-lent-back = { $unit } wracają do domu: { $player }.
event-lesson = Na następny raz, w tej walce można było zagrać: { $card }.

scenario-border_fires = Ognie pogranicza
story-border_fires = Gdy opadają liście, klany ze wzgórz schodzą i palą to, co stoi na polach. Tym razem będziecie przy ich ogniskach, zanim oni będą przy waszych.
rule-border_fires-raids = W rundach 3, 5 i 7 twoje Miasto jest najeżdżane na początku twojej tury, dopóki stoi najbliższa siedziba klanu. Cała twoja armia broni go za darmo, a swoich kart możesz używać bez względu na to, gdzie jest twój Główny Bohater.
rule-border_fires-market_day = W swojej turze możesz użyć żetonu Budowy, aby handlować jak na Targu, gdziekolwiek jesteś.
action-border_fires-market_day = Urządź targ
aihero-first_clan = Pierwszy klan
aihero-second_clan = Drugi klan
aihero-third_clan = Trzeci klan
aihero-clan_raiders = Najeźdźcy
label-first_seat = pierwsza siedziba klanu
label-second_seat = druga siedziba klanu
label-third_seat = trzecia siedziba klanu

scenario-geleas_champions = Czempioni Gelei
story-geleas_champions = Władcy obcego nieba przebili się do waszego. Trzeba będzie każdej monety i każdego najemnego miecza, by pójść za nimi przez wyłom i zamknąć go za sobą.
rule-geleas_champions-war_chest = W swojej turze możesz użyć żetonu Budowy, aby włożyć zasoby do wspólnej kasy wojennej. Jest pełna, gdy ma 15 złota, 6 materiałów i 2 kosztowności na gracza.
rule-geleas_champions-rift_shut = Nikt nie wejdzie do wyłomu, dopóki kasa wojenna nie jest pełna. Potem nie przychodzi już żaden watażka.
rule-geleas_champions-rift_shut_to_three = Nikt nie wejdzie do wyłomu, dopóki kasa wojenna nie jest pełna. Potem nie przychodzi już żaden watażka.
rule-geleas_champions-first_warlord = W rundzie 4 z wyłomu wychodzi watażka i rusza na najbliższe Miasto.
rule-geleas_champions-second_warlord = W rundzie 7 przychodzi następny.
rule-geleas_champions-third_warlord = W rundzie 10 przychodzi ostatni.
rule-geleas_champions-chest_full = Pełna kasa wojenna powstrzymuje watażków.
rule-geleas_champions-chest_full_of_three = Pełna kasa wojenna powstrzymuje watażków.
action-geleas_champions-war_chest = Napełnij kasę wojenną
called-geleas_champions-obelisk = Posterunek najemników
called-geleas_champions-dragon_utopia = Wyłom
token-chest_gold = złoto w kasie wojennej
token-chest_materials = materiały w kasie wojennej
token-chest_valuables = kosztowności w kasie wojennej
aihero-first_warlord = Pierwszy watażka
aihero-second_warlord = Drugi watażka
aihero-third_warlord = Trzeci watażka
aihero-rift_lord = Władca Wyłomu
label-rift = wyłom

scenario-unholy_quest = Bezbożna wyprawa
story-unholy_quest = Pod wzgórzami mnoży się coś, na co nie ma słowa. Rośnie z każdym tygodniem czekania, więc nie czekajcie: zejdźcie do niego, zanim wyjdzie do was.
rule-unholy_quest-brood = Kto wchodzi do jamy, walczy do końca z pięcioma wierzchnimi kartami pomiotu. Co padnie, znika na dobre, co stoi, wraca do reszty. Nikt nie przejdzie bez walki.
rule-unholy_quest-vents = Są trzy szczeliny. Bohater na jednej z nich może zapłacić 3 materiały, aby zamknąć ją na dobre.
rule-unholy_quest-three_vents = Na początku wszystkie trzy są otwarte.
rule-unholy_quest-bronze_growth = Na koniec rund 2 i 4 pomiot rośnie o brązową kartę za każdą otwartą szczelinę.
rule-unholy_quest-silver_growth = Na koniec rund 6 i 8 pomiot rośnie o srebrną kartę za każdą otwartą szczelinę.
rule-unholy_quest-gold_growth = Na koniec rund 10 i 12 pomiot rośnie o złotą kartę za każdą otwartą szczelinę.
rule-unholy_quest-overflow = Gdy pomiot ma na koniec rundy ponad 17 kart, trzy wierzchnie wydostają się z jamy.
rule-unholy_quest-overflow_of_three = Gdy pomiot ma na koniec rundy ponad 21 kart, trzy wierzchnie wydostają się z jamy.
action-unholy_quest-vents = Zamknij szczelinę
called-unholy_quest-obelisk = Szczelina
called-unholy_quest-grail = Jama
token-open_vents = otwarte szczeliny
horde-brood = Pomiot
aihero-outbreak = Wylęg
label-pit = jama

scenario-three_wards = Trzy pieczęcie
story-three_wards = Drzwi są zamknięte, bo opierają się o nie trzy kamienie. Kto je postawił, myślał o łatwiejszym stuleciu niż wasze.
rule-three_wards-provisions = Przed grą każdy z was szuka Artefaktu spośród dwóch.
rule-three_wards-bracing = Bohater na pieczęci z co najmniej 2 punktami ruchu może oddać wszystkie, aby ją wzmocnić: następna armia, która miałaby tam przyjść, przyjdzie rundę później.
rule-three_wards-breaches = W rundach od 5 do 9 przy pieczęci wdziera się armia: dwie kości ataku mówią przy której, nigdy dwa razy z rzędu przy tej samej. Wszystko, co oflagowaliście lub moglibyście odwiedzić, niszczeje na jej drodze.
rule-three_wards-breach_of_six = Druga armia przychodzi w rundzie 6.
rule-three_wards-breach_of_seven = Trzecia przychodzi w rundzie 7.
rule-three_wards-breach_of_eight = Czwarta przychodzi w rundzie 8.
rule-three_wards-breach_of_nine = Ostatnia przychodzi w rundzie 9.
rule-three_wards-warden = W rundzie 10 Strażnik przychodzi przy pieczęci najdalszej od wszystkich bohaterów i rusza na najbogatszego z was. Jego odwody dołączają do walk po kolei, od drugiej rundy walki.
action-three_wards-bracing = Wzmocnij pieczęć
called-three_wards-obelisk = Pieczęć
aihero-first_breach = Pierwszy wyłom
aihero-second_breach = Drugi wyłom
aihero-third_breach = Trzeci wyłom
aihero-fourth_breach = Czwarty wyłom
aihero-fifth_breach = Piąty wyłom
aihero-warden = Strażnik
label-wards = pieczęcie

## Co można liczyć i czasowniki zasad.

measure-in_hordes = karty hordy
verb-hire = dobierz Jednostki neutralne ({ $hire }{ $from_round ->
        [1] { "" }
       *[other] ; od rundy { $from_round } także { $later }
    }) i zwerbuj jedną z nich za połowę jej złota, zaokrągloną w górę
verb-raid = { $raid_name } może najechać twoje Miasto
verb-grow_horde = horda rośnie o karty tego rodzaju: { $tier_name }
verb-lead_out = wierzchnie karty hordy ({ $cards }) wychodzą: { $ai_name }
verb-close_field = zamknij to pole do końca gry
verb-spawn_by_dice = { $spawn_by_dice_name } przychodzi tam, gdzie wskażą dwie kości ataku
verb-spawn_far = { $spawn_far_name } przychodzi na kafelek najdalszy od wszystkich bohaterów
verb-brace = wzmocnij ten kafelek wszystkimi punktami ruchu bohatera

## Dziennik i pytania.

prompt-mercenaries = Którą z najemnych jednostek werbujesz?
event-closed = { $player } zamyka to pole na dobre: { $place }.
event-horde = Horda ma { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    }.
event-horde-card = Z hordy wychodzi: { $unit }.
event-broke-in = Kości posyłają tu { $ai }: na jeden z kafelków.
event-braced = { $player } wzmacnia kafelek.

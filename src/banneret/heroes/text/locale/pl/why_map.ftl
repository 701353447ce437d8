### Dlaczego pytanie na mapie pada właśnie teraz: skąd się wzięło, co już zrobiono i co nastąpi potem.

## Skąd się wzięło.

why-because = { $source }:
why-because-level = { $hero } awansuje o poziom.

## Przygotowanie.

why-ask-faction = Każdy bierze frakcję, której nie ma nikt inny: daje Miasto, jednostki i bohaterów. Wybrane dotąd: { $n } z { $of }. Potem bohater.
why-ask-hero = Główny Bohater prowadzi twoją armię. Od niego zależy, z jakimi kartami zaczynasz i jaka Specjalność rośnie z poziomami.
why-ask-pick = Wszyscy wybierają frakcję i bohatera w tajemnicy i odkrywają je naraz. Wybrane dotąd: { $n } z { $of }.
why-ask-starter = Rzut kośćmi wygrany, więc decydujesz, kto w każdej rundzie ma pierwszą turę.
why-ask-start-tile = Na twoim kafelku startowym leży twoje Miasto, w którym zaczyna bohater, i pierwsze pola do odwiedzenia. Od obrotu zależy, którymi bokami bohater może z niego wyjść: grube krawędzie to mury. To kafelek { $n } z { $of }; potem każdy dostaje premię startową.
why-ask-bonus = Każdy zaczyna z premią: zasobami na budowę albo Artefaktami, czyli kartami do twojej talii. Wybierasz przed rzutem.
why-ask-building-spot = Gracze budują mapę wspólnie, kafelek po kafelku: leży { $n } z { $of }. Kładziesz ten, potem go obracasz; później wszyscy się po nim poruszają.
why-ask-building-way = Kafelek leży tam, gdzie chcesz, gotowe są { $n } z { $of }. Od obrotu zależy, którędy bohaterowie przejdą z kafelka na kafelek.
why-ask-new-hand = Tylko teraz, w pierwszej rundzie, możesz raz wtasować rękę ({ $n }) i dobrać tyle samo nowych kart.

## Tura.

why-ask-turn-discard = Zaczyna się twoja tura (runda { $round }). Najpierw możesz odrzucić niechciane karty, potem dobierasz do limitu ręki: { $limit }. Masz { $n }{ $over ->
        [0] { $most ->
            [0] ; ręka jest pełna.
           *[other] ; miejsca na kolejne: { $most }.
        }
       *[other] , czyli o { $over } za dużo.
    }
why-ask-draw = Karty na ręce: { $n } z { $limit }, możesz więc dobrać do { $most }. Więcej kart to więcej możliwości, na mapie i w walce; dobierz wszystkie, jeśli nie chcesz zostawić miejsca. Potem ruszają twoi bohaterowie.
why-ask-turn = Runda { $round }{ $of ->
        [0] {""}
       *[other] {" "}z { $of }
    }, twoja tura. Każdy krok bohatera kosztuje 1 punkt ruchu, a to, co leży na polu, odwiedza się od razu. Budować, rekrutować i kupić zaklęcie można po razie na rundę.{ $players ->
        [1] {""}
       *[other] {" "}Gdy zakończysz turę, rusza następny gracz.
    }
why-ask-town = Kończy się tura, gra { $player }. Przedtem inni mogą użyć swoich Miast, każdej akcji raz na rundę. Masz { $purse }. Jeśli spasujesz, gra toczy się dalej.
why-ask-town-own = Zanim twoja tura potoczy się dalej, możliwe są akcje Miasta, każda raz na rundę. Masz { $purse }. Jeśli spasujesz, gra toczy się dalej.
why-ask-town-fight = Zaraz zacznie się walka: { $hero } i { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }. Przedtem wszyscy mogą jeszcze użyć Miasta: zrekrutowane teraz jednostki wezmą w niej udział. Masz { $purse }. Gdy wszyscy spasują, armie się rozstawią.
why-ask-requested = Zgodnie z życzeniem pytamy cię w turze innego gracza ({ $player }). Możesz użyć Miasta lub morale; masz { $purse }. Jeśli spasujesz, tura toczy się dalej.
why-ask-requested-between = Zgodnie z życzeniem pytamy cię, zanim gra potoczy się dalej. Nikt nie ma teraz tury, więc możesz użyć morale, ale nie Miasta. Jeśli spasujesz, nastąpi to, co jest następne w kolejności.
why-ask-end-step = Twoja tura się kończy, a kroki na puste pole obok bohatera nic nie kosztują: { $n }. Zostań na miejscu, by z nich zrezygnować.
why-take-step = { $hero } przechodzi nad tym polem: { $place }. Pozostałe punkty ruchu: { $n }. Dalszy krok kosztuje jeden; kto się zatrzyma, odwiedza pole.
why-next-of-team = Kolej twojej drużyny, a nikt z was nie miał jeszcze tury w tej rundzie. Mówisz, kto zaczyna.

## Kafelki.

why-turned-up = Odkryty kafelek możesz obrócić, jak chcesz. Od tego zależy, którędy bohater może na niego wejść i co jest blisko.
why-ask-way = Kafelek z twojej puli trafia na mapę. Musi łączyć się z sąsiednimi; od obrotu zależy, którędy przejdą bohaterowie.
why-ask-discovery = Efekt pozwala odkryć kafelek za darmo: wybierz zakryty obok siebie. Potem go zobaczysz i obrócisz.
why-ask-turn-tile = Możesz obrócić sąsiedni kafelek, na którym nie stoi żaden bohater. Najpierw wybierz kafelek, potem jego kierunek.
why-ask-turn-way = Wybrany kafelek dostaje nowy kierunek, co może otworzyć lub zamknąć drogi wszystkim.
why-ask-holding = { $hero } przenosi się od razu, bez drogi, do jednego z twoich miejsc. Wybierasz którego.

## Miasto.

why-got-recruit = Drugi Bohater jest opłacony: to druga figurka, która porusza się sama i walczy bez kart. Wybierasz swoje miejsce, w którym się pojawi.
why-ask-recruit = Używasz rekrutacji w Mieście: kupujesz i wzmacniasz tyle jednostek, za ile zapłacisz, teraz albo już nie w tej rundzie. Masz { $purse }.
why-ask-wisdom = Kupujesz zaklęcie w Gildii Magów i masz { $purse }. Karta z ręki może je potanić albo pokazać ci więcej kart. Jeśli spasujesz, kupujesz za pełną cenę.

## Efekty.

why-do-errand = Możesz użyć tego efektu albo nie. Jeśli odmówisz, nic się nie dzieje i tura toczy się dalej.
why-do-errand-choose = Jeden efekt jest twój (do wyboru: { $n }). Wybierasz teraz, a on działa od razu.
why-do-errand-whom = Efekt dotyczy tylko jednego z nich: mówisz którego.
why-ask-reward = To miejsce ma odtąd twoją flagę: { $place }. Wybierasz raz na zawsze: dochód w każdej rundzie Zasobów albo wzmocnienie jednostki teraz.
why-got-reward = To miejsce oznaczasz jako pierwszy gracz: { $place }. Daje coś od razu; wybierasz co.
why-ask-search = Przeszukanie ({ $deck }): albo oglądasz karty z wierzchu (liczba: { $n }) i bierzesz jedną, albo bierzesz odkrytą kartę ze stosu kart odrzuconych. Decydujesz, zanim zajrzysz.
why-ask-take = Obejrzane karty ({ $deck }): { $n }. Jedna jest twoja, reszta idzie na stos kart odrzuconych, gdzie wszyscy je widzą.
why-ask-put = Niewzięte karty ({ $deck }) idą po kolei na stos kart odrzuconych, jeszcze { $n }. Ostatnia leży na wierzchu, skąd może ją wziąć następne przeszukanie.
why-ask-income = Efekt przesuwa jeden z twoich trzech dochodów, które dostajesz w każdej rundzie Zasobów. Wybierasz który.
why-offer-map-reroll = Wynik rzutu: { $face }. Morale lub szczęście pozwala przerzucić, zanim się policzy; wtedy ważny jest nowy.
why-pick-result = Rzucone kości: { $n }, wynik: { $face }. Liczy się tylko tyle: { $keep }. Ty wybierasz.
why-ask-trade = Wymieniaj zasoby, ile razy chcesz, albo usuń jedną kartę z ręki za { $n } złota, ale nie jedno i drugie. Masz { $purse }.
why-ask-trade-on = Wymieniasz zasoby i możesz to robić dalej, póki masz czym płacić. Masz { $purse }.
why-ask-payment = Możesz przeszukać własną talię, a ceną jest karta z ręki. Powiedz, którą odrzucasz; potem szukasz.
why-ask-exchange = Możesz odrzucać karty i dobierać tyle samo: dotąd { $n } z { $most }. Skończ, kiedy chcesz.
why-ask-sold = Jedna karta na dobre opuszcza grę i daje ci { $n } złota. Wybierasz którą.
why-ask-witch = Albo Zdolność z ręki opuszcza grę, co odchudza talię, albo oglądasz wierzchnią kartę talii zdolności i możesz ją wziąć.
why-witch-shows = Widzisz wierzchnią kartę talii zdolności: jest twoja, jeśli chcesz; inaczej idzie na stos kart odrzuconych.
why-ask-spring = Oglądasz wierzch własnego stosu kart odrzuconych (kart: { $n }). Jedna wraca na rękę; reszta z powrotem na wierzch.
why-ask-order = Karty wracają po kolei na twój stos kart odrzuconych, jeszcze { $n }. Ostatnia leży na wierzchu.
why-ask-reinforced = Jedna z twoich jednostek może przejść z Garstki na Grupę, swoją silniejszą stronę. Masz { $purse }.
why-ask-weakened = Jedna z twoich jednostek musi przejść z Grupy na Garstkę. Wybierasz tę, która zniesie to najlepiej.
why-draw-offer = Dobiera się jednostkę neutralną, którą możesz zrekrutować. Wybierasz talię: brąz jest najtańszy, złoto najsilniejsze.
why-ask-offer = Dobrane jednostki neutralne: { $n }. Jedną możesz zrekrutować za jej cenę. Masz { $purse }. Jeśli odmówisz, odchodzą.
why-ask-hire = Zgłaszają się najemnicy: jednego możesz zrekrutować. Masz { $purse }. Jeśli odmówisz, odchodzą.
why-ask-deck = Zdolność pozwala obejrzeć wierzchnią kartę jednej talii i odłożyć ją na wierzch albo na spód. Nikt inny jej nie widzi.
why-saw-top = Tylko ty widzisz tę kartę. Na wierzchu będzie dobrana następna, przez kogokolwiek; na spodzie nie przeszkadza.
why-ask-banked = Odkładasz tu zasoby i mówisz ile. Odłożonych nie możesz wydać.
why-ask-levy = Scenariusz ściąga daninę, zasób po zasobie: razem { $n } złota, brakuje { $gold }. Mówisz, ile płacisz tym: { $resource }.
why-ask-star = Dobrano dwie karty Astrologów, a jedna z nich obowiązuje wszystkich. Jako pierwszy gracz wybierasz.
why-ask-receiver = Graala można przekazać bohaterowi twojej drużyny obok tego, kto go niesie. Mówisz komu.

## Przed walkami i po nich.

why-ask-transport = { $foe } atakuje twoje miejsce ({ $place }), a nie stoi tam żaden twój bohater. Jeśli zapłacisz, broni go twoja armia; inaczej pada bez walki. Masz { $purse }.
why-ai-siege = { $foe } atakuje twoje miejsce ({ $place }), a nie stoi tam żaden twój bohater. Jeśli zapłacisz, broni go twoja armia; inaczej pada bez walki. Masz { $purse }.
why-ask-sacrifice = { $hero } atakuje, przeciwnik: { $foe } ({ $place }). Drugiego Bohatera można poświęcić zamiast walczyć: nie tracisz jednostek, ale bohatera tak, jakby był pokonany.
why-got-sacrifice = { $foe } atakuje, broni się { $hero } ({ $place }). Drugiego Bohatera można poświęcić zamiast walczyć: nie tracisz jednostek, ale bohatera tak, jakby był pokonany.
why-ai-or-give-up = Spotykają się { $hero } i { $foe } ({ $place }). Drugiego Bohatera można poświęcić zamiast walczyć: nie tracisz jednostek, ale bohatera tak, jakby był pokonany.
why-ask-darkness = Budynek twojego Miasta może przed walką zabrać losową kartę z ręki przeciwnika ({ $foe }). Raz na turę.
why-ask-lender = Obok ciebie walczy { $player }. Możesz pożyczyć na tę walkę jednostki, jedną po drugiej; kto przetrwa, wraca. Skończ, gdy wystarczy.
why-ask-raise = Zwycięstwo. Niektóre karty mogą teraz odwrócić walczące jednostki na Grupę. Jeśli spasujesz, bierzesz nagrodę.
why-ai-ask-raise = Zwycięstwo. Niektóre karty mogą teraz odwrócić walczące jednostki na Grupę. Jeśli spasujesz, bierzesz nagrodę.
why-ask-fallen = Według zasady scenariusza wraca po jednej jednostce każdego wymienionego poziomu z poległych w tej walce. Wybierasz które.
why-meet-fate = { $hero } przegrywa i wraca do jednego z twoich miejsc. Wybierasz do którego.
why-eliminate = Ostatnie miejsce stracone i odpadasz z gry. Inni nadal spotkają strażników: możesz nimi grać przeciw nim albo tylko patrzeć.
why-follow-rule = { $ai } działa według zasad wroga, pozostałe punkty ruchu: { $n }. Według nich kilka dróg jest równie dobrych, więc wybierasz jedną.

## Sojusznicy i co dalej.

why-propose = Twój bohater stoi obok sojusznika ({ $player }): możecie wymieniać Artefakty i Zaklęcia, jeden za jeden. Proponujesz kartę; tylko sojusznik ją widzi i daje za nią inną albo odmawia.
why-ask-in-return = { $player } proponuje ci kartę: { $card }. Dajesz za nią Artefakt lub Zaklęcie z ręki albo odmawiasz; wtedy każdy zostaje przy swoim.
why-ask-amount = Oddajesz zasób ({ $resource }), dostaje go { $player }. Mówisz ile. Od razu znika z twojej puli.
why-ask-heir = Scenariusz wygrany. Mówisz, który bohater twojej frakcji idzie dalej.
why-ask-keep = Do następnego scenariusza zachowujesz karty oprócz Statystyk i Specjalności: { $n } z { $most }. Reszta zostaje.

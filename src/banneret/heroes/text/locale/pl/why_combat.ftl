### Dlaczego pytanie walki pada właśnie teraz: kto walczy, co trzeba wybrać i co nastąpi potem.

## Kto z kim walczy i gdzie.

why-the-guards = strażnicy
why-fight-guards = Walczysz ze strażnikami{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }{ $n ->
        [0] .
       *[other] : { $units }.
    }
why-fight-steered = Dowodzisz strażnikami, a ich przeciwnik to { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }{ $n ->
        [0] .
       *[other] . Jednostki: { $units }.
    }
why-fight-attacking = Atakujesz, a twój przeciwnik to { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }.
why-fight-attacked = Bronisz się, a atakuje { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }.
why-fight-equals = Twój przeciwnik to { $foe }.
why-fight-watched = Walczą { $hero } i { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }.

## Rozstawienie.

why-meet-guards = Twój poziom ({ $level }) jest wyższy niż trudność strażników ({ $n }), więc wolą uciec. Jeśli im pozwolisz, wygrywasz bez walki; jeśli nie, obie strony się rozstawiają.
why-ask-avoid = { $place }: strażnicy mają trudność { $n }, a ty poziom { $level }, więc by cię przepuścili. Jeśli się zgodzisz, walki nie będzie; jeśli nie, zaraz się zacznie.
why-ask-avoid-play = { $place }: strażnicy mają trudność { $n }, dokładnie tyle co twój poziom. Karta, która pozwala ich ominąć, oszczędzi ci walki. Jeśli spasujesz, walka się zacznie.
why-ask-unit = Przed pierwszą rundą armie zajmują miejsca: stoi { $n } z { $most }, obok planszy czeka { $left }. { $all ->
        [yes] Wszystkie biorą udział.
       *[no] Co najmniej jedna musi walczyć; kto zostaje, jest bezpieczny, ale nie pomaga.
    } Wybierz jednostkę, potem jej pole.
why-ask-space = { $unit }: każda jednostka zajmuje wolne pole w twoich dwóch rzędach. Potem wybierasz następną, aż obie strony będą gotowe.
why-ask-placed = Obie strony rozstawiają na przemian po jednej jednostce: z twoich stoi { $n }, czeka { $left }, najwyżej może przyjść { $most }. { $all ->
        [yes] Wszystkie biorą udział.
       *[no] Możesz skończyć, gdy stoi choć jedna.
    } Wybierz jednostkę, potem jej heks.
why-ask-hex = { $unit }: { $first ->
    [yes] wybierz pusty heks przy jednej z krawędzi. Ta pierwsza jednostka rozstrzyga, która krawędź jest twoja.
   *[no] wybierz pusty heks swojej strefy.
} Potem rozstawia druga strona.
why-ask-obstacle = Zanim przyjdą armie, obie strony kładą na przemian przeszkody: masz położone { $n } z { $most }. Nikt na nich nie staje i przez nie nie przechodzi. Wybraną najpierw obrócisz, potem powiesz, gdzie leży.
why-chose-obstacle = { $obstacle }: ta przeszkoda może leżeć w kilku kierunkach. Najpierw powiedz, jak jest obrócona, potem, gdzie leży.
why-turned-obstacle = { $obstacle }: ta przeszkoda leży na środku pola bitwy, nigdy obok innej ani obok strefy rozstawienia. Potem kładzie druga strona.
why-ask-gate = Bronisz własnego Miasta: trzy Mury i Brama zamykają środkowy rząd. Wybierasz pole Bramy, Mury zajmują pozostałe. Potem zaczyna się walka.
why-ask-redraw = Dzięki Astrologom możesz kazać zastąpić jednego ze strażników innym tego samego poziomu. Potem walczy to, co stoi.

## Rundy i aktywacje.

why-ask-opening = Wszystkie jednostki stoją i nikt jeszcze nie działał. Teraz można zagrywać karty na początek walki, na przemian, aż obie strony spasują; potem zaczyna się pierwsza runda.
why-choose-first = Możesz rzucić zaklęcie, zanim zadziała którakolwiek jednostka: powiedz które. Potem jego moc i cel.
why-call-next = Runda { $round }: jednostki działają według inicjatywy, a twoje są teraz równe (możliwości: { $n }). Mówisz, która pierwsza; reszta po niej.
why-ask-action = Runda { $round }, teraz działają: { $unit }. { $steered ->
        [yes] Strażnicy muszą atakować, jeśli mogą, a jeśli nie, podejść jak najbliżej.
       *[no] Jednostka może się ruszyć, a potem zaatakować albo zamiast tego się bronić. Kto przetrwa atak z sąsiedniego pola, raz na rundę kontratakuje.
    } Potem działa następna według inicjatywy.
why-choose-target = Za { $unit } decydują zasady, a kilka celów jest równie dobrych: wybierasz, który zostanie zaatakowany.
why-choose-second = { $unit }: ten atak trafia też drugą jednostkę obok pierwszego celu, swoją lub wrogą. Powiedz którą; potem rzut kośćmi.
why-ask-healed = { $unit }: na początku aktywacji leczą do { $n } obrażeń jednej z tych jednostek. Potem mogą się ruszyć i zaatakować.
why-end-round = Walka ze strażnikami trwa jedną rundę, chyba że zapłacisz za więcej. Runda { $round } się skończyła, jednostek strażników zostało: { $left }. { $costs ->
        [yes] Kolejna runda kosztuje 1 punkt ruchu; masz { $movement }.
       *[no] Kolejna runda nic nie kosztuje.
    } Jeśli przerwiesz, bohater się cofa, a pole pozostaje strzeżone.
why-ask-between = Zgodnie z życzeniem: między dwiema aktywacjami możesz zagrać kartę natychmiastową. Jeśli spasujesz, walka toczy się dalej.

## Atak.

why-ask-instant = { $back ->
        [yes] Kontratak: { $unit }, cel: { $target }.
       *[no] Atak: { $unit }, cel: { $target }.
    } Obie strony mogą teraz zagrywać karty, które go zmieniają, na przemian, aż obie spasują. Potem rzut kością i obrażenia.
why-offer-reroll = { $unit }, cel: { $target }. Kość pokazuje { $face } i dodaje się do ataku. Możesz ją przerzucić; liczy się nowy wynik. Potem obrażenia.
why-ask-roll = { $unit }, cel: { $target }. Kość pokazuje { $face }. Niektóre karty działają właśnie w tej chwili. Gdy obie strony spasują, liczy się obrażenia.
why-offer-ignore = { $unit }, cel: { $target }. Kość pokazuje { $face }. Za kartę z ręki nie doda nic do ataku. Potem obrażenia.
why-read-defense = { $unit }, cel: { $target }. Rzut za żeton Obrony: { $face }. Pomaga tylko +1, o 1 obrony więcej. Możesz przerzucić; potem obrażenia.
why-offer-save = { $unit }, cel: { $target }. Obrażenia usunęłyby tę jednostkę. To chwila, by ją uratować; inaczej schodzi z planszy.
why-strike-back = Po ataku ({ $unit }, cel: { $target }) cel przetrwał. Może raz w tej rundzie kontratakować własnym atakiem; na to już się nie odpowiada.
why-go-back = { $unit }: po ataku mogą wrócić na { $space }, skąd przyszły, albo zostać. Wtedy ich aktywacja się kończy.
why-did = O zdolności rozstrzyga kość, pokazuje { $face }. Możesz ją przerzucić; liczy się to, co wtedy pokaże.

## Działanie jednostek i kart.

why-do-next = Efekt odwraca jednostkę z Garstki na Grupę, jej silniejszą stronę. Wybierasz którą.
why-do-next-push = { $unit }, cel: { $target }. Cel zostaje odepchnięty. Wybierasz wolne pole, na które idzie.
why-do-next-place = { $card }: to zaklęcie potrzebuje miejsca. Wybierz je, a zadziała.
why-do-next-stat = { $card }: to zaklęcie zwiększa jedną wartość jednostki. Wybierasz którą.
why-next-link = { $card }: zaklęcie przeskakuje na najbliższą jednostkę, czyjakolwiek jest, a kilka jest równie blisko. Wybierasz, która zostanie rażona.

## Zaklęcia.

why-ask-power = Rzucasz zaklęcie: { $card }, moc { $n }. { $next ->
        [0] Silniejsze już być nie może.
       *[other] Z mocą { $next } zdziała więcej: możesz na to zużyć inne karty z ręki.
    } Gdy skończysz, wybierzesz efekt i cel.
why-ask-step = { $card } ma moc { $n }, co wystarcza na kilka efektów. Użyjesz jednego; niewykorzystana moc przepada.
why-ask-target = Rzucasz zaklęcie: { $card }. Wybierz cel. Druga strona może odpowiedzieć, zanim zadziała.
why-ask-cancel = { $foe } rzuca zaklęcie: { $card }. Zanim zadziała, możesz zagrać kartę, może taką, która je powstrzyma. Jeśli spasujesz, zadziała.
why-ask-return = { $card }: zaklęcie zadziałało i trafia na twój stos kart odrzuconych. Niektóre karty zwracają je na rękę; jeśli spasujesz, zostaje tam.
why-aim-spell = { $foe } rzuca zaklęcie: { $card }. Według zasad, które kierują wrogiem, kilka celów jest równie dobrych: wybierasz jeden.
why-ask-laid = { $foe } zagrywa na jednostkę kartę: { $card }. Według zasad, które kierują wrogiem, kilka jest równych: wybierasz jedną.

## Karty.

why-ask-cost = { $card }: za tę kartę płacisz innymi kartami z ręki. { $of ->
        [0] Odrzucone dotąd: { $n }; możesz dać, ile chcesz, co najmniej jedną.
       *[other] Odrzucone dotąd: { $n } z { $of }.
    } Potem karta zadziała.
why-ask-dropped = Efekt każe ci odrzucić karty: jeszcze { $n } z { $hand } na ręce.
why-ask-kept = Dobrane karty do wyboru: { $n }. Jedna idzie na rękę, reszta na twój stos kart odrzuconych.
why-ask-rest = Niezatrzymane karty idą po kolei na twój stos kart odrzuconych, jeszcze { $n }. Ostatnia leży na wierzchu.
why-ask-found = Jedna karta z twojego stosu kart odrzuconych wraca na rękę: wybierasz którą.
why-ask-patient = Twoja karta leczy jedną z twoich jednostek: wybierasz którą.
why-got-patient = Jednostka jest ranna i sparaliżowana, a karta pomaga na jedno z dwojga. Wybierasz na co.
why-ask-boosted = Zagrana karta wzmacnia jedną z twoich jednostek: wybierasz którą.
why-ask-raised = Zagrana karta wzmacnia jedną z twoich jednostek do jej następnej akcji: wybierasz którą.
why-ask-first-place = Dwie twoje jednostki zamieniają się miejscami. Najpierw wybierz jedną, potem drugą.
why-ask-second-place = Pierwsza jednostka wybrana: z którą się zamienia?
why-ask-swap = Wydajesz morale, by wymienić karty: odrzuć, ile chcesz, potem dobierz tyle samo. Odrzucone dotąd: { $n }.

## Morale.

why-ask-spend = Zaraz zyskasz Wysokie Morale, a masz już żeton; drugi by przepadł. Możesz najpierw użyć starego: dobrać kartę albo wymienić karty.
why-ask-spend-cards = Zaraz zyskasz morale, a masz już dwie karty Morale; trzecia by przepadła. Możesz najpierw użyć jednej z nich.
why-read-morale-die = O morale rozstrzyga kość, pokazuje { $face }. Możesz ją przerzucić; liczy się to, co wtedy pokaże.
why-cancel = Dobre i złe morale się znoszą: zamiast zyskać kartę, oddajesz jedną z posiadanych. Wybierasz którą.
why-ask-keep-morale = Zyskujesz morale: z { $n } kart Morale zatrzymujesz jedną, odkrytą obok bohatera, reszta idzie pod talię.
why-offer-repeat = Jedna z twoich kart Morale pozwala oddać znalezioną kartę i przeszukać jeszcze raz. Jeśli ją zatrzymasz, to koniec.
why-ask-panicked = Panika: jedna z twoich jednostek dostaje żeton Paraliżu i straci następną aktywację. Wybierasz którą.
why-ask-freed = Twoja karta Morale zdejmuje żeton Paraliżu z jednej z twoich jednostek: wybierasz z której.
why-offer-draw = Bitwa się zaczyna, a jedna z twoich kart Morale pozwala teraz dobrać kartę. Jeśli spasujesz, zachowasz ją na później.
why-offer-shake = { $unit }: są sparaliżowane i straciłyby tę aktywację. Jedna z twoich kart Morale je uwolni; jeśli spasujesz, stracą ją.
why-ask-omen = Ten sam rzut uruchamia dwie twoje karty Niskiego Morale. Obie zadziałają; mówisz, która pierwsza.
why-got-omen = Karta Niskiego Morale ustawia jedną z twoich kości na −1: wybierasz którą.
why-offer-single = Twoja kość pokazuje { $face }. Morale lub szczęście mogą to zmienić; jeśli ją zostawisz, liczy się tak, jak leży.
why-offer-power = Twoje kości pokazują { $face } i dodają się do ataku wysłanych jednostek. Karta Morale może to zmienić; jeśli je zostawisz, liczy się siłę bojową.

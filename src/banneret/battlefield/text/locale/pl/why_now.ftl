### Dlaczego pytanie pojedynku lub trybu przygodowego pada właśnie teraz.

## Pojedynki.

why-ask-duel-faction = Przed bitwą obaj gracze biorą frakcję, pierwszy gracz najpierw; nikt nie bierze frakcji drugiego. Jej jednostki to twoja armia. Potem bohater.
why-ask-duel-hero = Twój bohater przynosi talię, którą walczysz. Zaraz uzupełnią ją dobrane karty; potem zaczyna się bitwa.
why-ask-drop = Uzupełniasz talię z dobranych kart ({ $deck }): zostaje { $keep }, musi jeszcze odejść { $n }. Co zostanie, jest w twojej talii przez całą bitwę.

## Tryb przygodowy: karty.

why-ask-kept-card = Nowa runda: z dobranych kart Przygody zatrzymujesz jedną, a resztę oddajesz przeciwnikowi, który też zatrzyma jedną. Swoją rozpatrzysz w swojej turze albo odłożysz.
why-pass-cards-on = Tych kart Przygody przeciwnik nie chciał. Zatrzymujesz jedną, by ją rozpatrzyć lub odłożyć; reszta zostaje odrzucona.
why-ask-swap-adventure = Zużyta została karta z Ruchem: dowolne z dobranych kart Przygody wracają do talii i dobierasz tyle samo nowych. Potem zatrzymasz jedną.
why-look-into-spring = Magiczne Źródło wymieniasz na jedną z wierzchnich kart wspólnego stosu kart odrzuconych i od razu ją rozpatrujesz. Wybierasz którą.
why-ask-other-path = Karta Morale pozwala odrzucić jedną z twoich kart Przygody i dobrać inną. Wybierasz, która odchodzi.
why-ask-saved = Twoja tura się skończyła, a na później może zostać tylko jedna karta Przygody, zakryta obok bohatera. Druga zostaje odrzucona.
why-ask-removed = Jedna karta twojej zakrytej talii opuszcza grę, by w bitwie na rękę trafiały lepsze. Wybierasz którą.
why-sort-gained = { $card } przyda się i teraz, i w bitwie. Obok bohatera możesz ją zagrać podczas przygody; w talii czeka na bitwę.

## Tryb przygodowy: tury i walki.

why-ask-expedition-turn = Runda { $n } z { $most }: rozpatrz kartę Przygody, użyj Miasta (każdej akcji raz na rundę) i zagrywaj karty leżące obok bohatera, w dowolnej kolejności. Po ostatniej rundzie walczą armie.
why-ask-astrologers = W tej rundzie nie ma dochodu; zamiast tego podnosisz jeden z trzech dochodów albo rozstrzyga o tym kość Zasobów.
why-ask-power-declared = { $card } to walka na kości. Im większą siłę bojową zadeklarujesz, tym lepsza nagroda; potem wysyłasz dwie jednostki i rzucasz kością za każdą. Gdy zabraknie, masz tylko podstawową nagrodę, a jedna z jednostek zostaje ogłuszona.
why-ask-band = Zadeklarowana siła bojowa: { $power }. Wysłane dotąd: { $n } z { $of }. Ich atak i po jednej kości muszą razem dać tę liczbę; ogłuszona nic nie dodaje. Nikt nie odnosi ran.
why-ask-stunned = Zadeklarowana siła nie została osiągnięta. Jedna z jednostek, które brały udział, dostaje żeton Paraliżu i następnym razem nic nie doda.
why-ask-panic-unit = Panika: jedna z twoich jednostek dostaje żeton Paraliżu i w następnej walce nic nie doda. Wybierasz którą.
why-ask-roused = Twoja karta Morale zdejmuje żeton Paraliżu z jednej z twoich jednostek: wybierasz z której.

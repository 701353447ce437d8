# Dlaczego pytanie pada właśnie teraz: jakiej walki dotyczy, co już wybrano i co nastąpi potem.

why-battle = Walka: { $unit }, cel: { $target }.

## Przed pierwszą turą.

why-ask-level = Każdy poziom wzmacnia kogoś w twojej Radzie Wojennej: rozdane { $n } z { $of }{ $n ->
        [0] {""}
       *[other] {" "}({ $placed })
    }. Musi w niej być Dowódca, od którego poziomu zależy, ile kart Dowodzenia trzymasz; pozostali wzmacniają karty arkanów swojej klasy.{ $lacking ->
        [0] {""}
       *[other] {" "}{ $heroes }
    } Druga strona zobaczy twoją radę dopiero, gdy obie będą gotowe.
why-council-hero = { $hero } rusza w pole tylko wtedy, gdy w radzie zasiada ta klasa: { $master }.
why-ask-lowered = Twoja strona ma więcej bohaterów niż druga i płaci za to poziomami Rady Wojennej: oddane { $n } z { $of }. Dowódca zostaje.
why-ask-landmark = Tylko twoja rada ma tego Mistrza Arkanów na poziomie 3: { $master }. Daje ci to szczególne miejsce na polu twojej połowy: { $land }. { $text }
why-ask-called = Twoje odwody dopiero nadejdą: { $n }. Powiedz, do której części pola bitwy, a z nimi twój bohater; potem każdy zajmuje tam pole.
why-ask-muster = Twoje odwody wchodzą po kolei: teraz { $unit }. Razem z nimi do wejścia: { $n }. Potem zaczyna się bitwa.
why-ask-deployed = { $hero } dołącza do jednego z twoich oddziałów i prowadzi go ze wspólnego pola. Piesi bohaterowie idą do piechoty, konni do jazdy. Później bohater może go opuścić i walczyć sam, jako Czempion.
why-ask-tent = Każda strona rozbija namiot dowódcy obok swojej jednostki. Kto zaczyna turę z jednostką we wrogim namiocie, zdobywa go za chorągiew zwycięstwa.
why-ask-class = { $hero } ma czystą kartę. Klasa rozstrzyga, jak bohater walczy i jakich umiejętności może się uczyć; potem pierwsza umiejętność i pierwszy artefakt.
why-ask-first-skill = { $hero } zaczyna z jedną umiejętnością swojej klasy. Następne przychodzą z doświadczeniem, po przygodach.
why-ask-present = { $hero } wychodzi z akademii z jednym artefaktem: z dobranych ({ $n }) zostaje jeden. Taki, którego bohater nie może używać, można najpierw wymienić.
why-ask-gift = Nauczyciel przekazuje artefakt, dostaje go { $hero }. Wybierasz który.

## Tura.

why-ask-command = Chorągwie zwycięstwa: masz { $n } z { $of }, { $enemy } ma { $m }. Tura zaczyna się od jednej z kart Dowodzenia (masz { $cards }): mówi ona, ilu jednostkom i gdzie dajesz rozkaz. Tylko one ruszają się i walczą.
why-ask-capture = Twoja jednostka stoi we wrogim namiocie dowódcy. Możesz go teraz zdobyć za chorągiew zwycięstwa: masz { $n } z { $of }.
why-ask-order = Wskazujesz jednostki, które w tej turze ruszą i będą walczyć{ $of ->
        [0] : dotąd { $n }
       *[other] : dotąd { $n } z { $of }
    }. Potem wszystkie się ruszają, a po ruchach walczą.
why-lore-order = Kości karty dają rozkazy: hełm jednostce swojego koloru, miecz na tarczy dowolnej. To kość { $n } z { $of }.
why-ask-mover = Jednostki z rozkazem ruszają się po kolei, każda raz: dotąd { $n } z { $of }. Najpierw wszystkie ruchy, potem walki; nikt nie musi się ruszać.
why-got-mover = { $unit }: wybierz pole, na którym kończy się ruch. Najpierw ruszają się wszyscy; kogo stamtąd dosięgną, z tym potem walczą.
why-got-move = { $unit }: wybierz pole, na którym kończy się ruch. Potem rusza się następna jednostka z rozkazem.
why-ask-battler = Jednostki z rozkazem walczą po kolei, każda raz: dotąd { $n } z { $of }. Nikt nie musi. Gdy skończysz, tura kończy się dobraniem kart.
why-got-battler = { $unit }: wybierz cel. Rzuca się kośćmi: kolor celu to trafienie, czasem też inne symbole; flaga odpycha. Kto utrzyma pole i jest śmiały, może oddać cios.
why-ask-kept-command = Dobrane karty Dowodzenia: { $n }. Zatrzymujesz jedną, reszta zostaje odrzucona. Na tym kończy się tura.
why-ask-discarded = { $hero } używa czegoś, co kosztuje kartę Dowodzenia z ręki. Wybierasz którą.

## Arkana.

why-ask-kept = Oglądasz karty arkanów: { $of }. Zatrzymujesz jeszcze { $n }, reszta zostaje odrzucona. Zagrywa się je później, w chwili, którą podają, za żetony arkanów.
why-trim = Masz karty arkanów: { $n }, a możesz trzymać { $limit }, więc musi odejść: { $over }. Limit wyznacza twój najwyższy Mistrz Arkanów.
why-ask-supply = Twoja tura się kończy i zbierasz arkana. Żetony arkanów do płacenia: { $tokens }; karty arkanów na ręce: { $n } z { $limit }. Z dwóch kart zatrzymujesz jedną.
why-ask-window = Masz kartę arkanów, która pasuje do tej chwili: { $moment }. Żetony arkanów: { $tokens }. W turze można zagrać tylko jedną kartę arkanów, więc może lepiej poczekać.
why-begin-card = Zagrywana jest karta: { $card }, a twój bohater może ją potanić. Żetony arkanów: { $tokens }.
why-ask-company = Zagrywasz kartę: { $card }, a może jej towarzyszyć inna twoja karta arkanów. Żetony arkanów: { $tokens }.
why-ask-answer = Druga strona zagrywa kartę: { $card }. Masz kartę arkanów, którą możesz odpowiedzieć, zanim zadziała. Żetony arkanów: { $tokens }.
why-ask-mirror = { $card }: ta karta jest wymierzona w twojego bohatera, który może ją odbić amuletem. Jeśli niczego nie użyjesz, zadziała.
why-ask-toll = { $card }: karta została odbita. Dopłać 3 żetony arkanów (masz { $tokens }) albo nic nie zrobi.
why-ask-pick = { $card }: karta dotyczy najwyżej tylu jednostek: { $of }, wybrane dotąd: { $n }. Potem zadziała.
why-ask-fallen = Requiem przywraca jedną z twoich utraconych jednostek pieszych. Najpierw powiedz którą, potem gdzie się pojawi.
why-ask-haven = Wracająca jednostka pojawia się na wolnym polu twojej linii. Wybierasz którym.
why-ask-traveller = Portal od razu przenosi jedną z twoich jednostek przez pole bitwy. Najpierw powiedz którą, potem gdzie wyjdzie.
why-ask-portal = { $unit }: wybierz wolne pole, na które prowadzi Portal. Można stamtąd walczyć jak zwykle.
why-ask-first-traveller = Wielki portal przenosi do dwóch twoich sąsiednich jednostek. Powiedz, która idzie pierwsza.
why-ask-first-portal = { $unit }: wybierz wolne pole wyjścia. Potem może pójść za nią jednostka, która stała obok.
why-ask-companion = Pierwsza jednostka przeszła przez Portal. Może z nią pójść jednostka, która stała obok, albo nikt.
why-ask-second-portal = { $unit }: wybierz wolne pole obok pierwszej jednostki.
why-ask-slip = Dym skrywa twoją jednostkę, która przetrwała atak: może wymknąć się na wolne pole i wtedy nie oddaje ciosu. Albo zostaje.
why-ask-traps = Kolce leżą na wolnym polu do twojej następnej tury: konni, którzy na nie wejdą, zatrzymują się i mogą stracić figurkę. Wybierasz pole.
why-ask-inspired = Natchnione szeregi czynią twoje jednostki w jednej części w tej turze śmielszymi. Wybierasz część.
why-ask-gathered = Ramię w ramię: w tej turze twoim jednostkom w jednej części do wsparcia wystarczy jeden sąsiad. Wybierasz część.
why-ask-chained = Błyskawica razi wroga i przeskakuje na następnego obok: dotąd { $n } z { $of }. Po pierwszym możesz skończyć.
why-ask-cleft = Twoja jednostka zniszczyła cel i uderza innego sąsiedniego wroga, dwiema kośćmi. Wybierasz którego.
why-ask-assault = Szturm daje rozkaz wszystkim twoim jednostkom całych części, każdej z kością więcej: wybrane { $n } z { $of }.
why-ask-mist = Mgła do twojej następnej tury zasłania widok i zatrzymuje wchodzących. Podnosi się na wolnych otwartych polach: dotąd { $n } z { $of }.

## Walki.

why-ask-deed = { $unit }: oddział ma żeton bohaterskiego czynu. Wydany teraz dodaje kość; później może też wydłużyć ruch lub odwrót.
why-ask-reroll = Niektóre kości można przerzucić: odłożone { $n } z { $of }. Wybierasz po jednej, potem rzuca się nimi razem.
why-ask-hurl = Olbrzym wzgórz wyrzucił symbole arkanów: { $n }. Każdy użyty odrzuca cel o dwa pola dalej i nie daje żetonu.
why-ask-poison = Pająk może za 1 żeton arkanów zatruć trafiony oddział: na początku jego następnej tury trucizna może go kosztować figurkę.
why-ask-ignored = { $unit }: flagi, które spychają ku własnej krawędzi: { $n }. Śmiała jednostka może część zignorować. Kto utrzyma pole, czasem może oddać cios.
why-ask-retreat = { $unit }: odwrót ku własnej krawędzi, pól do przejścia: { $n }. Wybierasz każde pole; gdzie nie ma wolnego, traci się figurki.
why-go-on-retreating = { $unit }: odwrót jest wystarczający. Za bohaterski czyn można cofnąć się o pole dalej, poza zasięg.
why-ask-back = Twoja jednostka utrzymała pole w zwarciu, więc może raz oddać cios napastnikowi, własnymi kośćmi.
why-ask-ground = Atak opróżnił pole. Twoja jednostka może na nie wejść; konni mogą potem ruszyć dalej i uderzyć jeszcze raz.
why-ask-further = Twoja jazda ruszyła w pościg i przed atakiem dodatkowym może przejść o pole dalej.
why-ask-bonus = Twoja jazda ruszyła w pościg, co daje jej w tej turze jeszcze jeden atak w zwarciu. Wybierasz kogo uderza albo nikogo.
why-ask-shaken = Wokół Żywiołaka ziemi drży grunt i wszyscy sąsiedzi muszą się cofnąć. Mówisz, kto następny.
why-call-die = Kości wezwały Żywiołaka ziemi. Wybierasz wolne pole obok kręgu, na którym się pojawi.

## Bohaterowie na polu bitwy.

why-ask-use = Twój bohater ma umiejętność lub artefakt, który działa właśnie w tej chwili. Jeśli niczego nie użyjesz, gra toczy się dalej.
why-begin-test = { $hero } może zostać ranny: druga strona rzuca kośćmi ({ $n }), a wystarczy jeden miecz na tarczy. To, co masz, może odwołać test.
why-read-test = { $hero }: test rany pokazuje miecz na tarczy, a to rana. Cud może ją jeszcze cofnąć.
why-after-test = { $hero }, bohater sojusznika, zaraz odniesie ranę. Twój Cud może ją jeszcze cofnąć.
why-ask-run = { $hero } się wycofuje, pole po polu ku własnej krawędzi: { $n } z najwyżej { $of }. Droga może wieść przez innych, ale mijany wróg może uderzyć.
why-ran = { $hero } ucieka przez pole twojej jednostki, która może od razu uderzyć, jak w zwarciu.
why-ask-slipped = { $hero } wymyka się zamiast oddać cios. Wybierasz pole.
why-begin-search = { $hero } przeszukuje skrzynię na tym polu zamiast walczyć. Coś z ekwipunku może pomóc; powiedz to, zanim się otworzy.
why-look-into-chest = { $hero } zagląda do skrzyni. Co weźmie, należy do bohatera; co zostanie, wypada z tej przygody.
why-ask-unpacked = { $hero } zmienia ekwipunek: jeden z artefaktów spod karty wchodzi do użytku.
why-ask-horn = { $hero } dmie w róg wojenny: jeszcze jedna jednostka w pobliżu dostaje rozkaz. Wybierasz którą.
why-ask-recalled = { $hero } od razu wraca do jednego z twoich oddziałów i go prowadzi. Wybierasz do którego.
why-ask-follower = { $hero } daje przykład i rozkaz łańcuchowi jednostek, najwyżej { $of }: dotąd { $n }.
why-ask-lit = Gdy wszyscy się ruszą, latarnia ({ $hero }) pozwala sojusznikowi w pobliżu przejść o pole. Wybierasz komu.
why-ask-lit-way = { $unit }: wybierz pole, na które idą w świetle latarni.
why-ask-helper = { $hero } wzywa sojusznika z sąsiedniego pola: w tej turze nie walczy, a bohater rzuca dwiema kośćmi więcej.
why-ask-lucky-die = Królicza łapka pozwala przerzucić jedną z kości ({ $hero }). Wybierasz którą.
why-ask-blood = Kielich ({ $hero }) oddaje oddziałowi figurkę albo daje ci dwa żetony arkanów.
why-ask-cloven = { $hero } niszczy cel i walczy z innym sąsiednim wrogiem, dwiema kośćmi. Wybierasz z którym.
why-ask-patient = { $hero } leczy oddział zamiast walczyć: odzyskuje on figurkę. Wybierasz który.

## Po przygodzie.

why-ask-bought = { $hero }, żetony skarbów: { $treasure }. Dowolny artefakt z talii kosztuje { $price }; czego nie wydasz, zostaje.
why-ask-room = { $hero } ma artefakty: { $n }, a może zatrzymać { $most }. Wybierasz, który wraca.
why-ask-limit = { $hero } ma artefakty: { $n }, a może zatrzymać { $most }. Wybierasz, który wraca.
why-drew-artifact = { $hero } ma artefakty: { $n }, a może zatrzymać { $most }. Wybierasz, który wraca.
why-ask-doctor = { $hero } spotyka Medyka, który leczy ranę za skarby i doświadczenie. Żetony skarbów: { $treasure }, żetony doświadczenia: { $experience }.
why-ask-exchange = { $hero } dobierze artefakty: { $draws }, i zatrzyma jeden. Dwa artefakty albo dwa żetony doświadczenia (masz { $experience }) dają jeszcze jedną kartę.
why-ask-haul = { $hero }, dobrane artefakty: { $n }. Jeden zostaje, reszta wraca do talii.
why-ask-level-up = { $hero }, żetony doświadczenia: { $experience }. Za { $level } jest nowa umiejętność; z trzema umiejętnościami pozostaje tylko miejsce w Radzie Wojennej.

### Scenariusze starć i to, o co tylko one pytają i co opowiadają.

scenario-all_for_one = Wszyscy za jednego
story-all_for_one = Stara królowa złamała koronę na troje i dała po kawałku każdemu z wychowanków. Dorastali jak przyjaciele; dziś każde z nich chce dwóch pozostałych części.
rule-all_for_one-inheritance = Przed pierwszą rundą każdy gracz, od pierwszego do ostatniego w kolejności tur, wybiera część spadku, której nikt jeszcze nie wybrał: skarbiec, zbrojownię albo bibliotekę.
rule-all_for_one-royal_seat = Dopóki twoja kostka leży na tronie, czyli na Smoczej Utopii, zastępuje kostkę jednego rywala, od którego nie masz żadnej.
rule-all_for_one-old_oath = Dawna przysięga czyni poddanie się tanim: kosztuje 6 złota.
tale-all_for_one-mourning = Rok żałoby minął i drogi znów są otwarte.
label-royal_seat = tron

scenario-carpe_diem = Carpe Diem
story-carpe_diem = Świątynie milczą i żaden bóg nie odpowiada. Dwaj władcy myślą o tym samym: co zostanie wzięte przed końcem tygodnia, tego nikt już nie odda.
rule-carpe_diem-gods_silent = Świątynie i sanktuaria liczą się jako puste pola.
rule-carpe_diem-seize_the_day = Astrologowie milczą. W każdej parzystej rundzie każdy gracz w kolejności tur bierze 4 złota, 1 punkt ruchu dla każdego swojego bohatera albo kartę, ale nigdy dwa razy z rzędu to samo.
rule-carpe_diem-no_dawdling = Pierwsza dodatkowa runda walki ze strażnikami nie kosztuje punktu ruchu.

scenario-dwarven_gold = Złoto krasnoludów
story-dwarven_gold = Na wzgórzach krasnolud trafił na złoto, dość, by kupić królestwo. Wiedzą już o tym wszyscy władcy i każdy buduje skarbiec.
rule-dwarven_gold-vault = W swojej turze, mając bohatera w swoim mieście, osadzie albo kopalni złota, możesz użyć żetonu budowy, by odłożyć dowolną ilość złota do skarbca. Niczego się nim już nie zapłaci.
rule-dwarven_gold-strike = Kto oflaguje pierwszą kopalnię złota w grze, zyskuje 5 złota więcej, razem 10.
rule-dwarven_gold-robbery = Kto pokona głównego bohatera rywala, zabiera też 8 złota z jego skarbca.
rule-dwarven_gold-sack = Kto oflaguje miasto rywala, zabiera połowę jego skarbca, zaokrągloną w górę.
tale-dwarven_gold-gold_dust = Strumienie znów niosą złoty pył.
timed-dwarven_gold-1 = Wszyscy:
action-dwarven_gold-vault = Odłóż złoto do skarbca
token-vault = złoto w skarbcu

scenario-manifest_destiny = Przeznaczenie
story-manifest_destiny = Jedna równina i trzy sztandary. Skrybowie objeżdżają kraj i liczą, kto co trzyma, a ich księgi wskażą władcę.
rule-manifest_destiny-census = Na koniec rund 4, 6, 8, 10 i 12 każdy gracz zdobywa 1 punkt za każdą swoją kopalnię, 2 za każdą swoją osadę i 3 za każde trzymane miasto, także własne.
rule-manifest_destiny-militia = Sprowadzenie armii do atakowanego miasta lub osady kosztuje 4 złota.
rule-manifest_destiny-homestead = Osada, którą ten sam gracz trzyma podczas dwóch spisów z rzędu, przesuwa wybrany przez niego znacznik dochodu o jeden krok, raz w grze.

scenario-monks_retreat = Odejście mnichów
story-monks_retreat = Ostatni statek mnichów odpłynął. Na wybrzeżu stoją trzy opactwa z garstką upartych braci i dwaj władcy, którzy nikomu już niczego nie są winni.
rule-monks_retreat-brothers = Dopóki nikt ich nie pokona, opactwa strzegą bracia: strażnicy poziomu IV, a wśród nich kapłani.
rule-monks_retreat-scriptorium = Kto pierwszy oflaguje opactwo, przeszukuje talię zaklęć (2).
rule-monks_retreat-one_lord = Opactwo ma jednego pana: nowa kostka zastępuje starą.
rule-monks_retreat-abbey_tithe = Na początku rundy Zasobów każde opactwo daje swojemu panu 2 złota.
rule-monks_retreat-cloister_peace = Bohatera we własnym opactwie mogą atakować tylko główni bohaterowie.
called-monks_retreat-obelisk = Opactwo
timed-monks_retreat-1 = Dla tego, kto ma najmniej opactw, przy remisie dla obu:
label-abbey_lands = ziemie opactw

scenario-search_for_the_grail = W poszukiwaniu Graala
story-search_for_the_grail = To, co mówią stare kamienie, jest połową zagadki, lecz dwie połowy wystarczą, by kopać. Najtrudniejsza jest droga do domu.
rule-search_for_the_grail-digging = Mając 2 wskazówki, bohater stojący na polu Graala może zapłacić 2 punkty ruchu i kopać. Pierwszy trafia na strażników poziomu VII, których żadna karta nie pomaga uniknąć.
rule-search_for_the_grail-heavy_relic = Graala niesie bohater. Jest ciężki: gdy zaklęcie lub artefakt przeniesie niosącego albo pozwoli mu lecieć, Graal zostaje na polu.
rule-search_for_the_grail-change_of_hands = Kto pokona niosącego albo zmusi go do poddania się, zabiera Graala. Strażnicy, którzy go pokonają, zostawiają Graala na polu, gdzie podniesienie kosztuje 1 punkt ruchu.
rule-search_for_the_grail-grail_light = Gracz, którego bohater niesie Graala, dobiera na początku tury 1 kartę więcej.
rule-search_for_the_grail-homecoming = Gdy niosący stoi na twoim własnym mieście, użyj żetonu budowy, by dać Graalowi dom.
action-search_for_the_grail-change_of_hands = Podnieś Graala
action-search_for_the_grail-homecoming = Daj Graalowi dom
token-clue = wskazówki
timed-search_for_the_grail-1 = Dla każdego bez wskazówki:

## Co można policzyć, i czasowniki zasad.

measure-grail_delivered = Graal sprowadzony do domu
table-goal-grail_delivered = Sprowadź Graala do domu.
verb-bank = odłóż dowolną ilość: { $bank_name } → { $token_name }
verb-rob = zabierz { $half ->
        [up] połowę (w górę) tego, co ma rywal: { $rob_name }
        [down] połowę (w dół) tego, co ma rywal: { $rob_name }
       *[none] rywalowi { $amount }: { $rob_name }
    }
verb-tenure = za każde pole ({ $tenure_name }) trzymane { $times }. raz z rzędu, jeden raz: { $do_flow }
verb-deliver_grail = Graal ma dom

## Odpowiedzi, pytania i dziennik.

option-rule = { $text }
option-rule2 = Drugi bohater: { $text }
option-slow-visit = Zatrzymaj się tu: { $place } ({ $n ->
        [one] 1 punkt ruchu
        [few] { $n } punkty ruchu
       *[many] { $n } punktów ruchu
    })
option-slow-visit2 = Drugi bohater: zatrzymaj się tu: { $place } ({ $n ->
        [one] 1 punkt ruchu
        [few] { $n } punkty ruchu
       *[many] { $n } punktów ruchu
    })
short-slow-visit = Zatrzymaj się
prompt-bank = { $resource }: ile odkładasz?
event-grail-left = Graal leży na polu: { $place }.
event-grail-home = { $player } przynosi Graala do domu.

### Scenariusz narysowany i opisany przez `banneret scenario show`.

plan-tiles = { $n } × { $kind }
plan-tiles-dealt = { $n } × { $kind }: { $dealt }
plan-some = { $n } { $what }
plan-pool = Dalekie kafelki w każdej puli: { $n } ({ $dealt })
plan-starts = Na początku
plan-lost = Jak się przegrywa
plan-ai = Bohaterowie SI
plan-ai-hero = { $name } ({ $place }), { $behaviour }: { $army }
plan-ai-who = { $name } ({ $place }), { $behaviour }
plan-ai-goal = { $behaviour } ({ $goal })
plan-ai-movement = { $n ->
        [one] 1 punkt ruchu
        [few] { $n } punkty ruchu
       *[other] { $n } punktów ruchu
    }
plan-ai-army = Dobierane: { $armies }
plan-ai-waves = Dobierane za każdym przybyciem: { $armies }
plan-ai-then = { $first }, potem { $second }
plan-ai-more = Za każdego gracza powyżej drugiego także: { $units }
plan-ai-reserve = W rezerwie: { $units }
plan-ai-cards = Karty SI: { $cards }
plan-ai-spells = Zaklęcia: { $spells }
plan-ai-skill = Zdolność: { $skill }
plan-ai-losses = Co straci, przepada na dobre
plan-ai-beaten = kto go pokona
plan-ai-shared = Bohaterowie SI bez własnych kart. { $text }
plan-ai-armies = { $names }: { $armies }
plan-ai-and = { $first }. { $second }
plan-every = Co { $n } rundy od rundy { $round }: { $text }
plan-from = Co rundę od rundy { $round }: { $text }
plan-face-up = odkryty
plan-face-down = zakryty
aigoal-nearest_town = najbliższe Miasto
aigoal-nearest_home = najbliższe Miasto lub Osada
aigoal-richest_town = Miasto o najwyższym dochodzie
plan-army-drawn = armia zależna od poziomu trudności
plan-enters = { $name }, runda { $n }
plan-rules = Zasady specjalne
plan-events = Co się dzieje i kiedy
plan-round = Runda { $rounds }: { $text }
plan-notes = Ponadto
plan-scoring = Punkty na końcu
plan-bonus = Premia początkowa, jedna z tych
plan-turned = { $n ->
        [0] leży tak, jak wydrukowano
       *[other] obrócony o { $n }° zgodnie z zegarem
    }

## Czego plan wymaga od kafelka.

filter-any = dowolny
filter-settlement = z osadą
filter-gold_mine = z kopalnią złota
filter-valuables_mine = z kopalnią kosztowności
filter-obelisk = z obeliskiem
filter-no_obelisk = bez obelisku
filter-utopia = ze Smoczą Utopią
filter-grail = z Graalem
filter-castle = na trawie
filter-dungeon = pod ziemią
filter-necropolis = na ziemi

## Jak zachowują się bohaterowie SI.

behaviour-standard = według zasad gry jednoosobowej
behaviour-garrison = nigdy nie opuszcza swojego pola
behaviour-sentinel = strzeże swojego kafelka
behaviour-hunter = ściga najbliższego bohatera
behaviour-marcher = idzie prosto do celu
behaviour-raider = zdejmuje flagi z pól

## Dla kogo i pod jakim warunkiem coś się dzieje.

whom-each = każdy gracz
whom-acting = gracz rozpoczynający
whom-lowest = kto ma najmniej ({ $what })
whom-highest = kto ma najwięcej ({ $what })
whom-without = kto nie ma wcale ({ $what })
whom-seat = gracz { $n }
whom-turn = gracz { $n } w kolejności tur
test-with = mając { $tests }
test-and = { $first } i { $second }
test-counted = { $n } × { $what }
test-least = co najmniej { $counted }
test-most = najwyżej { $counted }
test-exactly = dokładnie { $counted }
test-between = od { $least } do { $counted }
test-not = bez tego ({ $what })
test-of-team = { $test } (cała drużyna)
test-of-anybody = { $test } (ktokolwiek)

## Co jest innego w danym miejscu.

field-called = nazywa się tu „{ $called }”
field-guard = strażnicy o trudności { $level }
field-open = bez strażników
field-exclusive = nowa kostka zastępuje tę, która tam leży
field-movement = samo wejście nic nie daje, odwiedziny kosztują { $n ->
        [one] 1 punkt ruchu
        [few] { $n } punkty ruchu
       *[many] { $n } punktów ruchu
    }
field-needs = odwiedziny tylko, gdy masz: { $tests }
field-no_token = Graala tam nie ma

## Kiedy coś się dzieje: przed dwukropkiem tego, co robi zasada.

when-game_start = przed pierwszą rundą
when-round_start = na początku rundy
when-resource_round = po dochodzie rundy zasobów
when-round_end = na końcu rundy
when-turn_start = na początku tury
when-turn_end = na końcu tury
when-hero_turn_end = na końcu tury, dla każdego bohatera na mapie
when-visit = gdy bohater odwiedza pole
when-flag = gdy gracz zajmuje pole
when-first_flag = gdy gracz zajmuje pole, którego nikt jeszcze nie miał
when-lay_tile = gdy gracz kładzie kafelek ze swojej puli
when-beat_hero = gdy główny bohater rywala zostaje pokonany
when-beat_second = gdy drugi bohater rywala zostaje pokonany lub poddany
when-beat_second_in_combat = gdy drugi bohater rywala zostaje pokonany w walce
when-capture_town = gdy zdobyto miasto startowe kogoś innego
when-combat_start = gdy zaczyna się walka
when-beat_ai = gdy bohater SI zostaje pokonany
when-ai_flag = gdy bohater SI zajmuje pole
when-victory = gdy scenariusz jest wygrany

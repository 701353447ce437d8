### Scenariusz narysowany i opisany przez `banneret scenario show`.

plan-players = { $n ->
        [one] 1 gracz
        [few] { $n } gracze
       *[other] { $n } graczy
    }
plan-tiles = { $n } × { $kind }
plan-tiles-dealt = { $n } × { $kind }: { $dealt }
plan-some = { $n } { $what }
plan-pool = Dalekie kafelki w każdej puli: { $n } ({ $dealt })
plan-starts = Na początku
plan-lost = Jak się przegrywa
plan-ai = Bohaterowie SI
plan-ai-hero = { $name } ({ $place }), { $behaviour }: { $army }
plan-army-drawn = armia zależna od poziomu trudności
plan-enters = { $name }, runda { $n }
plan-rules = Zasady specjalne
plan-events = Co się dzieje i kiedy
plan-round = Runda { $rounds }
plan-notes = Ponadto
plan-scoring = Punkty na końcu
plan-bonus = Premia początkowa, jedna z tych

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

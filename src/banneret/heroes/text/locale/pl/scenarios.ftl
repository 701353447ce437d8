### Scenariusze: co liczą, jak się je wygrywa i przegrywa, ich własne czasowniki i co mówi o nich dziennik.

## Co można liczyć, jako nazwa.

measure-mine = kopalnie
measure-settlement = osady
measure-town = miasta
measure-mine_or_settlement = kopalnie i osady
measure-gold_mine = kopalnie złota
measure-materials_mine = kopalnie materiałów
measure-valuables_mine = kopalnie kosztowności
measure-points = punkty
measure-gold = złoto
measure-building_materials = materiały budowlane
measure-valuables = kosztowności
measure-income = wartość dochodu w złocie
measure-level = poziom bohatera
measure-cube = kostki rywali
measure-rival_town = miasta startowe rywali
measure-main_hero_beaten = pokonani główni bohaterowie
measure-rival_beaten = rywale z pokonanym głównym bohaterem
measure-building = budynki
measure-artifact = artefakty
measure-round = rundy
measure-grail = Graal
measure-eliminated = wyeliminowani gracze
measure-of-tile = zajęte pola: { $what }
measure-of-standing = bohater w miejscu: { $what }
measure-of-unflagged = { $what }, których nie kontrolujecie
measure-gold_income = złoto z dochodu
measure-materials_income = materiały z dochodu
measure-valuables_income = kosztowności z dochodu
measure-rival_in_contest = rywale wciąż w grze o zwycięstwo
measure-beast_slain = bestia zabita
measure-flagged = oznaczone pola
measure-secondary_hero_beaten = pokonani drudzy bohaterowie
measure-home = miasta i osady
measure-town_lost = utracone miasta
measure-fallen = własny główny bohater pokonany
measure-fallen_to_ai = własny główny bohater pokonany przez bohatera SI
measure-of-own_half = { $what } we własnej połowie
measure-of-other_half = { $what } w drugiej połowie
measure-of-standing_on = bohater na polu: { $what }
token-points = punkty zwycięstwa
counted = { $half ->
        [up] połowa z { $n } × { $what }, w górę
        [down] połowa z { $n } × { $what }, w dół
       *[none] { $n } × { $what }
    }
word-unit-choice = jednostka do wyboru: { $tier } ({ $side })
word-unit-draw = wylosowana jednostka neutralna: { $tier }

## Drogi do zwycięstwa i klęski.

table-goal-points = Zdobądź punkty zwycięstwa: { $n }.
table-goal-bank = Miej { $n } × { $what }.
table-goal-beast_slain = Zgładź bestię.
table-goal-measure = Osiągnij { $n } × { $what }.
table-goal-measure-once = Osiągnij: { $what }.
table-goal-flag-once = Kontroluj: { $what }.
table-goal-hold-all = Kontrolujcie wszystkie: { $what }.
table-goal-own = Miej: { $amount }.
table-goal-measure-none = Nie zostało nic: { $what }.
table-goal-measure-most = Najwyżej { $n } × { $what }.
table-goal-held = { $text } Na koniec rund z rzędu: { $n }.
table-goal-from = { $text } Od rundy { $n }.
table-goal-joker = { $text } Jeden może zastąpić: { $what }.
table-goal-and = { $first } Oraz: { $second }
table-limit-most_points = Po rundzie { $n }: wygrywa najwięcej punktów.
table-limit-defeat = Po rundzie { $n }: scenariusz jest przegrany.
lobby-rounds-most_points = { $rounds }, potem liczą się punkty
lobby-rounds-defeat = { $rounds }, potem przegrana
gamemode-campaign = Kampania
gamemode-tournament = Turniej
scoring-line = { $what }: { $n }
scoring-tie = Przy remisie: { $what }.

## Czasowniki scenariuszy.

verb-story = opowieść toczy się dalej
verb-score = zdobądź { $score ->
        [counted] punkty zwycięstwa: { $score_text }
        [one] 1 punkt zwycięstwa
        [few] { $score } punkty zwycięstwa
       *[other] { $score } punktów zwycięstwa
    }
verb-token = { $amount ->
        [counted] zdobądź „{ $token_name }”: { $amount_text }
       *[other] „{ $token_name }” { $amount_signed }
    }
verb-gain_counted = zdobądź { $gain_counted_name }: { $amount_text }
verb-set_rule = { $active ->
        [yes] kolejna zasada scenariusza wchodzi w życie
       *[no] jedna z zasad scenariusza przestaje obowiązywać
    }
verb-move_all = { $who ->
        [main] twój główny bohater zyskuje
       *[all] każdy twój bohater zyskuje
    } { $move_all ->
        [one] 1 punkt ruchu
        [few] { $move_all } punkty ruchu
       *[other] { $move_all } punktów ruchu
    }
verb-income_step = twój dochód { $income_step ->
        [choice] wybranego zasobu
       *[other] ({ $income_step_name })
    } przesuwa się o { $steps_signed } na torze
verb-add_unit = dołącza jednostka: { $add_unit_name }
verb-build_free = budynek stoi za darmo: { $build_free_name }
verb-free_hero = drugi bohater dołącza za darmo
verb-gain_card = weź { $gain_card_name } { $to ->
        [deck] do talii
       *[hand] na rękę
    }
verb-draft = weź coś, czego nikt nie wziął: { $draft }
verb-choose_other = weź jedno, ale nie to co ostatnio: { $choose_other }
verb-clear_tiles = zdejmij czarne kostki ze wszystkich kafelków { $clear_tiles ->
        [start] startowych
        [far] dalekich
        [near] bliskich
       *[center] środkowych
    }

## Dziennik.

event-rule = { $player }: { $text }
event-story = { $text }
event-token = { $player }: { $token } { $by }.
event-token-shared = Razem: { $token } { $by }.
event-rule-set = { $on ->
        [yes] Nowa zasada: { $text }
       *[no] Już nie obowiązuje: { $text }
    }
event-joined = { $unit } { $unit_number ->
        [one] dołącza
       *[other] dołączają
    } – { $player }.
event-scored = { $player } ma { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[other] { $n } punktów zwycięstwa
    }.
prompt-rule = { $text }
prompt-income-step = Który dochód się przesuwa?

## In the terminal.

table-scenario-defeats = Jak można przegrać
table-scenario-events = Co się dzieje i kiedy
table-scenario-rules = Zasady specjalne
table-scenario-counts = Punkty i żetony
table-scenario-foes = Bohaterowie, którymi nikt nie gra
table-scenario-next = następne wydarzenie: runda { $n }
table-scenario-waits = Jeszcze nie obowiązuje: { $text }
table-scenario-left = zostało { $n }
table-scenario-flag-ai = w rękach strony SI
table-scenario-foe = { $name }: { $state ->
        [beaten] pokonany
        [here] na mapie
        [called] przychodzi wezwany
       *[later] od rundy { $n }
    }
table-scenario-behaviour-garrison = Nigdy nie opuszcza swojego pola.
table-scenario-behaviour-sentinel = Zostaje na swoim kafelku i atakuje tych, którzy kończą tam turę.
table-scenario-behaviour-hunter = Ściga najbliższego bohatera, ruch { $n }.
table-scenario-behaviour-marcher = Maszeruje do celu, ruch { $n }.
table-scenario-behaviour-raider = Zrywa flagi, ruch { $n }.
table-scenario-behaviour-standard = Atakuje bohaterów na swoim kafelku, zajmuje kopalnie i osady, idzie na miasta, ruch { $n }.

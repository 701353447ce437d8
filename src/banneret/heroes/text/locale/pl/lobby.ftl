### What the lobby tells: games, scenarios, seats, bots, and the rules one may switch.

## Games.

game-heroes = Heroes
game-heroes-text = Przygoda: odkrywaj mapę, wznoś miasto, prowadź bohatera do walki.

## Scenarios.

gamemode-clash = Starcie
gamemode-coop = Kooperacja
gamemode-alliance = Sojusz
gamemode-skirmish = Potyczka
scenario-crossroads = Rozstaje
story-crossroads = Cztery stare drogi schodzą się przy wzgórzu, którego żaden władca nie utrzymał długo. W tym roku komuś się uda.
scenario-skirmish = Potyczka
story-skirmish = Dwie armie, jedno pole, żadnego jutra. Jedna bitwa jednostkami i kartami, które przyprowadzisz.
goal-skirmish = Pokonaj wszystkie jednostki drugiej strony.
lobby-rounds = { $n ->
        [one] { $n } runda
        [few] { $n } rundy
       *[many] { $n } rund
    }
lobby-rounds-final_battle = { $rounds }, ostateczna bitwa
lobby-rounds-draw = { $rounds }, potem remis
lobby-rounds-all_lose = { $rounds }, potem wszyscy przegrywają
lobby-no-limit = do pokonania jednej ze stron

## What everybody starts with.

lobby-treasury = Skarbiec: { $amount }
lobby-income = Dochód: { $amount }
lobby-built = Zbudowane: { $buildings }
lobby-army = Armia: { $units }
lobby-unit-rank = { $n ->
        [1] najtańsza jednostka
        [2] druga najtańsza jednostka
        [3] trzecia najtańsza jednostka
       *[other] jednostka nr { $n } według ceny
    } ({ $side })
lobby-unit = { $unit } ({ $side })

## What is special about a scenario.

lobby-pool = { $n ->
        [one] { $n } daleki kafelek dla każdego, do ułożenia
        [few] { $n } dalekie kafelki dla każdego, do ułożenia
       *[many] { $n } dalekich kafelków dla każdego, do ułożenia
    }
lobby-phrase-obelisk = twoja pierwsza kostka na Obelisku
lobby-phrase-utopia = gdy stawiasz flagę na Smoczej Utopii
lobby-phrase-grail = gdy odwiedzasz Graala
lobby-phrase-seat = gracz { $n } w kolejności tur, w rundzie 1

## Seats.

side-choose = Wybór przy stole
side-random = Niech zdecyduje los
side-faction = { $faction }, bohater wybrany przy stole
side-hero = { $hero }, { $faction }
army-castle_vanguard = Straż przednia Zamku
army-castle_host = Armia Zamku
army-dungeon_vanguard = Straż przednia Lochu
army-dungeon_host = Armia Lochu
army-necropolis_vanguard = Straż przednia Nekropolii
army-necropolis_host = Armia Nekropolii
army-random = Losowa armia
army-random-of = Losowa armia: { $faction }
army-guards = Strażnicy pola, trudność { $level }

## Bots.

## Values of rules.

rulevalue-off = Nie
rulevalue-on = Tak
rulevalue-tier_then_distance = Najpierw poziom
rulevalue-distance_then_tier = Najpierw odległość
rulevalue-clash = Przeciwnik
rulevalue-campaign = Nikt
rulevalue-previous_seat = Poprzedni gracz
rulevalue-last_finished = Ostatnia tura
rulevalue-player = Gracz
rulevalue-enemy = Strażnicy
rulevalue-hand = Ręka
rulevalue-deck_shuffled = Talia

## Rules one may switch: a name, and what it means.

rule-difficulty = Trudność
rule-difficulty-text = Jak silni są strażnicy i jak duża jest premia, z którą wszyscy zaczynają.
rule-army_size = Jednostki na planszy
rule-army_size-text = Ile jednostek każda strona może mieć naraz na planszy.
rule-round_limit = Limit rund
rule-round_limit-text = Po tylu rundach walki bitwa kończy się remisem; 0 oznacza brak limitu.
rule-mode = Kto prowadzi strażników
rule-mode-text = Strażników pola prowadzi przeciwnik albo nikt, a wtedy działają według instrukcji.
rule-ai_melee_fallback = Cele strażników
rule-ai_melee_fallback-text = Kogo atakują strażnicy bez gracza, gdy nikt z ich poziomu nie jest w zasięgu.
rule-neutral_left_from = Lewa strona strażników
rule-neutral_left_from-text = Z czyjej strony planszy ustawia się strażników bez gracza od lewej do prawej.
rule-minimum_damage = Każdy atak rani
rule-minimum_damage-text = Atak zawsze zadaje co najmniej 1 obrażenie.
rule-no_rerolls = Bez przerzutów
rule-no_rerolls-text = Żadnej kości nie można przerzucić, ani morale, ani kartami.
rule-attack_die_ignored = Kość Ataku bez znaczenia
rule-attack_die_ignored-text = Kość Ataku nie zmienia obrażeń; patrzą na nią tylko zdolności.
rule-free_extension = Darmowe dodatkowe rundy
rule-free_extension-text = Kolejna runda walki ze strażnikami nie kosztuje ruchu.
rule-gained_cards_to_discard = Nowe karty na stos odrzuconych
rule-gained_cards_to_discard-text = Znalezione i kupione karty trafiają na stos odrzuconych, a nie na rękę.
rule-captured_towns_serve = Zdobyte miasta służą
rule-captured_towns_serve-text = Miasto pod obcą flagą nie przynosi właścicielowi dochodu; kto je trzyma, korzysta z jego budynków.
rule-single_resource = Jeden z każdej kości
rule-single_resource-text = Kość zasobów daje tylko 1 wskazanego zasobu.
rule-no_starting_bonus = Bez premii na start
rule-no_starting_bonus-text = Nikt nie dostaje premii zależnej od trudności.
rule-secondary_at_start = Dwaj bohaterowie od początku
rule-secondary_at_start-text = Każdy zaczyna z bohaterem drugorzędnym w swoim mieście.
rule-double_income = Bogata kraina
rule-double_income-text = Kopalnie i osady przynoszą dwa razy tyle, także przy pierwszej fladze.
rule-trade_anytime = Handel w każdej chwili
rule-trade_anytime-text = Zasoby wymienia się zawsze, gdy wolno używać akcji miasta; placówka handlowa daje za to jeden raz artefakt.
rule-astrologers_every_round = Astrolodzy w każdej rundzie
rule-astrologers_every_round-text = Kartę dobiera się także w rundach Zasobów.
rule-no_astrologers = Bez astrologów
rule-no_astrologers-text = Kart astrologów nigdy się nie dobiera.
rule-fields_refresh = Pola się odnawiają
rule-fields_refresh-text = W rundach 4, 8 i 12 znikają wszystkie czarne kostki, a strażnicy wracają.
rule-opening_hand = Początkowa ręka
rule-opening_hand-text = Wszyscy dobierają pełną rękę przed pierwszą turą.
rule-hide_unit_decks = Ukryte armie
rule-hide_unit_decks-text = Nikt nie widzi jednostek innych graczy, zanim zostaną wystawione.
rule-income_in_round_1 = Dochód w rundzie 1
rule-income_in_round_1-text = Już pierwsza runda przynosi dochód.
rule-quick_combat_optional = Szybka walka do wyboru
rule-quick_combat_optional-text = Możesz walczyć ze strażnikami, którzy uciekliby przed twoim poziomem.
rule-retaliation_optional = Kontratak do wyboru
rule-retaliation_optional-text = Właściciel zaatakowanej jednostki decyduje, czy kontratakuje.
rule-retreat_anytime = Odwrót w każdej chwili
rule-retreat_anytime-text = Możesz wycofać się przed strażnikami w środku rundy walki.
rule-reveal_neutrals_before_deploy = Najpierw zobacz strażników
rule-reveal_neutrals_before_deploy-text = Strażnicy są dobierani, zanim wystawisz jednostki.
rule-rotate_on_discover = Obracanie odkrytych kafelków
rule-rotate_on_discover-text = Kto odkrywa zakryty kafelek, może go dowolnie obrócić.
rule-redwood_allows_pool = Obserwatorium układa własne kafelki
rule-redwood_allows_pool-text = W Obserwatorium możesz też ułożyć własny daleki kafelek.
rule-reinforce_needs_dwelling = Wzmocnienie wymaga siedliska
rule-reinforce_needs_dwelling-text = Grupa wymaga oprócz Cytadeli siedliska swojego poziomu.
rule-secondary_with_units = Bohater i jednostki razem
rule-secondary_with_units-text = Akcja, która najmuje drugiego bohatera, może też rekrutować i wzmacniać.
rule-settlement_first_bonus_free_choice = Wolny wybór w nowych Osadach
rule-settlement_first_bonus_free_choice-text = Kto pierwszy stawia flagę w Osadzie, może do dochodu wziąć darmowe wzmocnienie.
rule-shared_tile_order = Kolejność wspólnych kafelków
rule-shared_tile_order-text = Budynek, który dzieli kafelek, wymaga najpierw tego drugiego.
rule-specialty_gain_zone = Nowe specjalności
rule-specialty_gain_zone-text = Dokąd trafia specjalność z poziomów 4 i 6: na rękę albo wtasowana do talii.
rule-surrender_in_settlement = Poddanie się w Osadach
rule-surrender_in_settlement-text = Bohater broniący Osady może się poddać.
rule-mage_guild_own_turn_only = Gildia magów we własnej turze
rule-mage_guild_own_turn_only-text = Zaklęcia kupuje się tylko we własnej turze.
rule-map_cards_main_hero_only = Karty mapy tylko dla głównego bohatera
rule-map_cards_main_hero_only-text = Karty zagrane na mapie nigdy nie pomagają drugiemu bohaterowi.
rule-morale_decks = Talie Morale
rule-morale_decks-text = Zyskując morale, zamiast żetonu dobiera się kartę Morale z własnym efektem (dodatek Battlefield).
rule-morale_for_neutral_controller = Morale na kości strażników
rule-morale_for_neutral_controller-text = Kto prowadzi strażników, może wydać morale na ich kości.
rule-neutral_controller = Prowadzenie strażników
rule-neutral_controller-text = Twoich strażników prowadzi gracz siedzący przed tobą albo ten, kto ostatni skończył turę.
rule-second_negative_clears_token = Drugie przygnębienie zdejmuje żeton
rule-second_negative_clears_token-text = Ujemne morale zyskane dwa razy zabiera wraz z ręką także żeton.
rule-defeat_ends_movement = Porażka kończy ruch
rule-defeat_ends_movement-text = Bohater przeniesiony po porażce, poddaniu lub odwrocie nie idzie dalej w tej turze.
rule-experience_from_secondary_wins = Doświadczenie z każdej wygranej
rule-experience_from_secondary_wins-text = Zwycięstwa drugiego bohatera uczą także głównego.
rule-capture_all_defeats = Bezdomny przegrywa
rule-capture_all_defeats-text = Kto traci ostatnie Miasto i ostatnią Osadę, odpada od razu.
rule-cube_on_recapture = Kostka za własne Miasto
rule-cube_on_recapture-text = Odzyskanie własnego Miasta też przynosi kostkę.
rule-cap_income_at_track = Tor ogranicza dochód
rule-cap_income_at_track-text = Żaden dochód nie rośnie poza koniec swojego toru.
rule-enforce_cube_supply = Ograniczone kostki
rule-enforce_cube_supply-text = Nie postawisz więcej flag, niż masz kostek.
rule-unit_deck_limit = Największa armia
rule-unit_deck_limit-text = Ile jednostek może mieć gracz; 0 oznacza brak limitu.
rule-treasure_die_faces = Kość Skarbów
rule-treasure_die_faces-text = Ile ścianek pokazuje doświadczenie, artefakt, jeden zasób i dwa zasoby, na przykład 2-2-1-1; puste dla zwykłej kości.
rule-vii_hard_two_gold_one_azure = Trudność VII na poziomie trudnym
rule-vii_hard_two_gold_one_azure-text = Najsilniejsi strażnicy to dwie jednostki złote i jedna lazurowa zamiast jednej złotej i dwóch lazurowych.
rule-ask_anyway = Pytaj bez potrzeby
rule-ask_anyway-text = Gra pyta także wtedy, gdy nie masz nic do zagrania, żeby pauza niczego nie zdradziła. W sieci ten, kto może tylko spasować, pasuje bez kliknięcia.


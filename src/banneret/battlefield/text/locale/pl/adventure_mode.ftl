### Tryb przygody dodatku Pole bitwy: jego karty oraz pytania i opowieści o nich.

## Karty, które nie przedstawiają lokacji z mapy.

adventure-crypt = Krypta
adventure-cyclops_stockpile = Skład Cyklopów
adventure-dwarven_treasury = Skarbiec Krasnoludów
adventure-imp_cache = Kryjówka Impów
adventure-campfire = Ognisko
adventure-corpse = Zwłoki
adventure-scholar = Uczony
adventure-spell_scroll = Zwój z Zaklęciem
adventure-treasure_chest = Skrzynia Skarbów

## Co robią karty.

sheet-adventure-combat = { $name } (karta przygody, walka)
sheet-adventure-event = { $name } (karta przygody, wydarzenie)
sheet-adventure-basic = Nagroda podstawowa: { $text }
sheet-adventure-level = Siła bojowa { $n }: { $text }
sheet-adventure-face = Kość ataku { $face }: { $text }
sheet-adventure-nth = { $n ->
        [1] Twój pierwszy: { $text }
        [2] Twój drugi: { $text }
       *[other] { $last ->
            [yes] Każdy następny: { $text }
           *[no] Twój { $n }.: { $text }
        }
    }
sheet-adventure-unsaved = Nie można jej zachować.
adventure-trading_post-text = Wymieniaj zasoby według tabeli wymiany dowolną liczbę razy.
verb-learn = twój główny bohater zyskuje { $learn } doświadczenia, powyżej poziomu { $up_to_level } tylko { $beyond }
verb-exchange_adventure = obejrzyj wierzchnie karty stosu odrzuconych kart przygody (do { $exchange_adventure }), wymień tę kartę na jedną z nich i rozpatrz tamtą
verb-scroll = poszukaj zaklęcia wśród kart talii zaklęć (do { $scroll }) i zachowaj je pod tą kartą; w bitwie możesz rzucić je raz z najniższą mocą, oprócz zaklęcia rundy
verb-draw_artifacts = weź wierzchnie karty talii artefaktów: { $draw_artifacts }
verb-search_or_discard = przeszukaj { $search_or_discard_name } ({ $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }) i weź znalezioną kartę albo ją odrzuć
verb-remove_own = usuń z gry kartę ze swojej talii

## Pytania i odpowiedzi.

prompt-adventure-mode-turn = { $player }: twoja tura, runda { $n } z { $most }.
prompt-adventure-keep = { $player }: którą kartę przygody zatrzymujesz? Dwie pozostałe trafią do przeciwnika.
prompt-adventure-passed = { $player }: którą z otrzymanych kart zatrzymujesz? Druga zostanie odrzucona.
prompt-adventure-swap = Które karty wracają do talii przygody w zamian za inne?
prompt-adventure-save = Zachować można tylko jedną kartę przygody. Którą?
prompt-adventure-exchange = Którą kartę przygody odrzucasz w zamian za inną?
prompt-adventure-spring = Którą kartę bierzesz za Magiczne Źródło?
prompt-astrologers = { $player }: który dochód podnoszą astrologowie?
prompt-declare = { $card }: jaką siłę bojową deklarujesz?
prompt-send = Siła bojowa { $n }: które jednostki walczą?
prompt-stun = Która jednostka dostaje żeton paraliżu?
prompt-rouse = Która jednostka traci żeton paraliżu?
prompt-remove-own = Która karta twojej talii opuszcza grę?
prompt-sort-card = Dokąd trafia ta karta: { $card }?
option-keep-adventure = Zatrzymaj: { $card }
option-swap-adventure = Wymień: { $card }
option-use-movement = Zużyj, by dobrać inne: { $card }
option-resolve = Rozpatrz: { $card }
option-drop-adventure = Odrzuć: { $card }
option-save-adventure = Zachowaj: { $card }
option-declare = Siła bojowa { $n }: { $text }
option-declare-n = Siła bojowa { $n }
option-send = { $unit }: atak { $n }
option-stun = Sparaliżuj: { $unit }
option-rouse = Ocuć: { $unit }
option-raise = Podnieś dochód: { $resource }
option-roll-income = Rzuć kością zasobów: podnieś ten dochód i raz zyskaj jego podstawę
option-beside = Obok planszy bohatera: { $card }
option-into-deck = Do talii: { $card }
option-unroll = Rzuć ze zwoju: { $card }
option-discard-it = Odrzuć

## Co się stało.

event-set-aside = { $player } kładzie kartę obok planszy bohatera: { $card }.
event-adventure-drawn = { $player } dobiera { $n ->
        [one] { $n } kartę przygody
        [few] { $n } karty przygody
       *[many] { $n } kart przygody
    }.
event-adventure-reshuffle = Odrzucone karty przygody tworzą nową talię.
event-adventure-offer = Widzisz kartę przygody: { $card }.
event-adventure-kept = { $player } zatrzymuje kartę przygody.
event-adventure-kept-card = Zatrzymujesz: { $card }.
event-adventure-discard = { $player } odrzuca kartę przygody.
event-adventure-discarded = Odrzucasz: { $card }.
event-adventure-movement = { $player } zużywa kartę, by dobrać inne: { $card }.
event-adventure-swapped = { $player } odkłada karty i dobiera nowe, liczba kart: { $n }.
event-adventure-resolved = { $player } rozpatruje: { $card }.
event-adventure-saved = { $player } zachowuje kartę przygody.
event-adventure-exchanged = { $player } wymienia Magiczne Źródło na: { $card }.
event-declared = { $player } deklaruje siłę bojową { $n }.
event-sent = { $player } wysyła: { $unit }.
event-combat-power = { $player } osiąga siłę bojową { $n }, zadeklarowano { $most }.
event-combat-won = { $player } wygrywa walkę.
event-combat-lost = { $player } przegrywa walkę.
event-unit-stunned = Paraliż: { $unit }.
event-unit-roused = Koniec paraliżu: { $unit }.
event-scroll = { $player } zachowuje zaklęcie pod zwojem.
event-scroll-spell = Pod twoim zwojem leży: { $card }.
event-adventure-over = Przygoda dobiegła końca.
event-no-army = { $player } nie ma żadnej jednostki do bitwy.
event-event-die = { $side } rzuca kością ataku: { $face }.

## Karty na stole.

table-adventure = Karty przygód
table-adventure-deck = Talia przygód { $n }, odrzucone { $discards }
table-adventure-offered = Dobrane
table-adventure-kept = Zatrzymana
table-adventure-saved = Zachowana
table-adventure-resolved = Rozpatrzone
table-adventure-beside = Obok planszy bohatera
table-adventure-scrolls = Pod zwojami
table-adventure-hidden = zakryte: { $n }
table-morale-cards = Karty morale
table-adventure-power = Siła bojowa { $n }
table-adventure-combat = Walka
table-adventure-event = Wydarzenie
table-adventure-none = jeszcze żadnych

## Przyciski przy kartach i jednostkach.

short-keep_adventure = Zatrzymaj
short-swap = Wymień
short-resolve = Rozpatrz
short-drop = Odrzuć
short-save = Zachowaj
short-use_movement = Zużyj
short-beside = Połóż obok
short-into_deck = Do talii
short-send = Wyślij
short-stun = Ogłusz
short-rouse = Obudź
short-raise = Podnieś dochód
short-unroll = Rzuć ze zwoju

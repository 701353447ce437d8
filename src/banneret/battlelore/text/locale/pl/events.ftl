# Sentences of the log.

event-turn = Tura { $n }: { $side }.
event-command = { $side } zagrywa kartę Dowodzenia: { $card }.
event-order = { $unit } { $unit_number ->
        [one] dostaje
       *[other] dostają
    } rozkaz.
event-orders = { $side } wydaje rozkazy: { $units }.
event-move = { $unit } { $unit_number ->
        [one] idzie
       *[other] idą
    } z { $from } na { $to }.
event-attack = { $unit } { $unit_number ->
        [one] atakuje
       *[other] atakują
    } cel: { $target }. Kości: { $n }.
event-die = { $side } rzuca: { $face }.
event-hit = { $unit } { $unit_number ->
        [one] traci
       *[other] tracą
    } { $n ->
        [one] { $n } figurkę
        [few] { $n } figurki
       *[other] { $n } figurek
    }.
event-gone = Zniszczenie: { $unit }.
event-flags = { $unit }: flagi { $n }, zignorowane { $ignored }.
event-retreat = { $unit } { $unit_number ->
        [one] cofa
       *[other] cofają
    } się z { $from } na { $to }.
event-panic = Rzut paniki, { $unit }: { $face }.
event-blocked = { $unit } nie { $unit_number ->
        [one] może
       *[other] mogą
    } cofnąć się o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[other] { $n } pól
    } i { $unit_number ->
        [one] otrzymuje
       *[other] otrzymują
    } tyle trafień.
event-ground = { $unit } { $unit_number ->
        [one] podąża
       *[other] podążają
    } z { $from } na { $to }.
event-back = { $unit } { $unit_number ->
        [one] oddaje
       *[other] oddają
    } cios: { $target }. Kości: { $n }.
event-draw = { $side } dobiera kartę Dowodzenia.
event-drawn = Dobierasz: { $card }.
event-reshuffle = Talia Dowodzenia jest tasowana na nowo.
event-banner = { $side } ma teraz { $n ->
        [one] { $n } chorągiew zwycięstwa
        [few] { $n } chorągwie zwycięstwa
       *[other] { $n } chorągwi zwycięstwa
    }.
event-win = { $side } wygrywa przygodę.
event-echo = { $side } powtarza kartę przeciwnika jako: { $card }.
event-echo-nothing = { $side } nie ma karty do powtórzenia.
event-bonus = { $unit } { $unit_number ->
        [one] wykonuje
       *[other] wykonują
    } atak dodatkowy: { $target }. Kości: { $n }.
event-critical = Trafienie krytyczne: { $unit }.
event-lore-gained = { $side } zyskuje { $n ->
        [one] { $n } żeton arkanów
        [few] { $n } żetony arkanów
       *[other] { $n } żetonów arkanów
    }.
event-lore-paid = { $side } oddaje { $n ->
        [one] { $n } żeton arkanów
        [few] { $n } żetony arkanów
       *[other] { $n } żetonów arkanów
    }.
event-lore-played = { $side } zagrywa kartę arkanów za { $n }: { $card }.
event-lore-cancelled = Anulowana karta: { $card } ({ $side }).
event-lore-draw = { $side } dobiera kartę arkanów.
event-lore-drawn = Dobierasz: { $card }.
event-lore-reshuffle = Talia arkanów jest tasowana na nowo.
event-lore-discard = { $side } odrzuca: { $card }.
event-council = Rada Wojenna ({ $side }): { $master }, poziom { $n }.
event-landmark = { $side } kładzie na { $hex }: { $land }.
event-regain = { $unit } { $unit_number ->
        [one] odzyskuje
       *[other] odzyskują
    } { $n ->
        [one] { $n } figurkę
        [few] { $n } figurki
       *[other] { $n } figurek
    }.
event-join = { $unit } { $unit_number ->
        [one] staje
       *[other] stają
    } na czele: { $target }.
event-part = { $unit } { $unit_number ->
        [one] opuszcza
       *[other] opuszczają
    } oddział: { $target }.
event-withdraw = { $unit } { $unit_number ->
        [one] opuszcza
       *[other] opuszczają
    } pole bitwy.
event-test = Test rany, { $unit }. Kości: { $n }.
event-resists = { $unit } bez szwanku.
event-wounded = Rana: { $unit } { $unit_number ->
        [one] opuszcza
       *[other] opuszczają
    } pole bitwy.
event-deed = { $unit } { $unit_number ->
        [one] zdobywa
       *[other] zdobywają
    } bohaterski czyn.
event-experience = { $unit } { $unit_number ->
        [one] zyskuje
       *[other] zyskują
    } { $n ->
        [one] { $n } żeton doświadczenia
        [few] { $n } żetony doświadczenia
       *[other] { $n } żetonów doświadczenia
    }.
event-treasure = { $unit } { $unit_number ->
        [one] zyskuje
       *[other] zyskują
    } { $n ->
        [one] { $n } żeton skarbu
        [few] { $n } żetony skarbu
       *[other] { $n } żetonów skarbu
    }.
event-artifact = { $unit } { $unit_number ->
        [one] otrzymuje
       *[other] otrzymują
    }: { $artifact }.
event-hero = { $unit } { $unit_number ->
        [one] staje
       *[other] stają
    } na { $hex }.
event-separate = { $unit } { $unit_number ->
        [one] dostaje
       *[other] dostają
    } rozkaz działania osobno.
event-run = { $unit } { $unit_number ->
        [one] ucieka
       *[other] uciekają
    } z { $from } na { $to }.
event-deed-spent = { $unit } { $unit_number ->
        [one] wydaje
       *[other] wydają
    } bohaterski czyn.
event-bolt = Rzut przeciw: { $unit }. Kości: { $n }.
event-affected = { $unit }: { $effect }.
event-affected-by = { $unit }: { $effect } { $by }.
event-mist = Na { $hex } podnosi się mgła.
event-power = { $unit } { $unit_number ->
        [one] używa
       *[other] używają
    } mocy: { $power }.
event-web = W sieci: { $unit }.
event-poison = Trucizna: { $unit }.
event-poison-over = Trucizna przestaje działać: { $unit }.
event-summon = { $unit } { $unit_number ->
        [one] pojawia
       *[other] pojawiają
    } się na { $hex }.
event-unweb = { $unit } { $unit_number ->
        [one] wydostaje
       *[other] wydostają
    } się z sieci.
event-captives = Koniec przygody: bohaterowie wśród wrogów są jeńcami.
event-ransom = { $unit } { $unit_number ->
        [one] płaci
       *[other] płacą
    } okup: { $n ->
        [one] { $n } żeton skarbu
        [few] { $n } żetony skarbu
       *[other] { $n } żetonów skarbu
    }.
event-scar = { $unit }: trwała rana, jedna czaszka skreślona.
event-bought = { $unit } { $unit_number ->
        [one] kupuje
       *[other] kupują
    }: { $artifact }.
event-exchange = { $unit } coś { $unit_number ->
        [one] oddaje
       *[other] oddają
    } i { $unit_number ->
        [one] dobiera
       *[other] dobierają
    } { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    }.
event-healed = Medyk leczy starą ranę: { $unit }.
event-learned = { $unit } { $unit_number ->
        [one] uczy
       *[other] uczą
    } się: { $skill }.
event-councillor = { $unit } { $unit_number ->
        [one] zasiada
       *[other] zasiadają
    } w Radzie Wojennej.
event-caltrops = Na { $hex } leżą kolce.
event-reroll = { $unit } { $unit_number ->
        [one] przerzuca
       *[other] przerzucają
    }: { $face }.
event-lore-kept = { $card } wraca na rękę ({ $side }).
event-spied = Widzisz: { $card }.
event-looked = { $side } ogląda { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    } Dowodzenia przeciwnika.
event-raised = { $unit } { $unit_number ->
        [one] wraca
       *[other] wracają
    } na { $hex }.
event-trained = Szkolenie: { $unit } → { $target }.
event-banner-lost = { $side } traci chorągiew miejsca i ma teraz { $n ->
        [one] { $n } chorągiew zwycięstwa
        [few] { $n } chorągwie zwycięstwa
       *[other] { $n } chorągwi zwycięstwa
    }.
event-chest = { $unit } { $unit_number ->
        [one] otwiera
       *[other] otwierają
    } skrzynię. { $chest }.
event-tent = { $side } zdobywa namiot dowódcy na { $hex }.
event-quest = { $unit } { $unit_number ->
        [one] wypełnia
       *[other] wypełniają
    } zadanie.
event-uses = { $unit } { $unit_number ->
        [one] używa
       *[other] używają
    }: { $artifact }.
event-skill = { $unit } { $unit_number ->
        [one] używa
       *[other] używają
    } umiejętności: { $skill }.
event-seen = { $unit } { $unit_number ->
        [one] zagląda
       *[other] zaglądają
    } do skrzyni. { $chest }.
event-equips = { $unit } { $unit_number ->
        [one] wyjmuje
       *[other] wyjmują
    }: { $artifact }.
event-discard = { $side } odrzuca: { $card }.
event-stolen = { $unit } { $unit_number ->
        [one] kradnie
       *[other] kradną
    } żeton skarbu: { $target }.

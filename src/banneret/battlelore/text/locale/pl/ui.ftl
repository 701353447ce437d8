# The game in the lobby, questions and the labels of their answers.

game = BattleLore
game-text = Średniowieczne armie na polu bitwy z heksów, dowodzone kartami, z Mistrzami Arkanów, Stworami i bohaterami.

rule-lore = Użyj arkanów w tej średniowiecznej przygodzie

card-none = Brak karty rozkazów
card-cost = { $card } (arkana: { $n })

sheet-unit = Chorągiew: { $banner } · figurki: { $figures } · pola: { $hexes } · kości: { $dice }
sheet-lore = { $name } – { $master }, arkana: { $n }
sheet-artifact = { $name } – { $kind }, { $role }
sheet-skill = { $name } – { $role }
sheet-needs = Warunek: { $what }
sheet-power = { $name }: { $text }

banner-green = zielona
banner-blue = niebieska
banner-red = czerwona

place-empty = puste pole

unit-at = { $unit } na { $hex }

land-at = { $hex } ({ $land })

option-order = Rozkaz: { $unit }
option-unit = { $unit }
option-move = Idź na { $hex }
option-attack = Atakuj: { $unit }
option-attack-dice = Atakuj: { $unit }, { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[other] { $n } kości
    }
option-retreat = Cofnij na { $hex }
option-site = Połóż na { $hex }
option-target = Wybierz: { $unit }
option-aim = Wybierz { $hex }
option-separate = Odłącz Przywódcę: { $unit }
option-hero = Rusz Przywódcą: { $unit }
option-deploy = Dołącz: { $unit }
option-web = Opleć siecią: { $unit }
option-boulder = Rzuć głazem: { $unit }
option-play = Zagraj: { $card }
option-keep = Zatrzymaj: { $card }
option-lore = Zagraj: { $card }
option-take = Zatrzymaj: { $card }
option-drop = Odrzuć: { $card }
option-level = Poziom: { $master }
option-section = { $section }
option-supply-tokens = Dwa żetony arkanów
option-supply-card-and-token = Karta arkanów i żeton arkanów
option-supply-cards = Dwie karty arkanów, z których zatrzymasz jedną
option-leave = Oddaj: { $artifact }
option-buy = Kup: { $artifact }
option-give = Oddaj za dobranie: { $artifact }
option-take-artifact = Zatrzymaj: { $artifact }
option-learn = Naucz się: { $skill }
option-reroll = Przerzuć: { $face }
option-raise = Przywróć: { $unit }
option-ignore = { $n ->
        [0] Nie ignoruj flag
        [one] Zignoruj jedną flagę
        [few] Zignoruj { $n } flagi
       *[other] Zignoruj { $n } flag
    }
option-hurl = { $n ->
        [0] Nie odrzucaj
        [one] Użyj jednego symbolu arkanów
       *[other] Użyj symboli arkanów: { $n }
    }
option-deed = Wydaj bohaterski czyn
option-search = Przeszukaj pole
option-quest = Wypełnij zadanie
option-done = Gotowe
option-done-orders = Bez dalszych rozkazów
option-done-moving = Zakończ ruchy
option-done-battling = Zakończ walki
option-done-buying = Nie kupuj więcej
option-done-exchanging = Nie wymieniaj więcej
option-done-keeping = Nie zatrzymuj żadnego
option-yes = Tak
option-no = Nie
option-battle-back = Oddaj cios
option-stay = Zostań
option-follow = Podążaj
option-pass = Nie graj karty
option-withdraw = Opuść pole bitwy
option-flee = Wycofaj się z własnej woli
option-tremor = Wstrząs (arkana: 1)
option-earthquake = Trzęsienie ziemi (arkana: 2)
option-summon = Spróbuj przyzwać Żywiołaka ziemi
option-spend = Oddaj dwa żetony doświadczenia za dobranie
option-advise = Zasiądź w Radzie Wojennej
option-use = Użyj: { $artifact }
option-skill = Użyj umiejętności: { $skill }
option-equip = Wyjmij: { $artifact }
option-chest = Weź: { $chest }
option-discard = Odrzuć: { $card }
option-hatchets = Rzuć toporkami: { $unit }
option-bow = Strzel z łuku: { $unit }
option-lightning = Ciśnij błyskawicę: { $unit }
option-use-nothing = Nie używaj niczego
option-leave-chest = Zostaw
option-pay-toll = Zapłać 3 żetony arkanów
option-let-fail = Niech karta przepadnie

prompt-other = Co robisz?
prompt-ask-bought = Kupić artefakt za pięć żetonów skarbu?
prompt-ask-exchange = Oddać dwa artefakty lub dwa żetony doświadczenia za jeszcze jedno dobranie?
prompt-ask-haul = Który z dobranych artefaktów zatrzymujesz?
prompt-ask-limit = Twój bohater ma za dużo artefaktów: który oddajesz?
prompt-ask-room = Twój bohater ma za dużo artefaktów: który oddajesz?
prompt-drew-artifact = Twój bohater ma za dużo artefaktów: który oddajesz?
prompt-ask-level-up = Czego uczy się twój bohater?
prompt-ask-poison = Zatruć trafioną jednostkę za 1 żeton arkanów?
prompt-ask-hurl = Ilu symboli arkanów używa Olbrzym, by odrzucić cel?
prompt-ask-deed = { $unit }: wydać bohaterski czyn za jedną kość więcej?
prompt-go-on-retreating = { $unit }: wydać bohaterski czyn, by cofnąć się o pole dalej?
prompt-got-move = { $unit }: dokąd iść?
prompt-ask-tent = Gdzie rozbijasz namiot dowódcy?
prompt-ask-capture = Zdobyć wrogi namiot dowódcy za chorągiew zwycięstwa?
prompt-ask-back = Oddać cios?
prompt-ask-ground = Wejść na opuszczone pole?
prompt-ask-further = Przejść jedno pole dalej?
prompt-ask-bonus = Kogo dotyka atak dodatkowy?
prompt-ask-level = Który Mistrz Arkanów dostaje następny poziom? Rozdane: { $n } z { $of }.
prompt-ask-landmark = { $land }: na którym polu położyć?
prompt-call-die = Gdzie pojawia się Żywiołak ziemi?
prompt-ask-deployed = Do którego oddziału dołącza twój bohater?
prompt-ask-run = Dokąd ucieka bohater?
prompt-ran = Uderzyć uciekającego bohatera?
prompt-ask-assault = Szturm: która część pola bitwy?
prompt-ask-gathered = Ramię w ramię: która część pola bitwy?
prompt-ask-inspired = Natchnione szeregi: która część pola bitwy?
prompt-ask-fallen = Która utracona jednostka wraca?
prompt-ask-haven = Gdzie na twojej linii się pojawia?
prompt-ask-pick = { $card }: która jednostka?
prompt-ask-traveller = Która jednostka przechodzi przez Portal?
prompt-ask-portal = Dokąd prowadzi Portal?
prompt-ask-first-traveller = Która jednostka pierwsza przechodzi przez Wielki portal?
prompt-ask-first-portal = Gdzie wychodzi pierwsza jednostka?
prompt-ask-companion = Która jednostka idzie z nią?
prompt-ask-shaken = Którą jednostką wstrząśnie teraz?
prompt-ask-second-portal = Gdzie wychodzi druga jednostka?
prompt-ask-slip = Dokąd wymyka się twoja jednostka?
prompt-ask-traps = Na które pole rzucasz kolce?
prompt-ask-chained = Kogo razi błyskawica?
prompt-ask-cleft = Kogo dosięga Rozłupujący cios?
prompt-ask-mist = Gdzie podnosi się mgła?
prompt-lore-order = Której jednostce kość daje rozkaz?
prompt-ask-ignored = { $unit }: ile flag zignorować?
prompt-ask-retreat = { $unit }: dokąd się cofnąć?
prompt-ask-reroll = Które kości przerzucić?
prompt-ask-kept = Którą kartę arkanów zatrzymujesz? Jeszcze do zatrzymania: { $n } z { $of }.
prompt-trim = Za dużo kart arkanów: którą odrzucasz?
prompt-ask-supply = Co bierzesz na koniec tury?
prompt-ask-command = Którą kartę Dowodzenia zagrywasz?
prompt-ask-order = { $card }: której jednostce dajesz rozkaz?
prompt-ask-mover = Która jednostka z rozkazem rusza się teraz?
prompt-got-mover = { $unit }: dokąd iść?
prompt-ask-battler = Która jednostka z rozkazem walczy teraz?
prompt-got-battler = { $unit }: kogo zaatakować?
prompt-ask-kept-command = Którą kartę Dowodzenia zatrzymujesz?
prompt-ask-window = Zagrać teraz kartę arkanów?
prompt-ask-company = Zagrać jeszcze jedną kartę arkanów z kartą: { $card }?
prompt-ask-answer = Odpowiedzieć kartą arkanów na: { $card }?
prompt-ask-use = Czy twoi bohaterowie czegoś teraz używają?
prompt-begin-test = Anulować test ran?
prompt-read-test = Cofnąć ranę Cudem?
prompt-after-test = Uratować Cudem bohatera sojusznika?
prompt-begin-search = Użyć czegoś do poszukiwań?
prompt-look-into-chest = Którą skrzynię bierzesz?
prompt-begin-card = Obniżyć koszt karty: { $card }?
prompt-ask-mirror = Odbić amuletem kartę: { $card }?
prompt-ask-toll = Dopłacić 3 żetony arkanów za kartę: { $card }, czy niech przepadnie?
prompt-ask-discarded = Którą kartę rozkazów odrzucasz?
prompt-ask-unpacked = Co { $hero } wyjmuje z plecaka?
prompt-ask-horn = Którą jednostkę wzywa róg wojenny?
prompt-ask-recalled = Do którego oddziału dołącza { $hero }?
prompt-ask-follower = Kto idzie za przykładem ({ $hero })?
prompt-ask-lit = Która jednostka rusza w świetle latarni?
prompt-ask-lit-way = Dokąd idzie?
prompt-ask-helper = Który sojusznik rezygnuje z walki, by pomóc ({ $hero })?
prompt-ask-lucky-die = Którą kość przerzucić?
prompt-ask-blood = Co daje kielich?
prompt-ask-cloven = Z kim { $hero } walczy teraz?
prompt-ask-patient = Który oddział opatruje { $hero }?
prompt-ask-slipped = Dokąd wymyka się { $hero }?
prompt-ask-doctor = Zapłacić Medykowi za wyleczenie rany?

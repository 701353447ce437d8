### Bohaterowie SI: ich tury w dzienniku, pytania o nich i to, co liczą scenariusze.

ui-enemy = Wróg
aihero-all = każdy bohater SI
verb-spawn = { $spawn_name } wchodzi na mapę
verb-strengthen = { $strengthen_name } rośnie w siłę

## Co robią i według jakiej zasady.

airule-0 = na kafelku stoi bohater, więc atak (pierwszy priorytet)
airule-1 = do najbliższej kopalni lub osady na kafelku (drugi priorytet)
airule-2 = marsz na najbliższe miasto (trzeci priorytet)
airule-3 = pościg za najbliższym bohaterem
airule-4 = marsz do celu
airule-5 = najazd na najbliższe oznaczone pole
airule-6 = bez ruchu
airule-7 = zajęte pole zostaje zburzone

event-ai-turn = { $ai }: tura.
event-ai-rule = { $ai }: { $text }.
event-ai-walk = { $ai } idzie na { $direction }: { $place }.
event-ai-walk-far = { $ai } idzie: { $place }.
event-ai-discovers = { $ai } odkrywa kafelek.
event-ai-sweeps = Straż ustępuje, nadchodzi { $ai }: { $place }.
event-ai-flag = { $ai } zajmuje pole: { $place }.
event-ai-fight = { $ai } atakuje, przeciwnik: { $hero }. Pole: { $place }.
event-ai-met = { $hero } atakuje, przeciwnik: { $ai }. Pole: { $place }.
event-ai-draws = { $ai } dobiera: { $unit }.
event-ai-enters = { $ai } wchodzi na mapę: { $place }.
event-ai-beaten = { $player } odnosi zwycięstwo, przeciwnik: { $ai }.
event-ai-strengthened = { $ai } rośnie w siłę.
event-ai-razed = { $ai } burzy: { $place }.

## Pytania.

prompt-lead = Kilka dróg jest równie krótkich. Którą wybiera { $ai }?
option-lead = { $place } ({ $direction })

## Cele i miary.

measure-of-ai_trod = pola, na które wszedł bohater SI: { $what }
measure-of-razed = zburzone pola: { $what }
measure-of-kind_on = { $what } ({ $where })
table-goal-defeat_ai = Pokonaj: { $what }.
table-goal-ai_town = Zdobądź miasto: { $what }.
table-goal-town_lost = Miasto startowe jest stracone.
table-goal-main_hero_defeated = { $n ->
        [one] Główny bohater ponosi klęskę.
       *[other] Główni bohaterowie ponoszą klęskę { $n } razy.
    }
table-goal-main_hero_defeated_ai = { $n ->
        [one] Bohater SI pokonuje głównego bohatera.
       *[other] Bohaterowie SI pokonują głównego bohatera { $n } razy.
    }
table-goal-survive = Przetrwaj do końca rundy { $n }.
table-goal-razed = Zburzono: { $what }.

## AI heroes of campaigns.

aihero-caomham = Lord Caomham
aihero-preuet = Lord Preuet
aihero-ordwald = Ordwald
aihero-ordwald_last = Ordwald
aihero-jeddite = Jeddite
aihero-shiva = Shiva
aihero-ethric = Ethric
aihero-ivor = Ivor
aihero-melodia = Melodia

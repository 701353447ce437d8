### The Morale decks of the Battlefield expansion: their cards, and what is asked and told about them.

morale-repeat_search = Ponowne poszukiwania
morale-combat_draw = Karta do walki
morale-combat_bonus = Premia do walki
morale-reroll_die = Przerzut
morale-set_attack_die_plus = Pewny cios
morale-remove_token = Otrząśnięcie
morale-replace_adventure_card = Nowa ścieżka
morale-redraw_hand = Świeża ręka
morale-search_one = Pospieszne poszukiwania
morale-set_attack_die_minus = Pewne pudło
morale-next_roll_minus_one = Wahanie
morale-roll_one_less = Niezdarność
morale-skip_activation = Sparaliżowani strachem
morale-random_combat_discard = Zamęt
morale-put_token = Panika
morale-reroll_plus_one = Zły omen

## What the cards do.

morale-repeat_search-text = Zrezygnuj z tego, co właśnie przyniosło przeszukanie, i szukaj jeszcze raz.
morale-combat_draw-text = Gdy zaczyna się bitwa na planszy, dobierz 1 kartę.
morale-combat_bonus-text = Raz w walce: +1 do Ataku, +1 do Obrony lub +1 do Siły bojowej.
morale-reroll_die-text = Przerzuć jedną kość.
morale-set_attack_die_plus-text = Obróć na +1 jedną z właśnie rzuconych kości Ataku.
morale-remove_token-text = Zdejmij żeton Paraliżu z jednej ze swoich jednostek.
morale-replace_adventure_card-text = Odrzuć kartę Przygody i dobierz inną.
morale-redraw_hand-text = Odrzuć dowolnie wiele kart z ręki i dobierz tyle samo.
morale-search_one-text = Twoje następne przeszukanie (2) lub większe staje się przeszukaniem (1).
morale-set_attack_die_minus-text = Jedną z twoich następnych kości Ataku obraca się na −1.
morale-next_roll_minus_one-text = Twój następny rzut na Atak, Obronę lub Siłę bojową ma −1.
morale-roll_one_less-text = Gdy następnym razem rzucasz dwiema lub więcej kośćmi Skarbu albo Ataku, rzuć o jedną mniej.
morale-skip_activation-text = Przed każdą aktywacją swoich jednostek rzuć kością Ataku. Przy −1 aktywacja przepada, a ta karta odchodzi.
morale-random_combat_discard-text = Gdy zaczyna się twoja następna bitwa na planszy, odrzuć losową kartę z ręki.
morale-put_token-text = Natychmiast: połóż żeton Paraliżu na jednej ze swoich jednostek.
morale-reroll_plus_one-text = Twoja następna kość Ataku, która pokazuje +1, jest przerzucana.

## Their sheets.

sheet-morale-positive = { $name } (Wysokie Morale)
sheet-morale-negative = { $name } (Niskie Morale)
sheet-morale-icon = Tylko w pojedynkach i w trybie przygody.

## What is asked.

prompt-morale-drop = Którą kartę Morale odrzucasz?
prompt-morale-keep = Którą z tych kart Morale zatrzymujesz?
prompt-morale-repeat = Zrezygnować z tej karty Morale i szukać jeszcze raz?
prompt-morale-room = Masz już dwie karty Morale. Użyć jednej, zanim zyskasz morale?
prompt-morale-start = Zaczyna się bitwa. Użyć karty Morale?
prompt-panic = Panika: która z twoich jednostek dostaje żeton Paraliżu?
prompt-shake-off = Która z twoich jednostek traci żeton Paraliżu?
prompt-shake-off-now = { $unit }: otrząsnąć się z paraliżu kartą Morale?
prompt-omens = Na ten rzut działają dwie karty Morale. Która najpierw?
prompt-morale-minus = Którą kość obraca się na −1?
prompt-power-dice = Kości: { $face }. Użyć karty Morale?

option-morale = Karta Morale: { $card }
option-morale-drop = Odrzuć: { $card }
option-morale-keep = Zatrzymaj: { $card }
option-morale-plus = Karta Morale: obróć { $face } na +1
option-morale-minus = Obróć { $face } na −1
short-morale = Użyj
short-morale_drop = Odrzuć
short-morale_keep = Zatrzymaj
short-morale_plus = Obróć na +1
short-morale_minus = Obróć na −1

## What happens.

event-morale-card = { $side } używa karty Morale: { $card }.
event-morale-dropped = { $side } odrzuca kartę Morale: { $card }.
event-morale-taken = { $side } otrzymuje kartę Morale: { $card }.
event-morale-look = { $side } przeszukuje talię Wysokiego Morale ({ $n }).
event-morale-seen = { $side } widzi kartę Morale: { $card }.
event-morale-under = { $side } kładzie kartę Morale pod talię.
event-morale-shuffled = Odrzucone karty { $n ->
        [0] Wysokiego
       *[1] Niskiego
    } Morale są tasowane w nową talię.
event-die-turned = { $side } obraca kość z { $face } na { $by }.
event-fear-die = { $unit } – kość przeciw strachowi: { $face }.
event-frightened = { $unit } { $unit_number ->
        [one] zastyga
       *[other] zastygają
    } ze strachu i nic nie { $unit_number ->
        [one] robi
       *[other] robią
    }.
event-roll-less = { $side } rzuca o jedną kość mniej: { $n }.
event-power-die = { $side } rzuca na Siłę bojową: { $face }.
event-power-changed = Siła bojowa, { $side }: { $by }.

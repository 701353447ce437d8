### Words of the table: general terms, prompts (what is asked) and options (what may be answered).

## General terms.

ui-attacker = Atakujący
ui-defender = Obrońca
ui-round-n = Runda { $round }
ui-initiative = Inicjatywa
ui-hand = Ręka
ui-deck = Talia
ui-discard = Karty odrzucone
ui-few = Garstka
ui-attack = Atak
ui-defense = Obrona
ui-cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
ui-morale-positive = Wysokie Morale
ui-defense-token = Żeton Obrony
ui-paralysis-token = Żeton Paraliżu
ui-over = Walka zakończona

## The table on a screen.

ui-skirmish = Potyczka
ui-attack-ahead = Przebieg ataku
ui-retaliation = Kontratak: { $damage }
ui-no-retaliation = Bez kontrataku
ui-forecast-note = Bez kart i przerzutów.
ui-effect-flips = staje się Garstką
ui-effect-falls = cel pokonany
ui-effect-left = zdrowie: { $n }
ui-effect-nothing = bez obrażeń
ui-short-attack = A
ui-short-defense = O
ui-short-hp = Z
ui-short-initiative = I
ui-short-ground = pieszo
ui-short-flying = lot
ui-short-ranged = łuk
ui-short-paralysed = PARAL.
ui-short-defending = garda
ui-acts = działa
ui-next = potem
ui-skips = pauzuje
ui-hand-none = brak kart
ui-hidden = ukryta
ui-expert = Efekty mistrzowskie: { $n }
ui-movement = Ruch: { $n }
ui-reserve = Rezerwa
ui-sign-target = można zaatakować, z obrażeniami
ui-sign-acts = działa teraz
ui-sign-done = działał w tej rundzie
ui-sign-hearts = zdrowie pozostałe i utracone
ui-sign-flips = z Grupy staje się Garstką; z ? być może
ui-sign-falls = pokonany; z ? być może
ui-rounds = Rundy
ui-damage-dealt = Zadane obrażenia
ui-dice-average = Kości Ataku, średnio
ui-empty-space = Puste pole

## Prompts.

prompt-deploy-unit = Wybierz jednostkę do rozstawienia.
prompt-deploy-space = { $unit }: wybierz pole.
prompt-space = Wybierz pole.
prompt-action = { $unit }: wybierz akcję.
prompt-target = { $unit }: wybierz cel.
prompt-second-target = { $unit }: wybierz drugi cel.
prompt-card = Zagraj kartę lub spasuj.
prompt-card-unit = { $card }: wybierz jednostkę.
prompt-yes-no = Tak czy nie?
prompt-reroll = Kość pokazuje { $face }. Przerzucić?
prompt-ignore-die = { $unit }: odrzucić kartę, aby kość Ataku nic nie dodała?
prompt-save-ally = { $unit }: anulować atak? Jego cel: { $target }.
prompt-first = Która jednostka działa pierwsza?
prompt-extend = Przedłużyć walkę za { $n ->
        [one] { $n } punkt ruchu
        [few] { $n } punkty ruchu
       *[many] { $n } punktów ruchu
    } czy się wycofać?
prompt-quick-combat = Strażnicy uciekliby bez walki. Pozwolić im?
prompt-place-gate = Wybierz pole dla Bramy.
prompt-heal = { $unit }: wybierz jednostkę do uleczenia.
prompt-reinforce = Wybierz jednostkę do wzmocnienia.
prompt-redraw = Wybierz karty do odrzucenia i ponownego dobrania.
prompt-push = { $unit }: wybierz pole, na które trzeba się odsunąć.
prompt-go-back = { $unit }: powrót na { $space }?
prompt-retaliate = { $unit }: kontratakować? Cel: { $target }.

## Options.

option-move = Ruch na { $space }
option-stay = Zostań
option-attack = Atak: { $unit } na { $space }
option-attack-tower = Atak na Wieżę Strzelniczą
option-break = Zniszcz { $what ->
        [gate] Bramę
       *[wall] Mur
    } na { $space }
option-defend = Obrona
option-end = Zakończ aktywację
option-surrender = Poddaj się za { $gold } złota
option-pass = Pas
option-use = Użyj innej akcji tej jednostki
option-play = Zagraj: { $card }
option-expert = Zagraj: { $card } (efekt mistrzowski)
option-reroll = Przerzuć { $face }
option-keep = Zachowaj
option-extend = Przedłuż walkę
option-retreat = Odwrót
option-morale-draw = Wydaj morale: dobierz 1 kartę
option-morale-swap = Wydaj morale: odrzuć karty i dobierz tyle samo
option-morale-reroll = Wydaj morale: przerzuć { $face }
option-deploy = Rozstaw: { $unit }
option-done = Gotowe
option-place = { $space }
option-target = Cel: { $unit } na { $space }
option-activate = Aktywuj: { $unit } na { $space }
option-gate = Brama na { $space }
option-reinforce = Wzmocnij: { $unit }
option-discard = Odrzuć: { $card }
option-push = Odsuń się na { $space }
option-go-back = Wróć na { $space }
option-cancel-attack = Anuluj atak
option-fight = Walcz
option-let-flee = Pozwól im uciec

## Spells

prompt-power = { $card }: dodać mocy? Dotychczas: { $n }.
prompt-step = { $card }: wybierz siłę zaklęcia.
prompt-stat = { $card }: wybierz statystykę do zwiększenia.
prompt-blast = { $card }: wybierz drugie pole.
prompt-chain = { $card }: wybierz jednostkę trafioną jako następna.
prompt-teleport = { $unit }: wybierz pole, na które trzeba się teleportować.
prompt-cancel-spell = Przeciwnik rzuca zaklęcie: { $card }. Zagraj przeciw niemu kartę lub spasuj.
prompt-return-spell = Rzucono zaklęcie: { $card }. Zagraj kartę, aby je odzyskać, lub spasuj.
prompt-rescue = { $unit }: atak usunąłby tę jednostkę. Uratować ją?

option-cast = Rzuć: { $card }
option-power = Dodaj mocy: { $card }
option-power-expert = Dodaj mocy: { $card } (efekt mistrzowski)
option-step = { $text }
option-stat = Zwiększ { $stat ->
        [attack] atak
        [defense] obronę
       *[initiative] inicjatywę
    }

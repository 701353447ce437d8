### Words of the table: general terms, prompts (what is asked) and options (what may be answered).

## General terms.

ui-attacker = Atakujący
ui-defender = Obrońca
ui-round-n = Runda { $round }
ui-initiative = Inicjatywa
ui-log = Dziennik
ui-hand = Ręka
ui-deck = Talia
ui-discard = Karty odrzucone
ui-undo = Cofnij
ui-redo = Ponów
ui-help = Pomoc
ui-why-not = Dlaczego nie?
ui-quit = Wyjdź
ui-your-turn = Twoja kolej
ui-waiting-for = Oczekiwanie na gracza: { $side }
ui-few = Garstka
ui-pack = Grupa
ui-attack = Atak
ui-defense = Obrona
ui-hp = Zdrowie
ui-chance = Los
ui-cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
ui-morale-positive = Wysokie Morale
ui-defense-token = Żeton Obrony
ui-paralysis-token = Żeton Paraliżu
ui-over = Walka zakończona
ui-winner = Zwycięzca: { $side }
ui-drawn = Brak zwycięzcy

## The table on a screen.

ui-skirmish = Potyczka
ui-saved = zapis: { $path }
ui-not-saved = bez zapisu
ui-save-failed = Nie udało się zapisać gry ({ $reason }). Gra toczy się dalej, a każda odpowiedź ponawia próbę.
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
ui-pass-screen = Przekaż ekran graczowi: { $side }
ui-pass-screen-hint = Naciśnij Enter, gdy nikt inny nie patrzy.
ui-refused = Teraz niedozwolone: { $answer }
ui-unknown = To nie jest odpowiedź: { $answer }
ui-several = Pasuje kilka odpowiedzi: { $answers }
ui-allowed = Teraz dozwolone
ui-asked-now = O co chodzi teraz
ui-no-undo = Niczego nie można cofnąć: coś zostało ujawnione albo odpowiedział inny gracz.
ui-no-redo = Nie ma czego ponowić.
ui-taken-back = Cofnięto: { $answer }
ui-given-again = Ponowiono: { $answer }
ui-quit-ask = Opuścić grę?
ui-quit-saved = Jest zapisana w { $path } i można ją wznowić.
ui-quit-unsaved = Nie jest zapisana i przepadnie.
ui-keys = Klawisze
ui-signs = Znaki
ui-key-arrows = przesuń kursor
ui-key-shift = rozejrzyj się bez wybierania
ui-key-enter = daj zaznaczoną odpowiedź
ui-key-tab = następna odpowiedź, z shiftem poprzednia
ui-key-number = daj odpowiedź o tym numerze; 0 pasuje lub kończy
ui-key-type = wpisz odpowiedź, np. b3 lub move:b3; esc czyści
ui-key-undo = cofnij ostatnią odpowiedź
ui-key-redo = ponów ją
ui-key-why = dlaczego coś jest tu niedozwolone
ui-key-inspect = jednostka lub karta pod kursorem
ui-key-log = cały dziennik; Page Up i Page Down przewijają
ui-key-speed = jak szybko grają boty
ui-key-quit = opuść grę
ui-sign-legal = można wybrać
ui-sign-target = można zaatakować, z obrażeniami
ui-sign-acts = działa teraz
ui-sign-done = działał w tej rundzie
ui-sign-hearts = zdrowie pozostałe i utracone
ui-sign-flips = z Grupy staje się Garstką; z ? być może
ui-sign-falls = pokonany; z ? być może
ui-speed = Boty: { $speed }
ui-speed-slow = wolno
ui-speed-normal = zwykle
ui-speed-fast = szybko
ui-speed-instant = od razu
ui-bot-failed = Bot { $bot } zawiódł ({ $reason }). Odtąd za jego miejsce odpowiada człowiek.
ui-rounds = Rundy
ui-answers = Odpowiedzi
ui-damage-dealt = Zadane obrażenia
ui-units-lost = Utracone jednostki
ui-units-left = Pozostałe jednostki
ui-dice-average = Kości Ataku, średnio
ui-see-board = Zobacz planszę
ui-close = Zamknij
ui-empty-space = Puste pole
ui-too-small = Okno jest za małe: potrzeba { $width } × { $height } znaków.
ui-hint-cursor = kursor
ui-hint-answer = odpowiedz
ui-hint-next = następna
ui-hint-type = wpisz
ui-hint-inspect = obejrzyj
ui-key-marked = wszystko o zaznaczonej odpowiedzi
ui-sign-asked = teraz odpowiada
ui-sign-yes = tak
ui-mark-first = Najpierw zaznacz odpowiedź, klawiszem tab lub strzałką, albo naciśnij jej klawisz.

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
option-yes = Tak
option-no = Nie
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

# Stół i poczekalnia: fazy, kroki, chwile na karty arkanów, uwagi o przygodach.

phase-creation = Akademia
phase-setup = Przygotowanie
phase-command = Dowodzenie
phase-order = Rozkazy
phase-move = Ruch
phase-combat = Walka
phase-draw = Koniec tury
phase-after = Po przygodzie
phase-over = Koniec

step-captives = Jeńcy
step-spoils = Łupy
step-experience = Doświadczenie
step-buy = Zakupy
step-draw = Artefakty
step-put_back = Odkładanie
step-rise = Nowe umiejętności
step-record = Karta postaci
step-class = Klasa
step-skill = Pierwsza umiejętność
step-artifact = Pierwszy artefakt
step-gift = Dar instruktora

window-command = na początku tury
window-move = w fazie ruchu
window-combat = w fazie walki
window-attacked = przed rzutem
window-rolled = po rzucie
window-flags = gdy oddział musi się wycofać
window-after = po ataku
window-moved = po ruchu wroga
window-orders = po karcie Sekcji
window-card = w odpowiedzi na kartę arkanów
window-end = na końcu tury
window-own = razem z własną kartą arkanów

effect-poison = zatrucie
effect-web = uwięzienie w sieci

card-section = Karta Sekcji
card-tactic = Karta Taktyki
class-common = każda klasa
need-riding = konny bohater
need-cleric = Kapłan
need-wizard_or_cleric = Czarodziej lub Kapłan
need-a_battle_skill = umiejętność bojowa

adventure-academy-text = Z pustej karty powstaje bohater: klasa, pierwsza umiejętność, pierwszy artefakt.
mode-medieval = Średniowieczna
mode-lore = Z arkanami
mode-heroes = Z bohaterami
seat-alone = Bez bohatera
rule-lore-text = Kości przynoszą żetony arkanów, a obie strony grają karty arkanów, bez Rad Wojennych.
rule-fragile_alliances = Kruche sojusze
rule-fragile_alliances-text = Sojusznicy nie wydają rozkazów bohaterom drugiej osoby.
switch-no = Nie
switch-yes = Tak

goal-banners = Wygrywa, kto pierwszy zdobędzie sztandary zwycięstwa w liczbie { $n }.
note-council = { $side }: Rada Wojenna, poziomy: { $n }.
note-council-fixed = { $side }: Rada Wojenna: { $masters }.
note-cards = { $side }: karty Dowodzenia: { $n }.
note-cunning = Przebiegli wrogowie: każdy oddział, który utrzyma pole, może oddać cios.
note-hold = { $side } ma { $n ->
        [one] jeden sztandar
        [few] { $n } sztandary
       *[many] { $n } sztandarów
    }, dopóki utrzymuje { $hexes }.
note-sight = Przez pierwsze tury każdej strony ({ $turns }) nikt nie widzi dalej niż na { $n } pola.
note-chests = Ukryte skrzynie dla bohaterów: { $n }.
note-graves = Skrzynie wśród grobów dają też doświadczenie.
note-tents = Każda strona ma Namiot dowódcy, który druga może zdobyć.
note-quest = Pieszy bohater może wypełnić zadanie na polu { $hex }.
note-slaying = Bohater, który pokona Stwora, znajduje artefakty: { $n }.
note-trophy = Bohater, który zranił innego, bierze więcej skarbów.
note-call = { $side } wzywa rezerwy do broni: { $units }.

hint-orders = Wydane rozkazy: { $n } z { $of }.
hint-window = Chwila: { $moment }.
hint-battle = { $unit } przeciw { $target }: { $moment }.
hint-flags = Flagi przeciw oddziałowi: { $n }.
hint-steps = Pola do przejścia: { $n }.

## Gra w liczbach.

number-battles = Stoczone walki
number-felled = Zniszczone jednostki
number-units_lost = Stracone jednostki
number-figures = Usunięte figurki
number-lore_cards = Zagrane karty arkanów
number-strength = Siła armii
number-strength-unit = według rund, w kościach walki

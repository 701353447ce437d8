# Turnieje: ich scenariusze oraz pytania i wpisy tylko dla nich.
scenario-tournament_crossroads = Pojedynek na rozdrożu
story-tournament_crossroads = Nic na tej mapie nie jest ukryte, a o jednego czempiona jest na niej za dużo.
scenario-tournament_twin_hearts = Bliźniacze serca
story-tournament_twin_hearts = Dwa skarby leżą obok siebie. Nikt nie ma dość rąk, by utrzymać oba.
rule-tournament_crossroads-tournament_rules = Frakcję i bohatera wybiera się w tajemnicy. Dyplomacja i Klepsydra Złej Godziny nie biorą udziału w grze. Każdy rzuca dwiema kośćmi zasobów; wyższa suma decyduje, kto zaczyna. Po pierwszym dobraniu można raz wtasować rękę i dobrać nową. Za pozytywne morale można też odłożyć karty obejrzane przy przeszukiwaniu i szukać jeszcze raz. Obserwatorium obraca sąsiedni kafelek bez bohatera zamiast odkrywać nowy. Artefakty usunięte z gry nadal się liczą.
rule-tournament_twin_hearts-tournament_rules = Frakcję i bohatera wybiera się w tajemnicy. Dyplomacja i Klepsydra Złej Godziny nie biorą udziału w grze. Każdy rzuca dwiema kośćmi zasobów; wyższa suma decyduje, kto zaczyna. Po pierwszym dobraniu można raz wtasować rękę i dobrać nową. Za pozytywne morale można też odłożyć karty obejrzane przy przeszukiwaniu i szukać jeszcze raz. Obserwatorium obraca sąsiedni kafelek bez bohatera zamiast odkrywać nowy. Artefakty usunięte z gry nadal się liczą.
prompt-blind-pick = { $player }: wybierz frakcję i bohatera. Nikt tego nie zobaczy, dopóki wszyscy nie wybiorą.
prompt-starter = { $player } – wyższy rzut: kto zaczyna?
prompt-build-center = { $player }: połóż kafelek centralny { $tile }.
prompt-build-near = { $player } – dobrany bliski kafelek { $tile }. Kładzie się go, jeśli można, obok kafelka centralnego: gdzie?
prompt-build-start = { $player }: gdzie położysz kafelek startowy { $tile }? Pierwszy dotyka bliskiego kafelka, następny leży jak najdalej.
prompt-build-far = { $player } – dobrany daleki kafelek { $tile }. Pierwszy każdego gracza dotyka jego kafelka startowego, każdy inny dwóch kafelków: gdzie?
prompt-turn-tile = Który sąsiedni kafelek obracasz?
prompt-new-hand = Wtasować rękę i dobrać { $n ->
    [one] nową kartę
    [few] { $n } nowe karty
   *[other] { $n } nowych kart
 }? Można to zrobić raz.
option-build-spot = Połóż na { $place }, obok { $tile }
option-build-first = Połóż na { $place }
option-turn = Obróć kafelek ({ $direction })
option-morale-search = Wydaj morale: odłóż te karty i szukaj jeszcze raz
option-new-hand = Dobierz nową rękę
option-keep-hand = Zatrzymaj rękę
short-turn = Obróć
short-morale_search = Szukaj ponownie
event-picked = { $player } – frakcja i bohater wybrani w tajemnicy.
event-tile-drawn = { $player } bierze kafelek { $tile }, by go położyć.
event-new-hand = { $player } wtasowuje rękę i dobiera { $n ->
    [one] nową kartę
    [few] { $n } nowe karty
   *[other] { $n } nowych kart
 }.
event-search-again = { $player } odkłada obejrzane karty i szuka jeszcze raz.
rule-tournament_twin_hearts-light_grail = Graala strzeże tu tylko poziom VI, a niesie go bohater, który go weźmie. Kto pokona tego bohatera, ma go jako następny; strażnicy zostawiają go na polu.
rule-tournament_twin_hearts-left_behind = Bohater na polu, gdzie pozostał Graal, podnosi go za 1 punkt ruchu.
rule-tournament_twin_hearts-set_down = We własnym mieście niosący może złożyć Graala na stałe. Jest tam wart więcej, a ta runda jest ostatnia.
action-tournament_twin_hearts-left_behind = Podnieś Graala
action-tournament_twin_hearts-set_down = Złóż Graala
scoring-line-per = { $what }: { $n } za każde { $per }
scoring-always = Punkty rozstrzygają także wtedy, gdy grę kończy osiągnięty cel.
lobby-to-place = Przed grą budujecie mapę: bliskie kafelki ({ $near }), wasze kafelki startowe i dalekie kafelki ({ $far }), wszystkie odkryte.

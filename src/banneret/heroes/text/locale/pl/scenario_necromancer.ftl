### Kampania Powstanie nekromanty.

scenario-rise_of_the_necromancer_1 = Cel
story-rise_of_the_necromancer_1 = Stary mistrz rozpowiedział, że to, czego wszyscy szukają, ma Sandro. Teraz dwóch łowców zna jego twarz.
rule-rise_of_the_necromancer_1-marked_man = Obaj łowcy chcą głównego bohatera i nikogo więcej. Mijają miasto, w którym go nie ma.
rule-rise_of_the_necromancer_1-rivals = Łowcy nie dzielą się zdobyczą. W rundzie, w której jeden zaatakował bohatera, drugi tego nie robi.
rule-rise_of_the_necromancer_1-road_open = Bez obu łowców droga jest wolna.
tale-rise_of_the_necromancer_1-follower = Od dni coś pełznie za Sandrem. Wolałoby mu służyć.
tale-rise_of_the_necromancer_1-road = Nikt już nie idzie śladem. Między Sandrem a Deyją stoi jeden stary człowiek.
label-jeddite_tower = wieża Jeddite’a
label-shiva_camp = obóz Shivy

scenario-rise_of_the_necromancer_2 = Mistrz
story-rise_of_the_necromancer_2 = Jednego Ethric nigdy nie uczył: jak przegrywać. Sandro chce mu to pokazać pod jego własnymi drzwiami.
rule-rise_of_the_necromancer_2-apprentice = Vidomina idzie z tobą. Zaczynasz z drugim bohaterem, który nic nie kosztuje.
rule-rise_of_the_necromancer_2-old_lessons = Ethric zna każdą sztuczkę, której uczył. W walce przy jego twierdzy twoje pierwsze zaklęcie ma o 1 mniej mocy.
label-ethric_hold = twierdza Ethrica
label-ivor_glade = polana Ivora

scenario-rise_of_the_necromancer_3 = Książę Alarice
story-rise_of_the_necromancer_3 = Finneas ma nosić koronę Deyji, a Sandro pociągać za sznurki. Książę ma inne plany i dziwnych sojuszników.
rule-rise_of_the_necromancer_3-puppet = Jeśli stracisz Finneasa, nikt już nie płaci za jego obietnice. Twój dochód złota spada o dwa stopnie.
rule-rise_of_the_necromancer_3-locked_gate = Twierdza księcia otwiera się temu, kto odwiedził oba obeliski przed nią albo pobił Melodię.
rule-rise_of_the_necromancer_3-riddles_read = Drugi z tych obelisków zdradza słowo, które otwiera bramę.
rule-rise_of_the_necromancer_3-farewell = Z księciem kończy się opowieść.
tale-rise_of_the_necromancer_3-the_end = Deyja ma nowego króla, a król ma pana.
called-rise_of_the_necromancer_3-grail = Krypta
token-open_gate = otwarta brama
label-old_crypt = stara krypta
label-gatehouse = ziemie przed bramą
label-duke_keep = twierdza księcia
label-melodia_grove = gaj Melodii
aihero-duke = Książę Alarice

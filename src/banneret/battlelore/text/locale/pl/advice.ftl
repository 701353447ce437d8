## Dlaczego odpowiedź jest dobra, w jednym wierszu

advice-usual = Zwykła odpowiedź w tym miejscu
advice-any = Boty nie porównują tych odpowiedzi: decyduje twój plan
advice-pays-off = Opłaci się później
advice-and = { $first }; { $second }
advice-attack-end = To może być koniec: { $unit }
advice-attack-unanswered = Atak bez groźby kontrataku: { $unit }
advice-attack = Atak wart kontrataku: { $unit }
advice-move-beside = Podchodzi na odległość ataku: { $unit }
advice-move-hold = Trzyma to, za co przygoda daje sztandary
advice-move = Lepiej tam stać w następnych turach
advice-order = Rozkaz przyda się tu najbardziej: { $unit }
advice-mover = Ruch przyda się tu najbardziej: { $unit }
advice-battler = Najlepiej, gdy pierwsi atakują: { $unit }
advice-aim = Tu działa najmocniej: { $unit }
advice-command = { $command } daje rozkazy tym, którzy mogą teraz najwięcej
advice-lore = { $lore } jest teraz warte swojej ceny
advice-retreat = Najbezpieczniejsza droga odwrotu
advice-pass = To, co można zagrać, będzie więcej warte później
advice-done = Nic więcej się tu nie opłaca
advice-part-banners = bliżej do sztandarów dających zwycięstwo
advice-part-own = kosztuje mniej własnych figurek
advice-part-foes = kosztuje wroga więcej figurek
advice-part-lore = zostaje więcej arkanów
advice-part-objectives = trzyma więcej celów

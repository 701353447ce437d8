## Between the parts of a campaign

prompt-heir = { $player }: kto poprowadzi następną część kampanii?
prompt-keep = Karta { $n } z { $most } na następną część kampanii
event-heir = Następną część prowadzi: { $hero }.
event-kept = { $player } zabiera ze sobą: { $card }.

campaign-long_live_the_queen = Niech żyje królowa
campaign-dragons_blood = Smocza krew
campaign-rise_of_the_necromancer = Powstanie nekromanty

## Favours

verb-licence = możesz zrekrutować jedną jednostkę danej rangi bez jej siedliska: { $licence_name }
verb-borrow = jednostka walczy po twojej stronie w tej walce, po czym odchodzi: { $borrow_name }
verb-hearten = tracisz żeton ujemnego morale
event-licence = { $player } może zrekrutować jednostkę bez jej siedliska: { $tier }.
event-borrowed = W tej walce { $player } otrzymuje wsparcie: { $unit }.
event-borrowed-leaves = Odchodzi jednostka: { $unit }.
event-kin = Specjalizacja liczy się tu podwójnie: { $unit }.
event-dulled = Pierwsze zaklęcie ({ $side }) jest tu słabsze o { $n }.

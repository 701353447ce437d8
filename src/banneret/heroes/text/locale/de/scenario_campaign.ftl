## Between the parts of a campaign

prompt-heir = { $player }: Wer führt den nächsten Teil der Kampagne?
prompt-keep = Karte { $n } von { $most } für den nächsten Teil der Kampagne
event-heir = Den nächsten Teil führt { $hero }.
event-kept = { $player } nimmt mit: { $card }.

campaign-long_live_the_queen = Lang lebe die Königin
campaign-dragons_blood = Drachenblut
campaign-rise_of_the_necromancer = Aufstieg des Nekromanten

## Favours

verb-licence = du darfst eine Einheit eines Rangs ohne ihre Behausung rekrutieren: { $licence_name }
verb-borrow = eine Einheit kämpft in diesem Kampf für dich und geht dann: { $borrow_name }
verb-hearten = du verlierst einen Marker für negative Moral
event-licence = { $player } darf eine Einheit ohne ihre Behausung rekrutieren: { $tier }.
event-borrowed = In diesem Kampf hilft { $player }: { $unit }.
event-borrowed-leaves = Wieder fort: { $unit }.
event-kin = Die Spezialität zählt hier doppelt: { $unit }.
event-dulled = Der erste Zauber von { $side } ist hier um { $n } schwächer.

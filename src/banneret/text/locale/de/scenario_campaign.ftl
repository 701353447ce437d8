## Between the parts of a campaign

prompt-heir = { $player }: Wer führt den nächsten Teil der Kampagne?
prompt-keep = Karte { $n } von { $most } für den nächsten Teil der Kampagne
event-heir = Den nächsten Teil führt { $hero }.
event-kept = { $player } nimmt mit: { $card }.

campaign-long_live_the_queen = Lang lebe die Königin
campaign-dragons_blood = Drachenblut
campaign-rise_of_the_necromancer = Aufstieg des Nekromanten

## Between the parts of a campaign

prompt-heir = { $player }: Wer führt den nächsten Teil der Kampagne?
prompt-keep = Karte { $n } von { $most } für den nächsten Teil der Kampagne
event-heir = Den nächsten Teil führt { $hero }.
event-kept = { $player } nimmt mit: { $card }.

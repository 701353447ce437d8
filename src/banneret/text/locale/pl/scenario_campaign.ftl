## Between the parts of a campaign

prompt-heir = { $player }: kto poprowadzi następną część kampanii?
prompt-keep = Karta { $n } z { $most } na następną część kampanii
event-heir = Następną część prowadzi: { $hero }.
event-kept = { $player } zabiera ze sobą: { $card }.

# Scenariusze kooperacyjne oraz to, o co tylko one pytają i co tylko one opowiadają.
scenario-first_steps = Pierwsze kroki
story-first_steps = Osłonięta dolina, kilka kopalń za zardzewiałymi zamkami i nikomu się nie spieszy. Dobre miejsce, by nauczyć się dowodzić.
rule-first_steps-helping_hands = Bohater stojący obok walki sojusznika może pożyczyć mu jednostki. Te, które przetrwają, wracają po walce.
rule-first_steps-last_lock = Ostatnia kopalnia lub osada bez waszej flagi ma jednego strażnika więcej, złotego. Nikt się nie prześlizgnie, a walka trwa do rozstrzygnięcia.
tale-first_steps-build_first = Zbudujcie coś przed wyprawą; zwróci się szybciej, niż myślicie.

prompt-lend = Które jednostki pożyczasz sojusznikowi na tę walkę?
option-lend = Pożycz: { $unit }
short-lend = Pożycz
event-lent = { $player } pożycza: { $unit }. Otrzymuje: { $other }.
event-lent-back = { $unit } wracają do domu: { $player }.

### Die Kampagne Aufstieg des Nekromanten.

scenario-rise_of_the_necromancer_1 = Zielscheibe
story-rise_of_the_necromancer_1 = Ein alter Meister hat verbreitet, Sandro habe, wonach alle suchen. Nun kennen zwei Jäger sein Gesicht.
rule-rise_of_the_necromancer_1-marked_man = Beide Jäger wollen den Haupthelden und sonst niemanden. An einer Stadt, in der er nicht steht, ziehen sie vorbei.
rule-rise_of_the_necromancer_1-rivals = Die Jäger teilen ihre Beute nicht. In einer Runde, in der einer einen Helden angegriffen hat, greift der andere ihn nicht an.
rule-rise_of_the_necromancer_1-road_open = Sind beide Jäger fort, ist der Weg frei.
tale-rise_of_the_necromancer_1-follower = Seit Tagen kriecht etwas hinter Sandro her. Es möchte lieber dienen.
tale-rise_of_the_necromancer_1-road = Niemand folgt mehr. Ein alter Mann steht zwischen Sandro und Deyja.
label-jeddite_tower = Jeddites Turm
label-shiva_camp = Shivas Lager

scenario-rise_of_the_necromancer_2 = Der Meister
story-rise_of_the_necromancer_2 = Eines hat Ethric nie gelehrt: wie man verliert. Sandro will es ihm zeigen, vor der eigenen Tür des Hexers.
rule-rise_of_the_necromancer_2-apprentice = Vidomina kommt mit. Du beginnst mit einem Nebenhelden, der nichts kostet.
rule-rise_of_the_necromancer_2-old_lessons = Ethric kennt jeden Kniff, den er gelehrt hat. In einem Kampf an seiner Feste hat dein erster Zauber 1 Stärke weniger.
label-ethric_hold = Ethrics Feste
label-ivor_glade = Ivors Lichtung

scenario-rise_of_the_necromancer_3 = Herzog Alarice
story-rise_of_the_necromancer_3 = Finneas soll die Krone von Deyja tragen und Sandro die Fäden ziehen. Der Herzog hat andere Pläne, und seltsame Verbündete.
rule-rise_of_the_necromancer_3-puppet = Geht Finneas verloren, zahlt niemand mehr für seine Versprechen. Dein Goldeinkommen sinkt um zwei Stufen.
rule-rise_of_the_necromancer_3-locked_gate = Die Feste des Herzogs öffnet sich dem, der beide Obelisken davor besucht oder Melodia geschlagen hat.
rule-rise_of_the_necromancer_3-riddles_read = Der zweite dieser Obelisken nennt das Wort, das das Tor öffnet.
rule-rise_of_the_necromancer_3-farewell = Mit dem Herzog endet die Geschichte.
tale-rise_of_the_necromancer_3-the_end = Deyja hat einen neuen König, und der König hat einen Herrn.
called-rise_of_the_necromancer_3-grail = Gruft
token-open_gate = offenes Tor
label-old_crypt = die alte Gruft
label-gatehouse = das Land vor dem Tor
label-duke_keep = die Feste des Herzogs
label-melodia_grove = Melodias Hain
aihero-duke = Herzog Alarice

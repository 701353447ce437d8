# Die Akademie, und Helden früherer Tage: Fragen, Antworten und das Protokoll.

option-class = { $master }
option-learn-first = { $skill } lernen (für den Anfang empfohlen)
option-redraw = { $artifact } beiseitelegen und neu ziehen

prompt-ask-class = { $hero } kommt an die Akademie: Welche Klasse?
prompt-ask-first-skill = Welche Fertigkeit lernt { $hero }?
prompt-ask-present = Welches Artefakt nimmt { $hero } mit?
prompt-ask-gift = Welches Artefakt bekommt { $hero } vom Ausbilder?

event-adviser = Auf dem Gästeplatz des Kriegsrats ({ $side }) sitzt ein Ratgeber: { $master }.
event-class = { $unit }: Klasse { $master }.
event-graduate = { $unit } { $unit_number ->
        [one] verlässt
       *[other] verlassen
    } die Akademie.
event-gift = { $unit } { $unit_number ->
        [one] erhält
       *[other] erhalten
    } von einem Ausbilder: { $artifact }.

# Akademia i bohaterowie dawnych dni: pytania, odpowiedzi i dziennik.

option-class = { $master }
option-learn-first = Naucz się: { $skill } (zalecane na początek)
option-redraw = Odłóż i dobierz inny: { $artifact }

prompt-ask-class = { $hero } przybywa do akademii: jaka klasa?
prompt-ask-first-skill = Jaką umiejętność zdobywa { $hero }?
prompt-ask-present = Jaki artefakt zabiera { $hero }?
prompt-ask-gift = Jaki artefakt od instruktora otrzymuje { $hero }?

event-adviser = Miejsce Gościa w Radzie Wojennej ({ $side }) zajmuje Doradca: { $master }.
event-class = { $unit }: klasa { $master }.
event-graduate = { $unit } { $unit_number ->
        [one] opuszcza
       *[other] opuszczają
    } akademię.
event-gift = { $unit } { $unit_number ->
        [one] otrzymuje
       *[other] otrzymują
    } od instruktora: { $artifact }.

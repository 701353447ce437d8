# The academy, and heroes of former days: questions, answers and the log.

option-class = { $master }
option-learn-first = Learn { $skill } (recommended to beginners)
option-redraw = Put { $artifact } aside and draw another

prompt-ask-class = { $hero } comes to the academy: which class?
prompt-ask-first-skill = Which skill does { $hero } learn?
prompt-ask-present = Which artifact does { $hero } take along?
prompt-ask-gift = Which artifact does the instructor give { $hero }?

event-adviser = An Adviser takes the Guest space of the War Council ({ $side }): { $master }.
event-class = { $unit }: class { $master }.
event-graduate = { $unit } { $unit_number ->
        [one] leaves
       *[other] leave
    } the academy.
event-gift = { $unit } { $unit_number ->
        [one] has
       *[other] have
    } a gift from an instructor: { $artifact }.

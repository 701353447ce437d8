# L’académie et les héros d’autrefois : questions, réponses et journal.

option-class = { $master }
option-learn-first = Apprendre { $skill } (conseillé pour débuter)
option-redraw = Écarter { $artifact } et piocher une autre carte

prompt-ask-class = { $hero } entre à l’académie{"\u00A0"}: quelle classe{"\u00A0"}?
prompt-ask-first-skill = Quelle compétence pour { $hero }{"\u00A0"}?
prompt-ask-present = Quel artéfact pour { $hero }{"\u00A0"}?
prompt-ask-gift = Quel artéfact l’instructeur donne-t-il à { $hero }{"\u00A0"}?

event-adviser = Un Conseiller prend la place d’Invité du Conseil de Guerre ({ $side }){"\u00A0"}: { $master }.
event-class = { $unit }{"\u00A0"}: classe { $master }.
event-graduate = { $unit } { $unit_number ->
        [one] quitte
       *[other] quittent
    } l’académie.
event-gift = { $unit } { $unit_number ->
        [one] reçoit
       *[other] reçoivent
    } d’un instructeur{"\u00A0"}: { $artifact }.

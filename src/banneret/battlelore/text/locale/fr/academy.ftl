# L’académie et les héros d’autrefois : questions, réponses et journal.

option-class = { $master }
option-learn-first = Apprendre { $skill } (conseillé pour débuter)
option-redraw = Écarter { $artifact } et piocher une autre carte

prompt-ask-class = { $hero } entre à l’académie : quelle classe ?
prompt-ask-first-skill = Quelle compétence pour { $hero } ?
prompt-ask-present = Quel artéfact pour { $hero } ?
prompt-ask-gift = Quel artéfact l’instructeur donne-t-il à { $hero } ?

event-adviser = Un Conseiller prend la place d’Invité du Conseil de Guerre ({ $side }) : { $master }.
event-class = { $unit } : classe { $master }.
event-graduate = { $unit } { $unit_number ->
        [one] quitte
       *[other] quittent
    } l’académie.
event-gift = { $unit } { $unit_number ->
        [one] reçoit
       *[other] reçoivent
    } d’un instructeur : { $artifact }.

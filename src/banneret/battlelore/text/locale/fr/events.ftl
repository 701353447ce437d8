# Sentences of the log.

event-turn = Tour { $n }{"\u00A0"}: { $side }.
event-command = { $side } joue la carte Commandement { $card }.
event-order = { $unit } { $unit_number ->
        [one] reçoit
       *[other] reçoivent
    } un ordre.
event-orders = { $side } donne des ordres{"\u00A0"}: { $units }.
event-move = { $unit } { $unit_number ->
        [one] va
       *[other] vont
    } de { $from } à { $to }.
event-attack = { $unit } { $unit_number ->
        [one] attaque
       *[other] attaquent
    } { $target } avec { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }.
event-die = { $side } obtient{"\u00A0"}: { $face }.
event-hit = { $unit } { $unit_number ->
        [one] perd
       *[other] perdent
    } { $n ->
        [one] { $n } figurine
       *[other] { $n } figurines
    }.
event-gone = Anéantissement{"\u00A0"}: { $unit }.
event-flags = { $unit }{"\u00A0"}: drapeaux { $n }, ignorés { $ignored }.
event-retreat = { $unit } { $unit_number ->
        [one] recule
       *[other] reculent
    } de { $from } à { $to }.
event-panic = Jet de panique, { $unit }{"\u00A0"}: { $face }.
event-blocked = { $unit } ne { $unit_number ->
        [one] peut
       *[other] peuvent
    } reculer de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } et { $unit_number ->
        [one] subit
       *[other] subissent
    } autant de touches.
event-ground = { $unit } { $unit_number ->
        [one] avance
       *[other] avancent
    } de { $from } à { $to } à la suite.
event-back = { $unit } { $unit_number ->
        [one] riposte
       *[other] ripostent
    } contre { $target } avec { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }.
event-draw = { $side } pioche une carte Commandement.
event-drawn = Vous piochez { $card }.
event-reshuffle = La pioche Commandement est remélangée.
event-banner = { $side } a maintenant { $n ->
        [one] { $n } bannière de victoire
       *[other] { $n } bannières de victoire
    }.
event-win = { $side } remporte l’aventure.
event-echo = { $side } répète la carte adverse{"\u00A0"}: { $card }.
event-echo-nothing = { $side } n’a aucune carte à répéter.
event-bonus = { $unit } { $unit_number ->
        [one] fait
       *[other] font
    } une attaque bonus contre { $target } avec { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }.
event-critical = Touche critique sur { $unit }.
event-lore-gained = { $side } gagne { $n ->
        [one] { $n } jeton arcane
       *[other] { $n } jetons arcane
    }.
event-lore-paid = { $side } cède { $n ->
        [one] { $n } jeton arcane
       *[other] { $n } jetons arcane
    }.
event-lore-played = { $side } joue la carte Arcane { $card } pour { $n }.
event-lore-cancelled = { $card } ({ $side }) est annulée.
event-lore-draw = { $side } pioche une carte Arcane.
event-lore-drawn = Vous piochez { $card }.
event-lore-reshuffle = La pioche Arcane est remélangée.
event-lore-discard = { $side } défausse { $card }.
event-council = Conseil de Guerre ({ $side }){"\u00A0"}: { $master }, niveau { $n }.
event-landmark = { $side } pose en { $hex }{"\u00A0"}: { $land }.
event-regain = { $unit } { $unit_number ->
        [one] récupère
       *[other] récupèrent
    } { $n ->
        [one] { $n } figurine
       *[other] { $n } figurines
    }.
event-join = { $unit } { $unit_number ->
        [one] prend
       *[other] prennent
    } la tête de { $target }.
event-part = { $unit } { $unit_number ->
        [one] quitte
       *[other] quittent
    } { $target }.
event-withdraw = { $unit } { $unit_number ->
        [one] quitte
       *[other] quittent
    } le champ de bataille.
event-test = Test de blessure contre { $unit } avec { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }.
event-resists = { $unit } { $unit_number ->
        [one] reste
       *[other] restent
    } indemne.
event-wounded = Blessure{"\u00A0"}: { $unit } { $unit_number ->
        [one] quitte
       *[other] quittent
    } le champ de bataille.
event-deed = { $unit } { $unit_number ->
        [one] gagne
       *[other] gagnent
    } un acte héroïque.
event-experience = { $unit } { $unit_number ->
        [one] gagne
       *[other] gagnent
    } { $n ->
        [one] { $n } jeton expérience
       *[other] { $n } jetons expérience
    }.
event-treasure = { $unit } { $unit_number ->
        [one] gagne
       *[other] gagnent
    } { $n ->
        [one] { $n } jeton trésor
       *[other] { $n } jetons trésor
    }.
event-artifact = { $unit } { $unit_number ->
        [one] obtient
       *[other] obtiennent
    } { $artifact }.
event-hero = { $unit } { $unit_number ->
        [one] entre
       *[other] entrent
    } en jeu en { $hex }.
event-separate = { $unit } { $unit_number ->
        [one] reçoit
       *[other] reçoivent
    } l’ordre d’agir à part.
event-run = { $unit } { $unit_number ->
        [one] fuit
       *[other] fuient
    } de { $from } à { $to }.
event-deed-spent = { $unit } { $unit_number ->
        [one] dépense
       *[other] dépensent
    } un acte héroïque.
event-bolt = { $n ->
        [one] { $n } dé est lancé
       *[other] { $n } dés sont lancés
    } contre { $unit }.
event-affected = { $unit }{"\u00A0"}: { $effect }.
event-affected-by = { $unit }{"\u00A0"}: { $effect } { $by }.
event-mist = La brume se lève en { $hex }.
event-power = { $unit } { $unit_number ->
        [one] utilise
       *[other] utilisent
    } le pouvoir { $power }.
event-web = Toile{"\u00A0"}: { $unit } ne { $unit_number ->
        [one] peut
       *[other] peuvent
    } plus bouger.
event-poison = Poison sur { $unit }.
event-poison-over = Le poison n’agit plus{"\u00A0"}: { $unit }.
event-summon = { $unit } { $unit_number ->
        [one] apparaît
       *[other] apparaissent
    } en { $hex }.
event-unweb = { $unit } { $unit_number ->
        [one] sort
       *[other] sortent
    } de la toile.
event-captives = L’aventure est finie{"\u00A0"}: les héros restés parmi l’ennemi sont captifs.
event-ransom = { $unit } { $unit_number ->
        [one] paie
       *[other] paient
    } une rançon de { $n ->
        [one] { $n } jeton trésor
       *[other] { $n } jetons trésor
    }.
event-scar = { $unit } { $unit_number ->
        [one] garde
       *[other] gardent
    } une blessure{"\u00A0"}: un crâne est barré.
event-bought = { $unit } { $unit_number ->
        [one] achète
       *[other] achètent
    } { $artifact }.
event-exchange = { $unit } { $unit_number ->
        [one] cède
       *[other] cèdent
    } quelque chose et { $unit_number ->
        [one] piochera
       *[other] piocheront
    } { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
event-healed = Un médecin soigne une vieille blessure{"\u00A0"}: { $unit }.
event-learned = { $unit } { $unit_number ->
        [one] apprend
       *[other] apprennent
    } { $skill }.
event-councillor = { $unit } { $unit_number ->
        [one] siège
       *[other] siègent
    } au Conseil de Guerre.
event-caltrops = Des chausse-trapes couvrent { $hex }.
event-reroll = { $unit } { $unit_number ->
        [one] relance
       *[other] relancent
    }{"\u00A0"}: { $face }.
event-lore-kept = { $card } revient en main ({ $side }).
event-spied = Vous voyez { $card }.
event-looked = { $side } regarde { $n ->
        [one] { $n } carte Commandement adverse
       *[other] { $n } cartes Commandement adverses
    }.
event-raised = { $unit } { $unit_number ->
        [one] revient
       *[other] reviennent
    } en { $hex }.
event-trained = { $unit } { $unit_number ->
        [one] devient
       *[other] deviennent
    } { $target }.
event-banner-lost = { $side } perd la bannière du lieu et a maintenant { $n ->
        [one] { $n } bannière de victoire
       *[other] { $n } bannières de victoire
    }.
event-chest = { $unit } { $unit_number ->
        [one] ouvre
       *[other] ouvrent
    } un coffre. { $chest }.
event-tent = { $side } prend la Tente de commandement en { $hex }.
event-quest = { $unit } { $unit_number ->
        [one] accomplit
       *[other] accomplissent
    } la quête.
event-uses = { $unit } { $unit_number ->
        [one] utilise
       *[other] utilisent
    } { $artifact }.
event-skill = { $unit } { $unit_number ->
        [one] utilise
       *[other] utilisent
    } la compétence { $skill }.
event-seen = { $unit } { $unit_number ->
        [one] regarde
       *[other] regardent
    } dans un coffre. { $chest }.
event-equips = { $unit } { $unit_number ->
        [one] sort
       *[other] sortent
    } { $artifact }.
event-discard = { $side } défausse { $card }.
event-stolen = { $unit } { $unit_number ->
        [one] vole
       *[other] volent
    } un jeton de trésor{"\u00A0"}: { $target }.

# Was vor einem Abenteuer über die Schlacht gesagt wird.

notes-title = Zur Schlacht
notes-players = 2 bis { $n } Spieler
notes-head-victory = Sieg
notes-head-councils = Kriegsräte
notes-head-special = Besondere Regeln
notes-head-call = Ruf zu den Waffen
notes-head-army = { $side }: { $n ->
        [one] eine Einheit
       *[other] { $n } Einheiten
    }
notes-banners = { $n ->
        [one] Ein Siegbanner gewinnt.
       *[other] { $n } Siegbanner gewinnen.
    }
notes-first = { $side } hat den ersten Zug.
notes-hold = { $side } hat { $n ->
        [one] ein Banner
       *[other] { $n } Banner
    }, solange ihre Einheiten auf { $hexes } stehen.
notes-levels = { $side }: { $n ->
        [one] eine Stufe
       *[other] { $n } Stufen
    } geheim zu verteilen
notes-fixed = { $side }: { $masters }
notes-master = { $master } { $n }
notes-creature = { $creature }: nimmt eine dieser Stufen
notes-no-lore = Eine Schlacht ohne Arkana; die Option lore=yes bringt sie ins Spiel.
notes-cards = { $side } hält { $n ->
        [one] eine Befehlskarte
       *[other] { $n } Befehlskarten
    }.
notes-lore-deck = Arkanakarten nur von: { $masters }.
notes-cunning = Alle Truppen sind gerissen: Sie dürfen zurückschlagen.
notes-sight = Niemand sieht weiter als { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    }, und zwar { $turns ->
        [one] im ersten Zug
       *[other] in den ersten { $turns } Zügen
    } jedes Spielers.
notes-chests = { $n ->
        [one] Eine Truhenmarke liegt verborgen.
       *[other] { $n } Truhenmarken liegen verborgen.
    }
notes-graves = Eine Truhe auf { $hexes } ist eine Erfahrungsmarke mehr wert, außer sie ist eine Falle.
notes-quest = Auf { $hex } darf ein Held zu Fuß eine Aufgabe erfüllen: { $reward }.
notes-reward-experience = Erfahrung { $n }
notes-reward-banners = Banner { $n }
notes-tents = Jede Seite hat ein Feldherrenzelt. Schatzmarken für den Helden, der eines nimmt: { $n }.
notes-trophy = Schatzmarken mehr in der Beute eines Helden, der einen anderen verwundet hat: { $n }.
notes-slaying = Artefakte für einen Helden, der eine Kreatur besiegt: { $n }.
notes-reserves = { $side }: { $units }
notes-count = { $n } × { $unit }
notes-unit = { $unit }, { $banner }: { $n }
notes-mark-hold = ein Ort, den man hält
notes-mark-quest = eine Aufgabe
notes-mark-chest = eine Truhenmarke

# Sentences of the log.

event-turn = Zug { $n }: { $side }.
event-command = { $side } spielt die Befehlskarte { $card }.
event-order = { $unit } { $unit_number ->
        [one] erhält
       *[other] erhalten
    } einen Befehl.
event-orders = { $side } erteilt Befehle: { $units }.
event-move = { $unit } { $unit_number ->
        [one] zieht
       *[other] ziehen
    } von { $from } nach { $to }.
event-attack = { $unit } { $unit_number ->
        [one] greift
       *[other] greifen
    } mit { $n ->
        [one] einem Würfel
       *[other] { $n } Würfeln
    } an: { $target }.
event-die = { $side } würfelt: { $face }.
event-hit = { $unit } { $unit_number ->
        [one] verliert
       *[other] verlieren
    } { $n ->
        [one] eine Figur
       *[other] { $n } Figuren
    }.
event-gone = { $unit } { $unit_number ->
        [one] ist
       *[other] sind
    } ausgelöscht.
event-flags = { $unit }: Flaggen { $n }, ignoriert { $ignored }.
event-retreat = { $unit } { $unit_number ->
        [one] weicht
       *[other] weichen
    } von { $from } nach { $to } zurück.
event-panic = Panikwurf, { $unit }: { $face }.
event-blocked = { $unit } { $unit_number ->
        [one] kann
       *[other] können
    } { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    } nicht weichen und { $unit_number ->
        [one] nimmt
       *[other] nehmen
    } ebenso viele Treffer.
event-ground = { $unit } { $unit_number ->
        [one] rückt
       *[other] rücken
    } von { $from } nach { $to } nach.
event-back = { $unit } { $unit_number ->
        [one] schlägt
       *[other] schlagen
    } mit { $n ->
        [one] einem Würfel
       *[other] { $n } Würfeln
    } zurück: { $target }.
event-draw = { $side } zieht eine Befehlskarte.
event-drawn = Du ziehst { $card }.
event-reshuffle = Der Befehlsstapel wird neu gemischt.
event-banner = { $side } hat nun { $n ->
        [one] ein Siegbanner
       *[other] { $n } Siegbanner
    }.
event-win = { $side } gewinnt das Abenteuer.
event-echo = { $side } wiederholt die gegnerische Karte als { $card }.
event-echo-nothing = { $side } hat keine Karte zu wiederholen.
event-bonus = { $unit } { $unit_number ->
        [one] führt
       *[other] führen
    } mit { $n ->
        [one] einem Würfel
       *[other] { $n } Würfeln
    } einen Bonusangriff: { $target }.
event-critical = Kritischer Treffer: { $unit }.
event-lore-gained = { $side } erhält { $n ->
        [one] eine Arkanamarke
       *[other] { $n } Arkanamarken
    }.
event-lore-paid = { $side } gibt { $n ->
        [one] eine Arkanamarke
       *[other] { $n } Arkanamarken
    } ab.
event-lore-played = { $side } spielt die Arkanakarte { $card } für { $n }.
event-lore-cancelled = { $card } ({ $side }) wird aufgehoben.
event-lore-draw = { $side } zieht eine Arkanakarte.
event-lore-drawn = Du ziehst { $card }.
event-lore-reshuffle = Der Arkanastapel wird neu gemischt.
event-lore-discard = { $side } legt { $card } ab.
event-council = Kriegsrat ({ $side }): { $master }, Stufe { $n }.
event-landmark = { $side } legt auf { $hex }: { $land }.
event-regain = { $unit } { $unit_number ->
        [one] erhält
       *[other] erhalten
    } { $n ->
        [one] eine Figur
       *[other] { $n } Figuren
    } zurück.
event-join = { $unit } { $unit_number ->
        [one] führt
       *[other] führen
    } nun { $target } an.
event-part = { $unit } { $unit_number ->
        [one] verlässt
       *[other] verlassen
    } { $target }.
event-withdraw = { $unit } { $unit_number ->
        [one] verlässt
       *[other] verlassen
    } das Schlachtfeld.
event-test = Wundprobe gegen { $unit } mit { $n ->
        [one] einem Würfel
       *[other] { $n } Würfeln
    }.
event-resists = { $unit } { $unit_number ->
        [one] bleibt
       *[other] bleiben
    } unverletzt.
event-wounded = { $unit } { $unit_number ->
        [one] wird
       *[other] werden
    } verwundet und { $unit_number ->
        [one] verlässt
       *[other] verlassen
    } das Schlachtfeld.
event-deed = { $unit } { $unit_number ->
        [one] erhält
       *[other] erhalten
    } eine Heldentat.
event-experience = { $unit } { $unit_number ->
        [one] erhält
       *[other] erhalten
    } { $n ->
        [one] eine Erfahrungsmarke
       *[other] { $n } Erfahrungsmarken
    }.
event-treasure = { $unit } { $unit_number ->
        [one] erhält
       *[other] erhalten
    } { $n ->
        [one] eine Schatzmarke
       *[other] { $n } Schatzmarken
    }.
event-artifact = { $unit } { $unit_number ->
        [one] bekommt
       *[other] bekommen
    } { $artifact }.
event-hero = { $unit } { $unit_number ->
        [one] betritt
       *[other] betreten
    } das Schlachtfeld auf { $hex }.
event-separate = { $unit } { $unit_number ->
        [one] soll
       *[other] sollen
    } sich von der Truppe trennen.
event-run = { $unit } { $unit_number ->
        [one] flieht
       *[other] fliehen
    } von { $from } nach { $to }.
event-deed-spent = { $unit } { $unit_number ->
        [one] gibt
       *[other] geben
    } eine Heldentat aus.
event-bolt = Gegen { $unit } { $n ->
        [one] wird ein Würfel
       *[other] werden { $n } Würfel
    } geworfen.
event-affected = { $unit }: { $effect }.
event-affected-by = { $unit }: { $effect } { $by }.
event-mist = Auf { $hex } steigt Nebel auf.
event-power = { $unit } { $unit_number ->
        [one] setzt
       *[other] setzen
    } die Kraft { $power } ein.
event-web = { $unit } { $unit_number ->
        [one] ist
       *[other] sind
    } im Netz gefangen.
event-poison = { $unit } { $unit_number ->
        [one] ist
       *[other] sind
    } vergiftet.
event-poison-over = Das Gift hat ausgewirkt: { $unit }.
event-summon = { $unit } { $unit_number ->
        [one] erscheint
       *[other] erscheinen
    } auf { $hex }.
event-unweb = { $unit } { $unit_number ->
        [one] befreit
       *[other] befreien
    } sich aus dem Netz.
event-captives = Das Abenteuer ist vorbei: Helden unter Feinden sind gefangen.
event-ransom = { $unit } { $unit_number ->
        [one] zahlt
       *[other] zahlen
    } { $n ->
        [one] eine Schatzmarke
       *[other] { $n } Schatzmarken
    } Lösegeld.
event-scar = { $unit } { $unit_number ->
        [one] behält
       *[other] behalten
    } eine Wunde: Ein Schädel wird gestrichen.
event-bought = { $unit } { $unit_number ->
        [one] kauft
       *[other] kaufen
    } { $artifact }.
event-exchange = { $unit } { $unit_number ->
        [one] tauscht
       *[other] tauschen
    } etwas ein und { $unit_number ->
        [one] zieht
       *[other] ziehen
    } { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.
event-healed = Ein Arzt heilt eine alte Wunde: { $unit }.
event-learned = { $unit } { $unit_number ->
        [one] lernt
       *[other] lernen
    } { $skill }.
event-councillor = { $unit } { $unit_number ->
        [one] nimmt
       *[other] nehmen
    } im Kriegsrat Platz.
event-caltrops = Auf { $hex } liegen Krähenfüße.
event-reroll = { $unit } { $unit_number ->
        [one] würfelt
       *[other] würfeln
    } neu: { $face }.
event-lore-kept = { $card } kehrt auf die Hand zurück ({ $side }).
event-spied = Du siehst { $card }.
event-looked = { $side } sieht { $n ->
        [one] eine Befehlskarte
       *[other] { $n } Befehlskarten
    } des Gegners an.
event-raised = { $unit } { $unit_number ->
        [one] kehrt
       *[other] kehren
    } auf { $hex } zurück.
event-trained = { $unit } { $unit_number ->
        [one] wird
       *[other] werden
    } zu { $target }.
event-banner-lost = { $side } verliert das Banner des Ortes und hat nun { $n ->
        [one] ein Siegbanner
       *[other] { $n } Siegbanner
    }.
event-chest = { $unit } { $unit_number ->
        [one] öffnet
       *[other] öffnen
    } eine Truhe. { $chest }.
event-tent = { $side } nimmt das Feldherrenzelt auf { $hex }.
event-quest = { $unit } { $unit_number ->
        [one] erfüllt
       *[other] erfüllen
    } die Aufgabe.
event-uses = { $unit } { $unit_number ->
        [one] setzt
       *[other] setzen
    } { $artifact } ein.
event-skill = { $unit } { $unit_number ->
        [one] setzt
       *[other] setzen
    } die Fertigkeit { $skill } ein.
event-seen = { $unit } { $unit_number ->
        [one] sieht
       *[other] sehen
    } in eine Truhe. { $chest }.
event-equips = { $unit } { $unit_number ->
        [one] packt
       *[other] packen
    } { $artifact } aus.
event-discard = { $side } legt { $card } ab.
event-stolen = { $unit } { $unit_number ->
        [one] stiehlt
       *[other] stehlen
    } eine Schatzmarke: { $target }.

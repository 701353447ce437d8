# Ein Abenteuer im Terminal: Felder, Fenster, Tasten und Zeichen.

screen-turn = Zug { $n }
screen-turns = Züge: { $n }
screen-sides = Die zwei Seiten
screen-hand = Befehle
screen-lore = Arkana
screen-hidden = verdeckt
screen-none = keine
screen-nothing = nichts
screen-cards-n = Karten { $n }
screen-lore-n = Arkana { $n }
screen-orders = Befehle
screen-orders-any = überall { $n }
screen-no-council = noch kein Kriegsrat
screen-adviser = Ratgeber: { $name } ({ $class })
screen-dice = Würfel
screen-banners = Siegbanner
screen-needed = { $n ->
        [one] Ein Siegbanner gewinnt.
       *[other] { $n } Siegbanner gewinnen.
    }

screen-creature = Kreatur
screen-champion = Recke
screen-dice-n = { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    }
screen-march = { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
screen-range = Reichweite { $n }
screen-led-by = geführt von { $hero }
screen-ordered = hat Befehl
screen-moved = ist gezogen
screen-battled = hat gekämpft
screen-weary = darf nicht mehr kämpfen
screen-supported = unterstützt
screen-frightened = verängstigt
screen-deed = Heldentat
screen-bold = Kühn { $n }
screen-walls = Wall zu { $hexes }
screen-chests = Truhen: { $n }
screen-quest = Hier ist eine Aufgabe zu erfüllen.
screen-grave = Eine Truhe bringt hier auch Erfahrung.
screen-mist = Nebel: niemand sieht hindurch.
screen-caltrops = Hier liegen Krähenfüße.
screen-goal = { $side }, solange gehalten: { $n ->
        [one] ein Banner
       *[other] { $n } Banner
    }
screen-sight = Niemand sieht weiter als { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    }.

screen-battle = Der Kampf
screen-fate-eliminated = vernichtet
screen-fate-back = { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } zurückgeworfen
screen-fate-stands = hält stand
screen-losses = Figuren verloren:
screen-harm = −{ $n } Figuren
screen-hits = Treffer: { $faces }
screen-lore-gain = Arkanamarken im Schnitt: { $n }
screen-ignores = darf { $n ->
        [one] eine Flagge
       *[other] { $n } Flaggen
    } missachten
screen-stride = flieht { $n } Felder je Flagge
screen-flight-flags = Flaggen gegen sie: { $n }
screen-flight-steps = Felder zurückzuweichen: { $n }
screen-panics = würfelt in Panik
screen-back = { $n ->
        [0] kann nicht zurückschlagen
        [one] schlägt mit 1 Würfel zurück
       *[other] schlägt mit { $n } Würfeln zurück
    }

screen-steps = { $n ->
        [one] 1 Feld entfernt
       *[other] { $n } Felder entfernt
    }
screen-no-fight = Darf nach diesem Zug nicht kämpfen.
screen-nobody-near = Von dort ist niemand anzugreifen.
screen-hero-hurt = Ein Held wird verwundet: { $chance }
screen-limit = Das Gelände erlaubt { $n } von { $of } Würfeln.

screen-heroes = Charakterbögen
screen-no-heroes = An diesem Abenteuer nehmen keine Helden teil.
screen-hero-absent = noch nicht auf dem Schlachtfeld
screen-hero-fighting = auf dem Schlachtfeld
screen-hero-wounded = verwundet und gefangen
screen-hero-withdrawn = hat das Schlachtfeld verlassen
screen-role-champion = Recke
screen-role-leader = Anführer
screen-councillor = nimmt einen Sitz im Kriegsrat ein
screen-experience = Erfahrung
screen-treasure = Schatz
screen-wounds = Wunden
screen-skills = Fertigkeiten
screen-equipped = Ausgerüstet
screen-under = Unter dem Bogen
screen-haul = Gezogen

screen-cards = Karten
screen-looked = Gezogen, zur Auswahl
screen-discards = Abgelegte Befehlskarten
screen-lore-discards = Abgelegte Arkanakarten
screen-track = Erbeutete Banner
screen-fallen = Verluste
screen-last = Letzte Befehlskarte
screen-deck = Befehlsstapel { $n }
screen-lore-deck = Arkanastapel { $n } · freie Arkanamarken { $pool }
screen-guide-after = Nach dem Abenteuer
screen-guide-creation = Die Akademie

screen-hint-answers = Liste
screen-more = … i zeigt den Rest
screen-needs-class = { $hero } zieht nur ins Feld, wenn seine Klasse im Kriegsrat sitzt: { $class }.
screen-point = Mit Pfeilen oder Tab zeigen: ▸ und ⚔ markieren, was erlaubt ist.
screen-so-far = Bisher:
screen-hint-cards = Karten
screen-hint-heroes = Helden
screen-key-hex = ein Feld nach Reihe und Platz tippen, etwa 4.6; : tippt jede Antwort, Esc löscht
screen-key-letter = die Antwort dieser Taste geben; e passt oder beendet
screen-key-answers = alle Antworten als Liste, mit dem, worum es geht
screen-key-cards = Hände und Abwurfstapel, mit dem, was die Karten tun
screen-key-heroes = die Charakterbögen
screen-key-sides = wie man gewinnt, Banner, Kriegsräte, Verluste
screen-sign-side = die Standarten- und die Wimpelseite
screen-sign-unit = Banner mit Buchstabe und Farbe, Figuren übrig
screen-sign-foot = zu Fuß, Schützen, beritten, Kreatur, Held
screen-sign-ordered = hat Befehl, ist gezogen, ist fertig
screen-sign-target = angreifbar: Würfel, Banner, Figuren
screen-sign-acts = zieht, kämpft oder weicht jetzt
screen-sign-cut = Grenze zweier Abschnitte
screen-sign-thing = Truhe, Aufgabe, Krähenfüße
screen-sign-lore = Arkanamarken

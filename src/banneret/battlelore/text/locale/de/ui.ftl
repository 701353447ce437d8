# The game in the lobby, questions and the labels of their answers.

game = BattleLore
game-text = Mittelalterliche Heere auf einem Schlachtfeld aus Sechsecken, mit Karten befehligt, mit Meistern der Arkana, Kreaturen und Helden.

rule-lore = Arkana in diesem mittelalterlichen Abenteuer nutzen

card-none = Keine Befehlskarte
card-cost = { $card } ({ $n } Arkana)

sheet-unit = Banner: { $banner } · Figuren: { $figures } · Felder: { $hexes } · Würfel: { $dice }
sheet-lore = { $name } – { $master }, Arkana: { $n }
sheet-artifact = { $name } – { $kind }, { $role }
sheet-skill = { $name } – { $role }
sheet-needs = Voraussetzung: { $what }
sheet-power = { $name }: { $text }

banner-green = grün
banner-blue = blau
banner-red = rot

place-empty = leeres Feld

unit-at = { $unit } auf { $hex }

land-at = { $hex } ({ $land })

option-order = Befehl: { $unit }
option-unit = { $unit }
option-move = Nach { $hex } ziehen
option-attack = Angreifen: { $unit }
option-attack-dice = Angreifen: { $unit }, { $n ->
        [one] ein Würfel
       *[other] { $n } Würfel
    }
option-retreat = Nach { $hex } weichen
option-site = Auf { $hex } legen
option-target = Wählen: { $unit }
option-aim = { $hex } wählen
option-separate = Anführer trennen: { $unit }
option-hero = Anführer ziehen: { $unit }
option-deploy = Anschließen: { $unit }
option-web = Umspinnen: { $unit }
option-boulder = Felsen werfen: { $unit }
option-play = { $card } spielen
option-keep = { $card } behalten
option-lore = { $card } spielen
option-take = { $card } behalten
option-drop = { $card } ablegen
option-level = Eine Stufe: { $master }
option-section = { $section }
option-supply-tokens = Zwei Arkanamarken
option-supply-card-and-token = Eine Arkanakarte und eine Arkanamarke
option-supply-cards = Zwei Arkanakarten, von denen du eine behältst
option-leave = { $artifact } aufgeben
option-buy = { $artifact } kaufen
option-give = { $artifact } für eine Karte geben
option-take-artifact = { $artifact } behalten
option-learn = { $skill } lernen
option-reroll = Neu werfen: { $face }
option-raise = Zurückholen: { $unit }
option-ignore = { $n ->
        [0] Keine Flagge ignorieren
        [one] Eine Flagge ignorieren
       *[other] { $n } Flaggen ignorieren
    }
option-hurl = { $n ->
        [0] Nicht schleudern
        [one] Ein Arkanasymbol nutzen
       *[other] { $n } Arkanasymbole nutzen
    }
option-deed = Heldentat ausgeben
option-search = Das Feld nach Schätzen absuchen
option-quest = Die Aufgabe erfüllen
option-done = Fertig
option-done-orders = Keine weiteren Befehle
option-done-moving = Bewegung beenden
option-done-battling = Kämpfe beenden
option-done-buying = Nichts mehr kaufen
option-done-exchanging = Nichts mehr tauschen
option-done-keeping = Keines behalten
option-yes = Ja
option-no = Nein
option-battle-back = Zurückschlagen
option-stay = Bleiben
option-follow = Nachrücken
option-pass = Keine Karte spielen
option-withdraw = Das Schlachtfeld verlassen
option-flee = Freiwillig weichen
option-tremor = Beben (1 Arkana)
option-earthquake = Erdbeben (2 Arkana)
option-summon = Beschwörung des Erdelementars versuchen
option-spend = Zwei Erfahrungsmarken für eine Karte geben
option-advise = Im Kriegsrat Platz nehmen
option-use = { $artifact } einsetzen
option-skill = Die Fertigkeit { $skill } einsetzen
option-equip = { $artifact } auspacken
option-chest = Nehmen: { $chest }
option-discard = { $card } ablegen
option-hatchets = Beile werfen: { $unit }
option-bow = Mit dem Bogen schießen: { $unit }
option-lightning = Blitz schleudern: { $unit }
option-use-nothing = Nichts einsetzen
option-leave-chest = Liegen lassen
option-pay-toll = 3 Arkana zahlen
option-let-fail = Die Karte verpuffen lassen

prompt-other = Was tust du?
prompt-ask-bought = Ein Artefakt für fünf Schatzmarken kaufen?
prompt-ask-exchange = Zwei Artefakte oder zwei Erfahrungsmarken für eine weitere Karte geben?
prompt-ask-haul = Welches gezogene Artefakt behältst du?
prompt-ask-limit = Dein Held hat zu viele Artefakte: Welches geht?
prompt-ask-room = Dein Held hat zu viele Artefakte: Welches geht?
prompt-drew-artifact = Dein Held hat zu viele Artefakte: Welches geht?
prompt-ask-level-up = Was lernt dein Held?
prompt-ask-poison = Die getroffene Einheit für 1 Arkana vergiften?
prompt-ask-hurl = Mit wie vielen Arkanasymbolen schleudert der Riese sein Ziel?
prompt-ask-deed = { $unit }: Heldentat für einen Würfel mehr ausgeben?
prompt-go-on-retreating = { $unit }: Heldentat ausgeben, um ein Feld weiter zu weichen?
prompt-got-move = { $unit }: Wohin ziehen?
prompt-ask-tent = Wo schlägst du dein Feldherrenzelt auf?
prompt-ask-capture = Das feindliche Feldherrenzelt für ein Siegbanner nehmen?
prompt-ask-back = Zurückschlagen?
prompt-ask-ground = In das verlassene Feld nachrücken?
prompt-ask-further = Ein Feld weiter ziehen?
prompt-ask-bonus = Wem gilt der Bonusangriff?
prompt-ask-level = Welcher Meister der Arkana erhält die nächste Stufe? Vergeben: { $n } von { $of }.
prompt-ask-landmark = { $land }: auf welches Feld legen?
prompt-call-die = Wo erscheint das Erdelementar?
prompt-ask-deployed = Welcher Truppe schließt sich dein Held an?
prompt-ask-run = Wohin flieht der Held?
prompt-ran = Auf den fliehenden Helden einschlagen?
prompt-ask-assault = Sturmangriff: Welcher Abschnitt?
prompt-ask-gathered = Zusammenstehen: Welcher Abschnitt?
prompt-ask-inspired = Beseelte Reihen: Welcher Abschnitt?
prompt-ask-fallen = Welche verlorene Einheit kehrt zurück?
prompt-ask-haven = Wo auf deiner Grundlinie erscheint sie?
prompt-ask-pick = { $card }: Welche Einheit?
prompt-ask-traveller = Welche Einheit geht durch das Portal?
prompt-ask-portal = Wohin führt das Portal?
prompt-ask-first-traveller = Welche Einheit geht zuerst durch das Große Portal?
prompt-ask-first-portal = Wo kommt die erste Einheit heraus?
prompt-ask-companion = Welche Einheit kommt mit?
prompt-ask-shaken = Welche Einheit wird als nächste erschüttert?
prompt-ask-second-portal = Wo kommt die zweite Einheit heraus?
prompt-ask-slip = Wohin entwischt deine Einheit?
prompt-ask-traps = Auf welches Feld streust du Krähenfüße?
prompt-ask-chained = Wen trifft der Blitz?
prompt-ask-cleft = Wen trifft der Spaltende Hieb?
prompt-ask-mist = Wo steigt Nebel auf?
prompt-lore-order = Welcher Einheit befiehlt der Würfel?
prompt-ask-ignored = { $unit }: Wie viele Flaggen ignorieren?
prompt-ask-retreat = { $unit }: Wohin weichen?
prompt-ask-reroll = Welche Würfel werden neu geworfen?
prompt-ask-kept = Welche Arkanakarte behältst du? Noch zu behalten: { $n } von { $of }.
prompt-trim = Zu viele Arkanakarten: Welche legst du ab?
prompt-ask-supply = Was nimmst du am Ende deines Zuges?
prompt-ask-command = Welche Befehlskarte spielst du?
prompt-ask-order = { $card }: Welcher Einheit befiehlst du?
prompt-ask-mover = Welche Einheit mit Befehl zieht als Nächste?
prompt-got-mover = { $unit }: Wohin ziehen?
prompt-ask-battler = Welche Einheit mit Befehl kämpft als Nächste?
prompt-got-battler = { $unit }: Wen angreifen?
prompt-ask-kept-command = Welche Befehlskarte behältst du?
prompt-ask-window = Jetzt eine Arkanakarte spielen?
prompt-ask-company = Eine weitere Arkanakarte zu { $card } spielen?
prompt-ask-answer = Auf { $card } mit einer Arkanakarte antworten?
prompt-ask-use = Setzen deine Helden jetzt etwas ein?
prompt-begin-test = Die Wundprobe aufheben?
prompt-read-test = Die Wunde durch ein Wunder ungeschehen machen?
prompt-after-test = Den Helden des Verbündeten durch ein Wunder retten?
prompt-begin-search = Für die Suche etwas einsetzen?
prompt-look-into-chest = Welche Truhe nimmst du?
prompt-begin-card = { $card } billiger machen?
prompt-ask-mirror = { $card } mit dem Amulett abwehren?
prompt-ask-toll = Für { $card } 3 Arkana mehr zahlen oder sie verpuffen lassen?
prompt-ask-discarded = Welche Befehlskarte legst du ab?
prompt-ask-unpacked = Was packt { $hero } aus?
prompt-ask-horn = Welche Einheit ruft das Kriegshorn?
prompt-ask-recalled = Welcher Truppe schließt sich { $hero } an?
prompt-ask-follower = Wer folgt dem Beispiel von { $hero }?
prompt-ask-lit = Welche Einheit zieht im Licht der Laterne?
prompt-ask-lit-way = Wohin zieht sie?
prompt-ask-helper = Welcher Freund verzichtet auf seinen Kampf, um { $hero } zu helfen?
prompt-ask-lucky-die = Welcher Würfel wird neu geworfen?
prompt-ask-blood = Was gibt der Kelch?
prompt-ask-cloven = Gegen wen kämpft { $hero } jetzt?
prompt-ask-patient = Welche Truppe versorgt { $hero }?
prompt-ask-slipped = Wohin entwischt { $hero }?
prompt-ask-doctor = Den Arzt eine Wunde heilen lassen?

# Warum eine Frage jetzt gestellt wird: der Kampf, zu dem sie gehört, was schon gewählt ist und was danach kommt.

why-battle = Der Kampf: { $unit } gegen { $target }.

## Vor dem ersten Zug.

why-ask-level = Jede Stufe stärkt ein Mitglied deines Kriegsrats: { $n } von { $of } vergeben{ $n ->
        [0] {""}
       *[other] {" "}({ $placed })
    }. Ein Kommandant muss dabei sein, von seiner Stufe hängt ab, wie viele Befehlskarten du hältst; die anderen stärken die Arkanakarten ihrer Klasse.{ $lacking ->
        [0] {""}
       *[other] {" "}{ $heroes }
    } Die andere Seite sieht deinen Rat erst, wenn beide fertig sind.
why-council-hero = { $hero } zieht nur ins Feld, wenn im Rat auch diese Klasse sitzt: { $master }.
why-ask-lowered = Deine Seite hat mehr Helden als die andere und zahlt dafür mit Stufen des Kriegsrats: { $n } von { $of } abgegeben. Ein Kommandant bleibt.
why-ask-landmark = Nur dein Rat hat diesen Meister der Arkana auf Stufe 3: { $master }. Das bringt dir einen besonderen Ort auf einem Feld deiner Hälfte: { $land }. { $text }
why-ask-called = Deine Reserven kommen erst noch: { $n }. Sag, in welchen Abschnitt sie kommen, dein Held mit ihnen; dann nimmt jede dort ein Feld ein.
why-ask-muster = Deine Reserven betreten nacheinander das Schlachtfeld: jetzt { $unit }. Mit ihnen kommen noch: { $n }. Dann beginnt die Schlacht.
why-ask-deployed = { $hero } schließt sich einer deiner Truppen an und führt sie von ihrem Feld aus. Helden zu Fuß gehen zur Infanterie, Reiter zur Kavallerie. Später kann der Held sie verlassen und allein kämpfen, als Recke.
why-ask-tent = Jede Seite schlägt ein Feldherrenzelt neben einer ihrer Einheiten auf. Wer seinen Zug mit einer Einheit im feindlichen Zelt beginnt, nimmt es für ein Siegbanner.
why-ask-class = { $hero } hat ein leeres Blatt. Die Klasse bestimmt, wie der Held kämpft und welche Fertigkeiten es gibt; danach folgen eine erste Fertigkeit und ein erstes Artefakt.
why-ask-first-skill = { $hero } beginnt mit einer Fertigkeit der Klasse. Weitere kommen mit Erfahrung, nach Abenteuern.
why-ask-present = { $hero } verlässt die Akademie mit einem Artefakt: Von { $n } gezogenen bleibt eines. Was der Held nicht nutzen kann, darf vorher gegen ein anderes getauscht werden.
why-ask-gift = Der Lehrmeister von { $hero } gibt ein Artefakt weiter. Du wählst, welches.

## Der Zug.

why-ask-command = Du hast { $n } von { $of } Siegbannern, { $enemy } hat { $m }. Ein Zug beginnt mit { $cards ->
        [one] deiner letzten Befehlskarte
       *[other] einer deiner { $cards } Befehlskarten
    }: Sie sagt, wie vielen Einheiten du wo befiehlst. Nur wer einen Befehl hat, zieht und kämpft.
why-ask-capture = Eine deiner Einheiten steht im feindlichen Feldherrenzelt. Du darfst es jetzt für ein Siegbanner nehmen: Du hast { $n } von { $of }.
why-ask-order = Du nennst die Einheiten, die in diesem Zug ziehen und kämpfen{ $of ->
        [0] : bisher { $n }
       *[other] : bisher { $n } von { $of }
    }. Dann ziehen alle, und danach kämpfen sie.
why-lore-order = Die Würfel der Karte erteilen Befehle: ein Helm einer Einheit seiner Farbe, ein Schwert auf Schild einer beliebigen. Dies ist Würfel { $n } von { $of }.
why-ask-mover = Die Einheiten mit Befehl ziehen nacheinander, jede einmal: bisher { $n } von { $of }. Erst ziehen alle, dann wird gekämpft; niemand muss ziehen.
why-got-mover = { $unit }: Wähle das Feld, auf dem die Bewegung endet. Erst ziehen alle; wen sie von dort erreicht, bekämpft die Einheit danach.
why-got-move = { $unit }: Wähle das Feld, auf dem die Bewegung endet. Dann zieht die nächste Einheit mit Befehl.
why-ask-battler = Die Einheiten mit Befehl kämpfen nacheinander, jede einmal: bisher { $n } von { $of }. Niemand muss. Bist du fertig, endet dein Zug mit dem Ziehen von Karten.
why-got-battler = { $unit }: Wähle das Ziel. Dann wird gewürfelt: Seine Farbe ist ein Treffer, manchmal auch andere Symbole; eine Flagge treibt es zurück. Wer sein Feld hält und kühn ist, darf zurückschlagen.
why-ask-kept-command = Du hast { $n } Befehlskarten gezogen und behältst eine; die anderen werden abgeworfen. Damit endet dein Zug.
why-ask-discarded = { $hero } setzt etwas ein, das eine Befehlskarte deiner Hand kostet. Du wählst, welche geht.

## Arkana.

why-ask-kept = Du siehst { $of } Arkanakarten an und behältst { $n ->
        [one] eine davon
       *[other] { $n } davon
    }; der Rest wird abgeworfen. Gespielt werden sie später, in dem Augenblick, der darauf steht, für Arkanamarken.
why-trim = Du hast { $n } Arkanakarten und darfst { $limit } halten, also { $over ->
        [one] muss eine weg
       *[other] müssen { $over } weg
    }. Dein höchster Meister der Arkana bestimmt das Limit.
why-ask-supply = Dein Zug endet, und du sammelst Arkana. Arkanamarken zum Bezahlen: { $tokens }; Arkanakarten auf der Hand: { $n } von { $limit }. Von zwei Karten behältst du eine.
why-ask-window = Du hast eine Arkanakarte, die jetzt passt: { $moment }. Arkanamarken: { $tokens }. In einem Zug darf nur eine Arkanakarte gespielt werden, daher lohnt sich vielleicht das Warten.
why-begin-card = { $card } wird gespielt, und einer deiner Helden kann sie billiger machen. Arkanamarken: { $tokens }.
why-ask-company = Du spielst { $card }, und eine weitere Arkanakarte von dir darf sie begleiten. Arkanamarken: { $tokens }.
why-ask-answer = Die andere Seite spielt { $card }. Du hast eine Arkanakarte, die darauf antworten kann, bevor sie wirkt. Arkanamarken: { $tokens }.
why-ask-mirror = { $card } zielt auf deinen Helden, der sie mit einem Amulett abwehren kann. Setzt du nichts ein, wirkt sie.
why-ask-toll = { $card } wurde abgewehrt: Zahle 3 Arkanamarken mehr (du hast { $tokens }), oder sie bewirkt nichts.
why-ask-pick = { $card } wird gespielt: Sie trifft { $of ->
        [one] eine Einheit
       *[other] bis zu { $of } Einheiten
    }, bisher gewählt: { $n }. Dann wirkt sie.
why-ask-fallen = Das Requiem bringt eine deiner verlorenen Fußeinheiten zurück. Sag erst, welche, dann, wo sie erscheint.
why-ask-haven = Die zurückkehrende Einheit erscheint auf einem freien Feld deiner Grundlinie. Du wählst, auf welchem.
why-ask-traveller = Ein Portal trägt eine deiner Einheiten sofort über das Schlachtfeld. Sag erst, welche, dann, wo sie herauskommt.
why-ask-portal = { $unit }: Wähle das freie Feld, auf das das Portal führt. Von dort darf wie üblich gekämpft werden.
why-ask-first-traveller = Ein Großes Portal trägt bis zu zwei deiner Einheiten, die nebeneinander stehen. Sag, welche vorangeht.
why-ask-first-portal = { $unit }: Wähle das freie Feld, auf dem sie herauskommen. Dann darf eine Einheit folgen, die daneben stand.
why-ask-companion = Die erste Einheit ist durch das Portal gegangen. Eine Einheit, die daneben stand, darf mitkommen, oder niemand.
why-ask-second-portal = { $unit }: Wähle ein freies Feld neben der ersten Einheit.
why-ask-slip = Rauch verbirgt deine Einheit, die den Angriff überstanden hat: Sie darf auf ein freies Feld entweichen und schlägt dann nicht zurück. Oder sie bleibt.
why-ask-traps = Krähenfüße liegen bis zu deinem nächsten Zug auf einem freien Feld: Reiter, die es betreten, halten an und verlieren vielleicht eine Figur. Du wählst das Feld.
why-ask-inspired = Beseelte Reihen machen deine Einheiten eines Abschnitts in diesem Zug kühner. Du wählst den Abschnitt.
why-ask-gathered = Zusammenstehen: In diesem Zug genügt deinen Einheiten eines Abschnitts ein Freund daneben als Unterstützung. Du wählst den Abschnitt.
why-ask-chained = Der Blitz trifft einen Feind und springt auf einen weiteren daneben über: bisher { $n } von { $of }. Nach dem ersten darfst du aufhören.
why-ask-cleft = Deine Einheit hat ihr Ziel ausgelöscht und trifft einen anderen Feind daneben, mit zwei Würfeln. Du wählst, welchen.
why-ask-assault = Der Sturmangriff befiehlt allen deinen Einheiten ganzer Abschnitte, mit je einem Würfel mehr: { $n } von { $of } Abschnitten gewählt.
why-ask-mist = Nebel verdeckt bis zu deinem nächsten Zug die Sicht und hält jeden auf. Er steigt auf freien offenen Feldern auf: bisher { $n } von { $of }.

## Kämpfe.

why-ask-deed = { $unit }: Die Truppe hat eine Marke für eine Heldentat. Jetzt ausgegeben, bringt sie einen Würfel mehr; später kann sie auch eine Bewegung oder einen Rückzug verlängern.
why-ask-reroll = Einige Würfel dürfen neu geworfen werden: { $n } von { $of } beiseitegelegt. Du wählst sie einzeln, dann werden sie zusammen geworfen.
why-ask-hurl = Der Hügelriese hat { $n ->
        [one] ein Arkanasymbol
       *[other] { $n } Arkanasymbole
    } gewürfelt. Jedes genutzte treibt sein Ziel zwei Felder weiter zurück und bringt keine Arkanamarke.
why-ask-poison = Die Spinne darf die getroffene Truppe für 1 Arkanamarke vergiften: Zu Beginn ihres nächsten Zuges kann das Gift sie eine Figur kosten.
why-ask-ignored = { $unit }: { $n ->
        [one] Eine Flagge treibt
       *[other] { $n } Flaggen treiben
    } sie zum eigenen Rand zurück. Eine kühne Einheit darf einige davon ignorieren. Wer sein Feld hält, darf vielleicht zurückschlagen.
why-ask-retreat = { $unit } müssen zurück, noch { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    } zum eigenen Rand hin. Du wählst jedes Feld; wo keines frei ist, gehen stattdessen Figuren verloren.
why-go-on-retreating = { $unit }: Der Rückzug ist weit genug. Für die Heldentat darf er ein Feld weiter gehen, außer Reichweite.
why-ask-back = Deine Einheit hat ihr Feld im Nahkampf gehalten und darf daher einmal mit eigenen Würfeln gegen ihren Angreifer zurückschlagen.
why-ask-ground = Der Angriff hat das Feld geräumt. Deine Einheit darf nachrücken; Reiter dürfen dann weiterziehen und noch einmal zuschlagen.
why-ask-further = Deine Reiter sind nachgerückt und dürfen vor ihrem Bonusangriff ein Feld weiterziehen.
why-ask-bonus = Deine Reiter sind nachgerückt und haben dafür in diesem Zug einen weiteren Nahkampfangriff. Du wählst, wen sie treffen, oder niemanden.
why-ask-shaken = Rings um das Erdelementar bebt der Boden, und alle Nachbarn müssen sich zurückziehen. Du sagst, wer als Nächster geht.
why-call-die = Die Würfel haben das Erdelementar gerufen. Du wählst das freie Feld neben dem Kreis, auf dem es erscheint.

## Helden im Feld.

why-ask-use = Einer deiner Helden hat eine Fertigkeit oder ein Artefakt, das genau jetzt wirkt. Setzt du nichts ein, geht es weiter.
why-begin-test = { $hero } könnte verwundet werden: Die andere Seite wirft { $n ->
        [one] einen Würfel
       *[other] { $n } Würfel
    }, und ein einziges Schwert auf Schild genügt. Was du hast, kann die Probe verhindern.
why-read-test = { $hero }: Die Wundprobe zeigt ein Schwert auf Schild, das ist eine Wunde. Ein Wunder kann sie noch abwenden.
why-after-test = { $hero }, Held deines Verbündeten, wird gleich verwundet. Ein Wunder von dir kann es noch abwenden.
why-ask-run = { $hero } zieht sich zurück, bisher { $n } von höchstens { $of } Feldern, Feld für Feld zum eigenen Rand. Der Weg darf durch andere führen, doch ein Feind am Weg darf zuschlagen.
why-ran = { $hero } flieht durch das Feld deiner Einheit, die sofort zuschlagen darf, wie im Nahkampf.
why-ask-slipped = { $hero } entweicht, statt zurückzuschlagen. Du wählst das Feld.
why-begin-search = { $hero } durchsucht die Truhe dieses Feldes, statt zu kämpfen. Etwas von seiner Ausrüstung kann helfen; sag es, bevor sie geöffnet wird.
why-look-into-chest = { $hero } hat in die Truhe gesehen. Was genommen wird, gehört dem Helden; was bleibt, ist aus diesem Abenteuer.
why-ask-unpacked = { $hero } wechselt die Ausrüstung: Eines der Artefakte unter dem Blatt kommt in Gebrauch.
why-ask-horn = { $hero } bläst das Kriegshorn: Eine weitere Einheit in der Nähe erhält einen Befehl. Du wählst, welche.
why-ask-recalled = { $hero } kehrt sofort zu einer deiner Truppen zurück und führt sie. Du wählst, zu welcher.
why-ask-follower = { $hero } geht voran und befiehlt bis zu { $of } Einheiten in einer Kette: bisher { $n }.
why-ask-lit = Wenn alle gezogen sind, lässt die Laterne von { $hero } einen Freund in der Nähe ein Feld ziehen. Du wählst, welchen.
why-ask-lit-way = { $unit }: Wähle das Feld, auf das es im Licht der Laterne geht.
why-ask-helper = { $hero } ruft einen Freund vom Nachbarfeld: Er kämpft in diesem Zug nicht, und der Held wirft zwei Würfel mehr.
why-ask-lucky-die = Mit einer Hasenpfote darf { $hero } einen der Würfel neu werfen. Du wählst, welchen.
why-ask-blood = Der Kelch von { $hero } gibt entweder der Truppe eine Figur zurück oder dir zwei Arkanamarken.
why-ask-cloven = { $hero } hat das Ziel ausgelöscht und bekämpft einen anderen Feind daneben, mit zwei Würfeln. Du wählst, welchen.
why-ask-patient = { $hero } heilt eine Truppe, statt zu kämpfen: Sie erhält eine Figur zurück. Du wählst, welche.

## Nach dem Abenteuer.

why-ask-bought = Schatzmarken von { $hero }: { $treasure }. Jedes Artefakt des Stapels kostet { $price }; was nicht ausgegeben wird, bleibt.
why-ask-room = { $hero } besitzt { $n } Artefakte und darf { $most } behalten. Du wählst, welches zurückgeht.
why-ask-limit = { $hero } besitzt { $n } Artefakte und darf { $most } behalten. Du wählst, welches zurückgeht.
why-drew-artifact = { $hero } besitzt { $n } Artefakte und darf { $most } behalten. Du wählst, welches zurückgeht.
why-ask-doctor = { $hero } hat einen Arzt gefunden, der für Schätze und Erfahrung eine Wunde heilt. Schatzmarken: { $treasure }, Erfahrungsmarken: { $experience }.
why-ask-exchange = { $hero } wird { $draws ->
        [one] ein Artefakt ziehen und es behalten
       *[other] { $draws } Artefakte ziehen und eines behalten
    }. Zwei Artefakte oder zwei Erfahrungsmarken (vorhanden: { $experience }) erlauben eine weitere Karte.
why-ask-haul = { $hero } hat { $n ->
        [one] ein Artefakt
       *[other] { $n } Artefakte
    } gezogen und behält eines; die anderen gehen zurück in den Stapel.
why-ask-level-up = Erfahrungsmarken von { $hero }: { $experience }. Für { $level } davon gibt es eine neue Fertigkeit; mit drei Fertigkeiten bleibt nur noch ein Sitz im Kriegsrat.

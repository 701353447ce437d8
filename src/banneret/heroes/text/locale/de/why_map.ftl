### Warum eine Frage auf der Karte jetzt gestellt wird: wozu sie gehört, was schon geschehen ist und was danach kommt.

## Was sie ausgelöst hat.

why-because = { $source }:
why-because-level = { $hero } steigt eine Stufe auf.

## Aufbau.

why-ask-faction = Jeder nimmt eine Fraktion, die sonst niemand hat: Sie bringt Stadt, Einheiten und Helden mit. Bisher gewählt: { $n } von { $of }. Als Nächstes kommt der Held.
why-ask-hero = Dein Hauptheld führt deine Armee. Von ihm hängt ab, mit welchen Karten du beginnst und welche Spezialität mit den Stufen wächst.
why-ask-pick = Alle wählen Fraktion und Held geheim und zeigen sie gleichzeitig. Bisher gewählt: { $n } von { $of }.
why-ask-starter = Du hast den Würfelwurf gewonnen und entscheidest, wer in jeder Runde den ersten Zug hat.
why-ask-start-tile = Auf deinem Startplättchen liegen deine Stadt, in der dein Held beginnt, und die ersten Felder zum Besuchen. Wie es liegt, entscheidet, an welchen Seiten dein Held es verlassen kann: Dicke Kanten sind Mauern. Dies ist Plättchen { $n } von { $of }; danach erhält jeder einen Startbonus.
why-ask-bonus = Jeder beginnt mit einem Bonus: Ressourcen zum Bauen oder Artefakte, das sind Karten für dein Deck. Du wählst, bevor gewürfelt wird.
why-ask-building-spot = Ihr baut die Karte gemeinsam, Plättchen für Plättchen: { $n } von { $of } liegen. Du legst dieses und drehst es dann; später ziehen alle darauf.
why-ask-building-way = Das Plättchen liegt, wo du es haben wolltest, { $n } von { $of } sind fertig. Wie es gedreht ist, entscheidet, wo Helden von einem Plättchen zum nächsten kommen.
why-ask-new-hand = Nur jetzt, in der ersten Runde, darfst du deine Hand ({ $n }) einmal zurückmischen und ebenso viele Karten neu ziehen.

## Der Zug.

why-ask-turn-discard = Dein Zug beginnt (Runde { $round }). Erst darfst du Karten abwerfen, die du nicht willst, dann ziehst du bis zu deinem Handlimit von { $limit }. Du hast { $n }{ $over ->
        [0] { $most ->
            [0] ; deine Hand ist voll.
           *[other] ; Platz für { $most } weitere.
        }
       *[other] , das sind { $over } zu viel.
    }
why-ask-draw = Karten auf deiner Hand: { $n } von { $limit }, also kannst du bis zu { $most } ziehen. Mehr Karten geben mehr Möglichkeiten, auf der Karte und im Kampf; zieh alle, wenn du keinen Platz lassen willst. Danach ziehen deine Helden.
why-ask-turn = Runde { $round }{ $of ->
        [0] {""}
       *[other] {" "}von { $of }
    }, du bist am Zug. Jeder Schritt eines Helden kostet 1 Bewegungspunkt, und was auf dem Feld liegt, wird sofort besucht. Bauen, Rekrutieren und einen Zauber kaufen geht je einmal pro Runde.{ $players ->
        [1] {""}
       *[other] {" "}Beendest du den Zug, ist der Nächste dran.
    }
why-ask-town = Bevor der Zug von { $player } endet, dürfen die anderen ihre Städte nutzen, jede Aktion einmal pro Runde. Du hast { $purse }. Passt du, geht es weiter.
why-ask-town-own = Bevor dein Zug weitergeht, sind Stadtaktionen möglich, jede einmal pro Runde. Du hast { $purse }. Passt du, geht es weiter.
why-ask-town-fight = Gleich wird gekämpft: { $hero } gegen { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }. Vorher dürfen alle noch einmal ihre Stadt nutzen: Jetzt rekrutierte Einheiten kämpfen mit. Du hast { $purse }. Haben alle gepasst, stellen sich die Armeen auf.
why-ask-requested = Du wolltest im Zug von { $player } gefragt werden. Du darfst deine Stadt oder deine Moral nutzen; du hast { $purse }. Passt du, geht der Zug weiter.
why-ask-requested-between = Du wolltest gefragt werden, bevor das Spiel weitergeht. Gerade ist niemand am Zug: Du darfst deine Moral nutzen, aber nicht deine Stadt. Passt du, wird ausgeführt, was als Nächstes kommt.
why-ask-end-step = Dein Zug endet, und { $n ->
        [one] ein Schritt
       *[other] { $n } Schritte
    } auf ein leeres Feld neben einem Helden kosten nichts. Bleib stehen, um darauf zu verzichten.
why-take-step = { $hero } zieht gerade über dieses Feld: { $place }. Übrige Bewegungspunkte: { $n }. Weiterziehen kostet einen; wer anhält, besucht das Feld.
why-next-of-team = Dein Team ist dran, und keiner von euch hatte in dieser Runde einen Zug. Du sagst, wer von euch beginnt.

## Plättchen.

why-turned-up = Du hast ein Plättchen entdeckt und darfst es drehen, wie du willst. Wie es liegt, entscheidet, wo dein Held es betreten kann und was nahe ist.
why-ask-way = Ein Plättchen deines Vorrats kommt auf die Karte. Es muss mit denen ringsum verbunden sein; wie es gedreht ist, entscheidet, wo Helden hinüberkommen.
why-ask-discovery = Durch die Wirkung darfst du kostenlos ein Plättchen entdecken: Wähle ein verdecktes neben dir. Dann siehst du es und drehst es.
why-ask-turn-tile = Du darfst ein Nachbarplättchen drehen, auf dem kein Held steht. Wähle erst das Plättchen, dann, wie es liegt.
why-ask-turn-way = Das gewählte Plättchen bekommt eine neue Richtung; das kann für alle Wege öffnen oder schließen.
why-ask-holding = { $hero } gelangt sofort und ohne Weg zu einem deiner eigenen Orte. Du wählst, zu welchem.

## Die Stadt.

why-got-recruit = Du hast einen Nebenhelden bezahlt: eine zweite Figur, die für sich zieht und ohne Karten kämpft. Du wählst, an welchem deiner Orte er erscheint.
why-ask-recruit = Du nutzt die Rekrutierung deiner Stadt: Du darfst so viele Einheiten kaufen und verstärken, wie du bezahlen kannst, jetzt oder in dieser Runde nicht mehr. Du hast { $purse }.
why-ask-wisdom = Du kaufst einen Zauber deiner Magiergilde und hast { $purse }. Eine Handkarte kann ihn billiger machen oder dich mehr Karten sehen lassen. Passt du, kaufst du zum vollen Preis.

## Wirkungen.

why-do-errand = Du darfst diese Wirkung nutzen oder lassen. Lehnst du ab, geschieht nichts, und dein Zug geht weiter.
why-do-errand-choose = Eine von { $n } Wirkungen gehört dir. Du wählst jetzt, und sie tritt sofort ein.
why-do-errand-whom = Die Wirkung gilt nur einem davon: Du sagst, wem.
why-ask-reward = Dieser Ort trägt jetzt deine Flagge: { $place }. Dafür wählst du einmal: ein Einkommen in jeder Ressourcenrunde oder jetzt eine Einheit verstärken. Ändern lässt sich das später nicht.
why-got-reward = Du beflaggst diesen Ort als Erster: { $place }. Dafür gibt er sofort etwas; du wählst, was.
why-ask-search = Eine Suche ({ $deck }): Entweder siehst du dir { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } an und nimmst eine, oder du nimmst die offene Karte des Abwurfstapels. Du entscheidest, bevor du schaust.
why-ask-take = Du hast { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } angesehen ({ $deck }): Eine gehört dir, die anderen kommen auf den Abwurfstapel, wo alle sie sehen.
why-ask-put = { $n } nicht genommene Karten kommen nacheinander auf den Abwurfstapel ({ $deck }). Die letzte liegt oben, wo die nächste Suche sie nehmen kann.
why-ask-income = Die Wirkung verschiebt eines deiner drei Einkommen, die du in jeder Ressourcenrunde erhältst. Du wählst, welches.
why-offer-map-reroll = Du hast gewürfelt: { $face }. Mit Moral oder Glück darfst du neu werfen, bevor das Ergebnis gilt; dann gilt das neue.
why-pick-result = Du hast { $n } Würfel geworfen: { $face }. { $keep ->
        [one] Einer davon zählt
       *[other] { $keep } davon zählen
    }, du wählst.
why-ask-trade = Tausche Ressourcen, so oft du willst, oder entferne eine Handkarte für { $n } Gold, aber nicht beides. Du hast { $purse }.
why-ask-trade-on = Du tauschst Ressourcen und darfst weitermachen, solange du zahlen kannst. Du hast { $purse }.
why-ask-payment = Du darfst dein eigenes Deck durchsuchen, eine Handkarte ist der Preis. Sag, welche du abwirfst; dann suchst du.
why-ask-exchange = Du darfst Karten abwerfen und ebenso viele neue ziehen: bisher { $n } von { $most }. Hör auf, wann du willst.
why-ask-sold = Eine Karte verlässt das Spiel für immer und bringt dir { $n } Gold. Du wählst, welche.
why-ask-witch = Entweder verlässt eine Fähigkeit deiner Hand das Spiel, was dein Deck schlank hält, oder du siehst die oberste Karte des Fähigkeitenstapels und darfst sie nehmen.
why-witch-shows = Du siehst die oberste Karte des Fähigkeitenstapels: Willst du sie, gehört sie dir; sonst kommt sie auf den Abwurfstapel.
why-ask-spring = Du siehst dir { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } deines eigenen Abwurfstapels an. Eine kommt auf die Hand zurück, die anderen wieder obenauf.
why-ask-order = { $n } Karten kommen nacheinander auf deinen Abwurfstapel zurück. Die letzte liegt oben.
why-ask-reinforced = Eine deiner Einheiten darf von „Wenige“ auf „Rudel“ drehen, die stärkere Seite. Du hast { $purse }.
why-ask-weakened = Eine deiner Einheiten muss von „Rudel“ auf „Wenige“ drehen. Du wählst, welche es am ehesten verträgt.
why-draw-offer = Eine neutrale Einheit wird gezogen, die du rekrutieren darfst. Du wählst den Stapel: Bronze ist am billigsten, Gold am stärksten.
why-ask-offer = { $n ->
        [one] Eine neutrale Einheit wurde gezogen
       *[other] { $n } neutrale Einheiten wurden gezogen
    }, eine darfst du zu ihrem Preis rekrutieren. Du hast { $purse }. Lehnst du ab, ziehen sie wieder ab.
why-ask-hire = Söldner bieten sich an: Einen davon darfst du rekrutieren. Du hast { $purse }. Lehnst du ab, ziehen sie wieder ab.
why-ask-deck = Durch eine Fähigkeit darfst du die oberste Karte eines Stapels ansehen und oben oder unten zurücklegen. Sonst sieht sie niemand.
why-saw-top = Nur du siehst diese Karte. Oben wird sie als nächste gezogen, von wem auch immer; unten ist sie aus dem Weg.
why-ask-banked = Du legst hier Ressourcen zurück und sagst, wie viel. Zurückgelegtes kannst du nicht ausgeben.
why-ask-levy = Das Szenario verlangt eine Abgabe, Ressource für Ressource: { $n } Gold insgesamt, { $gold } fehlen noch. Du sagst, wie viel du hiermit zahlst: { $resource }.
why-ask-star = Zwei Astrologenkarten wurden gezogen, und eine davon gilt für alle. Als Startspieler wählst du.
why-ask-receiver = Der Gral kann einem Helden deines Teams neben seinem Träger übergeben werden. Du sagst, wem.

## Vor und nach Kämpfen.

why-ask-transport = { $foe } greift deinen Ort an ({ $place }), und dort steht keiner deiner Helden. Zahlst du, verteidigt ihn deine Armee; sonst fällt er kampflos. Du hast { $purse }.
why-ai-siege = { $foe } greift deinen Ort an ({ $place }), und dort steht keiner deiner Helden. Zahlst du, verteidigt ihn deine Armee; sonst fällt er kampflos. Du hast { $purse }.
why-ask-sacrifice = { $hero } greift { $foe } an ({ $place }). Ein Nebenheld darf aufgegeben werden, statt zu kämpfen: Keine Einheit geht verloren, wohl aber der Held, als wäre er besiegt.
why-got-sacrifice = { $foe } greift an: { $hero } ({ $place }). Ein Nebenheld darf aufgegeben werden, statt zu kämpfen: Keine Einheit geht verloren, wohl aber der Held, als wäre er besiegt.
why-ai-or-give-up = { $hero } trifft auf { $foe } ({ $place }). Ein Nebenheld darf aufgegeben werden, statt zu kämpfen: Keine Einheit geht verloren, wohl aber der Held, als wäre er besiegt.
why-ask-darkness = Ein Gebäude deiner Stadt kann der Hand von { $foe } vor dem Kampf eine zufällige Karte nehmen. Einmal im Zug.
why-ask-lender = { $player } kämpft neben dir. Du darfst für diesen Kampf Einheiten leihen, eine nach der anderen; wer überlebt, kommt zurück. Hör auf, wenn es genug sind.
why-ask-raise = Du hast gewonnen. Manche Karten drehen jetzt Einheiten, die gekämpft haben, auf „Rudel“. Passt du, nimmst du deine Belohnung.
why-ai-ask-raise = Du hast gewonnen. Manche Karten drehen jetzt Einheiten, die gekämpft haben, auf „Rudel“. Passt du, nimmst du deine Belohnung.
why-ask-fallen = Nach einer Regel des Szenarios kehrt von jedem genannten Rang eine Einheit zurück, die in diesem Kampf gefallen ist. Du wählst, welche.
why-meet-fate = { $hero } ist besiegt und geht heim zu einem deiner eigenen Orte. Du wählst, zu welchem.
why-eliminate = Du hast deinen letzten Ort verloren und bist ausgeschieden. Andere treffen weiter auf Wachen: Du darfst diese Wachen gegen sie spielen oder nur zusehen.
why-follow-rule = { $ai } folgt den Regeln des Feindes und hat noch { $n ->
        [one] einen Bewegungspunkt
       *[other] { $n } Bewegungspunkte
    }. Mehrere Wege sind nach diesen Regeln gleich gut, daher wählst du einen davon.

## Verbündete, und wie es weitergeht.

why-propose = Du stehst neben { $player }, und ihr dürft Artefakte und Zauber eins gegen eins tauschen. Du bietest eine Karte an; nur dein Verbündeter sieht sie und gibt eine dafür oder lehnt ab.
why-ask-in-return = { $player } bietet dir { $card } an. Du gibst ein Artefakt oder einen Zauber deiner Hand dafür oder lehnst ab; dann behalten beide, was sie haben.
why-ask-amount = Du gibst { $player } etwas ab ({ $resource }) und sagst, wie viel. Es fehlt dir sofort.
why-ask-heir = Das Szenario ist gewonnen. Du sagst, welcher Held deiner Fraktion ins nächste zieht.
why-ask-keep = Für das nächste Szenario behältst du { $most } Karten außer Attributen und Spezialitäten: bisher { $n }. Der Rest bleibt zurück.

### Warum eine Frage im Kampf jetzt gestellt wird: der Kampf, was zu wählen ist und was danach kommt.

## Wer gegen wen kämpft, und wo.

why-the-guards = die Wachen
why-fight-guards = Du kämpfst gegen die Wachen{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }{ $n ->
        [0] .
       *[other] : { $units }.
    }
why-fight-steered = Du befehligst die Wachen gegen { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }{ $n ->
        [0] .
       *[other] : { $units }.
    }
why-fight-attacking = Du greifst an, Gegner: { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }.
why-fight-attacked = Du verteidigst dich gegen { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }.
why-fight-equals = Du kämpfst gegen { $foe }.
why-fight-watched = { $hero } kämpft gegen { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }.

## Aufstellung.

why-meet-guards = Deine Stufe ({ $level }) liegt über der Schwierigkeit der Wachen ({ $n }), daher würden sie lieber fliehen. Lässt du sie, hast du kampflos gewonnen; sonst stellen sich beide Seiten auf.
why-ask-avoid = { $place }: Die Wachen haben Schwierigkeit { $n }, du hast Stufe { $level }, daher würden sie dich vorbeilassen. Nimmst du an, gibt es keinen Kampf; sonst beginnt er.
why-ask-avoid-play = { $place }: Die Wachen haben Schwierigkeit { $n }, genau deine Stufe. Eine Karte, die sie umgeht, erspart dir den Kampf. Passt du, beginnt er.
why-ask-unit = Vor der ersten Runde stellen sich die Armeen auf: { $n } von { $most } Einheiten stehen, { $left ->
        [one] eine wartet
       *[other] { $left } warten
    } neben dem Plan. { $all ->
        [yes] Alle nehmen teil.
       *[no] Mindestens eine muss kämpfen; wer draußen bleibt, ist sicher, hilft aber nicht.
    } Wähle eine Einheit, dann ihr Feld.
why-ask-space = { $unit }: Jede Einheit nimmt ein freies Feld deiner zwei Reihen. Danach wählst du die nächste, bis du fertig bist und die andere Seite bereit ist.
why-ask-placed = Beide Seiten stellen abwechselnd je eine Einheit auf: Von deinen { $n ->
        [one] steht eine
       *[other] stehen { $n }
    }, { $left ->
        [one] eine wartet
       *[other] { $left } warten
    }, höchstens { $most } dürfen kommen. { $all ->
        [yes] Alle nehmen teil.
       *[no] Sobald eine steht, darfst du aufhören.
    } Wähle eine Einheit, dann ihr Hexfeld.
why-ask-hex = { $unit }: { $first ->
    [yes] Wähle ein leeres Hexfeld an einem der Ränder. Diese allererste Einheit legt fest, welcher Rand dir gehört.
   *[no] Wähle ein leeres Hexfeld deiner Zone.
} Dann stellt die andere Seite auf.
why-ask-obstacle = Bevor die Armeen kommen, legen beide Seiten abwechselnd Hindernisse: Du hast { $n } von { $most } gelegt. Niemand steht darauf oder geht hindurch. Als Nächstes drehst du das gewählte, dann sagst du, wo es liegt.
why-chose-obstacle = { $obstacle }: Es kann in mehreren Richtungen liegen. Sag erst, wie es gedreht ist, dann, wo es liegt.
why-turned-obstacle = { $obstacle }: Es liegt in der Mitte des Feldes, nie neben einem anderen Hindernis oder einer Aufstellungszone. Dann legt die andere Seite eines.
why-ask-gate = Du verteidigst deine eigene Stadt: Drei Mauern und das Tor schließen die mittlere Reihe. Du wählst das Feld des Tores, die Mauern füllen die übrigen. Dann beginnt der Kampf.
why-ask-redraw = Durch die Astrologen darfst du eine der Wachen durch eine neu gezogene gleichen Ranges ersetzen lassen. Dann wird mit dem gekämpft, was dasteht.

## Runden und Aktivierungen.

why-ask-opening = Alle Einheiten stehen, noch hat niemand gehandelt. Karten für den Beginn eines Kampfes können jetzt gespielt werden, abwechselnd, bis beide Seiten passen; dann beginnt die erste Runde.
why-choose-first = Du darfst einen Zauber wirken, bevor irgendeine Einheit handelt: Sag, welchen. Dann folgen seine Kraft und sein Ziel.
why-call-next = Runde { $round }: Einheiten handeln in der Reihenfolge ihrer Initiative, und { $n } deiner Einheiten sind jetzt gleichauf. Du sagst, welche zuerst handelt; die anderen folgen.
why-ask-action = Runde { $round }, es handeln: { $unit }. { $steered ->
        [yes] Wachen müssen angreifen, wenn sie können, und sonst so nah wie möglich herankommen.
       *[no] Eine Einheit darf sich bewegen und dann angreifen oder sich stattdessen verteidigen. Wer einen Angriff von nebenan übersteht, schlägt einmal je Runde zurück.
    } Danach handelt die nächste Einheit nach Initiative.
why-choose-target = Für { $unit } entscheiden die Regeln, und mehrere Ziele sind gleich gut: Du wählst, welches angegriffen wird.
why-choose-second = { $unit }: Dieser Angriff trifft auch eine zweite Einheit neben dem ersten Ziel, Freund oder Feind. Sag, welche; dann wird gewürfelt.
why-ask-healed = { $unit }: Zu Beginn ihrer Aktivierung heilen sie bis zu { $n } Schaden einer dieser Einheiten. Danach dürfen sie sich bewegen und angreifen.
why-end-round = Ein Kampf gegen Wachen dauert eine Runde, wenn du nicht für mehr zahlst. Runde { $round } ist vorbei, und { $left ->
        [one] eine Einheit der Wachen steht
       *[other] { $left } Einheiten der Wachen stehen
    } noch. { $costs ->
        [yes] Eine weitere Runde kostet 1 Bewegungspunkt, du hast { $movement }.
       *[no] Eine weitere Runde kostet nichts.
    } Hörst du auf, geht dein Held zurück und das Feld bleibt bewacht.
why-ask-between = Du wolltest gefragt werden: Zwischen zwei Aktivierungen darfst du eine Sofortkarte spielen. Passt du, geht der Kampf weiter.

## Ein Angriff.

why-ask-instant = { $back ->
        [yes] Gegenangriff: { $unit } gegen { $target }.
       *[no] Der Angriff: { $unit } gegen { $target }.
    } Beide Seiten dürfen jetzt Karten spielen, die ihn ändern, abwechselnd, bis beide passen. Dann wird gewürfelt und der Schaden bestimmt.
why-offer-reroll = { $unit } gegen { $target }: Der Würfel zeigt { $face } und zählt zum Angriff. Du darfst neu werfen; dann gilt das neue Ergebnis. Danach wird der Schaden bestimmt.
why-ask-roll = { $unit } gegen { $target }: Der Würfel zeigt { $face }. Einige Karten wirken genau in diesem Augenblick. Wenn beide Seiten passen, wird der Schaden bestimmt.
why-offer-ignore = { $unit } gegen { $target }: Der Würfel zeigt { $face }. Für eine Handkarte zählt er nicht zum Angriff. Danach wird der Schaden bestimmt.
why-read-defense = { $unit } gegen { $target }: Für den Verteidigungsmarker wurde { $face } gewürfelt. Nur +1 hilft, mit 1 Verteidigung mehr. Du darfst neu werfen; danach wird der Schaden bestimmt.
why-offer-save = { $unit } gegen { $target }: Der Schaden würde die Einheit vernichten. Jetzt kannst du sie retten; sonst verlässt sie den Plan.
why-strike-back = { $unit } haben { $target } angegriffen, und das Ziel hat überlebt. Es darf einmal in dieser Runde mit einem eigenen Angriff zurückschlagen; darauf wird nicht geantwortet.
why-go-back = { $unit }: Nach dem Angriff dürfen sie nach { $space } zurückkehren, woher sie kamen, oder bleiben. Dann endet ihre Aktivierung.
why-did = Über eine Fähigkeit entscheidet ein Würfel, er zeigt { $face }. Du darfst neu werfen; was er dann zeigt, gilt.

## Wirkungen von Einheiten und Karten.

why-do-next = Die Wirkung dreht eine Einheit von „Wenige“ auf „Rudel“, die stärkere Seite. Du wählst, welche.
why-do-next-push = { $unit } gegen { $target }: Das Ziel wird vertrieben. Du wählst das freie Feld, auf das es geht.
why-do-next-place = { $card } braucht einen Ort: Wähle ihn, dann wirkt der Zauber.
why-do-next-stat = { $card } erhöht einen Wert der Einheit: Du wählst, welchen.
why-next-link = { $card } springt auf die nächste Einheit über, gleich wem sie gehört, und mehrere sind gleich nah. Du wählst, welche als Nächste getroffen wird.

## Zauber.

why-ask-power = Du wirkst { $card } mit Zauberkraft { $n }. { $next ->
        [0] Stärker kann der Zauber nicht werden.
       *[other] Mit Zauberkraft { $next } bewirkt er mehr: Dafür kannst du andere Handkarten verbrauchen.
    } Bist du fertig, wählst du Wirkung und Ziel.
why-ask-step = { $card } hat Zauberkraft { $n }, das reicht für mehrere Wirkungen. Du nutzt eine davon; übrige Zauberkraft verfällt.
why-ask-target = Du wirkst { $card }: Wähle, wem der Zauber gilt. Die andere Seite darf antworten, bevor er wirkt.
why-ask-cancel = { $foe } wirkt { $card }. Bevor der Zauber wirkt, darfst du eine Karte spielen, vielleicht eine, die ihn aufhält. Passt du, wirkt er.
why-ask-return = { $card } hat gewirkt und geht auf deinen Abwurfstapel. Manche Karten holen sie stattdessen auf die Hand zurück; passt du, bleibt sie dort.
why-aim-spell = { $foe } wirkt { $card }. Nach den Regeln, die den Feind lenken, sind mehrere Einheiten gleich gute Ziele: Du wählst eine davon.
why-ask-laid = { $foe } spielt { $card } auf eine Einheit. Nach den Regeln, die den Feind lenken, sind mehrere gleich: Du wählst eine davon.

## Karten.

why-ask-cost = { $card } wird mit anderen Handkarten bezahlt. { $of ->
        [0] Bisher abgeworfen: { $n }; du darfst so viele geben, wie du willst, mindestens eine.
       *[other] Bisher abgeworfen: { $n } von { $of }.
    } Dann wirkt die Karte.
why-ask-dropped = Durch eine Wirkung musst du abwerfen: noch { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } von { $hand } auf deiner Hand.
why-ask-kept = Du hast { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } zur Auswahl gezogen: Eine kommt auf die Hand, die anderen auf deinen Abwurfstapel.
why-ask-rest = Die nicht behaltenen Karten kommen nacheinander auf deinen Abwurfstapel, noch { $n }. Die letzte liegt oben.
why-ask-found = Eine Karte deines Abwurfstapels kommt auf die Hand zurück: Du wählst, welche.
why-ask-patient = Eine deiner Karten heilt eine deiner Einheiten: Du wählst, welche.
why-got-patient = Die Einheit ist beschädigt und gelähmt, und die Karte hilft gegen eines von beiden. Du wählst, wogegen.
why-ask-boosted = Die gespielte Karte stärkt eine deiner Einheiten: Du wählst, welche.
why-ask-raised = Die gespielte Karte stärkt eine deiner Einheiten bis zu ihrer nächsten Aktion: Du wählst, welche.
why-ask-first-place = Zwei deiner Einheiten tauschen die Plätze. Wähle erst die eine, dann die andere.
why-ask-second-place = Die erste Einheit ist gewählt: Mit welcher anderen tauscht sie den Platz?
why-ask-swap = Du gibst Moral aus, um Karten zu tauschen: Wirf beliebig viele ab, dann ziehst du ebenso viele neue. Bisher abgeworfen: { $n }.

## Moral.

why-ask-spend = Du erhältst gleich gute Moral und hast schon einen Marker; ein zweiter wäre verloren. Du kannst den alten vorher nutzen: eine Karte ziehen oder Karten tauschen.
why-ask-spend-cards = Du erhältst gleich Moral und hast schon zwei Moralkarten; eine dritte wäre verloren. Du kannst vorher eine einsetzen.
why-read-morale-die = Ein Würfel entscheidet über die Moral, er zeigt { $face }. Du darfst neu werfen; was er dann zeigt, gilt.
why-cancel = Gute und schlechte Moral heben sich auf: Statt eine Karte zu erhalten, gibst du eine ab, die du hast. Du wählst, welche.
why-ask-keep-morale = Du erhältst Moral: Von { $n } Moralkarten behältst du eine offen neben deinem Helden, der Rest kommt unter den Stapel.
why-offer-repeat = Mit einer deiner Moralkarten darfst du die eben gefundene Karte aufgeben und noch einmal suchen. Behältst du sie, bist du fertig.
why-ask-panicked = Panik: Eine deiner Einheiten bekommt einen Lähmungsmarker und setzt ihre nächste Aktivierung aus. Du wählst, welche.
why-ask-freed = Deine Moralkarte nimmt einer deiner Einheiten den Lähmungsmarker: Du wählst, welcher.
why-offer-draw = Die Schlacht beginnt, und mit einer deiner Moralkarten darfst du jetzt eine Karte ziehen. Passt du, behältst du sie für später.
why-offer-shake = { $unit }: Sie sind gelähmt und würden diese Aktivierung aussetzen. Eine deiner Moralkarten befreit sie; passt du, setzen sie aus.
why-ask-omen = Derselbe Wurf löst zwei deiner schlechten Moralkarten aus. Beide wirken; du sagst, welche zuerst.
why-got-omen = Eine schlechte Moralkarte dreht einen deiner Würfel auf −1: Du wählst, welchen.
why-offer-single = Dein Würfel zeigt { $face }. Moral oder Glück können das ändern; behältst du ihn, gilt er, wie er liegt.
why-offer-power = Deine Würfel zeigen { $face } und zählen zum Angriff der entsandten Einheiten. Eine Moralkarte kann das ändern; behältst du sie, wird die Kampfkraft bestimmt.

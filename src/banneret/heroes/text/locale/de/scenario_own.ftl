### Eigene Wettstreite und Bündnisse: die Szenarien, und was nur sie zählen, fragen und erzählen.

scenario-crown_hill = Der Kronenhügel
story-crown_hill = Auf dem Hügel steht ein Stuhl und sonst nichts. Er gehört dem, der gerade darauf sitzt.
rule-crown_hill-sitting = Steht zu Beginn deines Zuges ein Held von dir auf dem Stuhl, erhältst du die halbe Zahl der Runde an Punkten, aufgerundet.
rule-crown_hill-toppled = Wer den Haupthelden eines Rivalen im Kampf besiegt, erhält 2 Punkte.
rule-crown_hill-toppled_second = Wer einen Nebenhelden eines Rivalen im Kampf besiegt, erhält 2 Punkte.
rule-crown_hill-fair_fall = Ein von einem Rivalen besiegter Hauptheld zahlt kein Gold, und von den in diesem Kampf verlorenen Einheiten kommen eine bronzene und eine silberne zurück.
rule-crown_hill-no_sieges = Niemand kann eine Startstadt angreifen.
rule-crown_hill-every_round_pays = Ab Runde 2 ist jede Runde eine Ressourcenrunde. Die Astrologen schweigen.
called-crown_hill-dragon_utopia = Der Stuhl
token-last_seat = saß zuletzt
label-hill = der Hügel

scenario-barrow_beast = Die Bestie im Hügelgrab
story-barrow_beast = Das Hügelgrab atmet. Was darin liegt, hat ein Zeitalter geschlafen, und das Land wird sich dem beugen, der sein Erwachen beendet.
rule-barrow_beast-beast = Der Bau ist das Feld der Stufe VII auf dem Mittelplättchen. Darin wartet eine Bestie, die Kristalldrachen oder die Azurdrachen, mit 6 Lebenspunkten mehr auf Normal, 12 auf Schwer und 18 auf Unmöglich. Sie behält ihre Wunden von Kampf zu Kampf und heilt am Ende einer Runde 3 davon. Der Rivale rechts vom Angreifer steuert sie.
rule-barrow_beast-hoard = Jede Kampfrunde im Bau beginnt mit einem zufälligen Artefakt aus dem Abwurfstapel. Ein kleines gibt der Bestie für die Runde 1 Verteidigung, ein großes einen zweiten Angriff auf eine andere Einheit, ein Relikt fügt jeder Einheit neben ihr 3 Schaden zu.
rule-barrow_beast-no_way_out = Niemand verlässt den Kampf im Bau vor seinem Ende, und keine Karte vermeidet ihn. Nur ein Hauptheld kann die Bestie niederstrecken; gegen jede andere Armee behält sie 1 Lebenspunkt.
rule-barrow_beast-bait = Auf einem Handelsposten darfst du 5 Gold zahlen, um die Karte der Bestie anzusehen.
action-barrow_beast-bait = Die Bestie ansehen (5 Gold)
called-barrow_beast-dragon_utopia = Der Bau
called-barrow_beast-grail = Der Bau
label-barrow = das Hügelgrab

scenario-toll_road = Die Zollstraße
story-toll_road = In der Ferne führt dein Lehnsherr Krieg, und in der Nähe zählen seine Eintreiber an den Fingern. Sie kommen nie zu spät.
rule-toll_road-levy = Zu Beginn der Runden 5, 9 und 13, nach dem Einkommen, schuldet jeder 12, 25 und 40 Gold. Baumaterial zählt je 2 Gold, Kostbarkeiten je 4; Wechselgeld gibt es nicht. Wer nicht voll zahlen kann, gibt alles, erhält einen Schuldmarker und negative Moral.
rule-toll_road-second_levy = Die zweite Abgabe in Runde 9 beträgt 25 Gold.
rule-toll_road-last_levy = Die letzte Abgabe in Runde 13 beträgt 40 Gold.
rule-toll_road-ruin = Ein zweiter Schuldmarker nimmt dich aus dem Wettstreit. Dein Reich bleibt und du spielst weiter, aber gewinnen kannst du nicht.
rule-toll_road-caravan = Ein Held, der deinen Zug auf einem Handelsposten beendet, ohne Helden eines Rivalen auf dem Plättchen, bringt dir 2 Gold.
rule-toll_road-interest = Du darfst mehr zahlen als die Abgabe. Je volle 5 Gold darüber sind 1 Punkt.
token-levy_paid = bezahlte Abgaben
token-debt = Schuldmarker

scenario-arrogance = Arroganz
story-arrogance = Jeder hatte, was er brauchte, und es war Frieden. Dann fand einer, mit einem einzigen Besitzer wäre alles ordentlicher.
rule-arrogance-overlord = Der Oberherr beginnt reicher als die beiden Verbündeten und mit einem Nebenhelden.
rule-arrogance-tribute = In den Runden 4, 8 und 12 nimmt der Oberherr auch sein Einkommen an Gold.
rule-arrogance-pride = Wer den Haupthelden eines Rivalen besiegt hat, darf sich nicht mehr ergeben.
needs-arrogance-4 = eine vierte Fraktion mit ihrem Startplättchen
label-overlord_lands = die Länder des Oberherrn

scenario-tale_of_two_lands = Das Märchen von zwei Ländern
story-tale_of_two_lands = West und Ost zählen ihre Kriege wie Winter. Auf diesen, haben beide geschworen, folgt kein Frühling mehr.
rule-tale_of_two_lands-two_lands = Bis zum Ende von Runde 4 verlässt niemand die eigene Hälfte der Karte, und niemand deckt die Meerenge dazwischen auf.
rule-tale_of_two_lands-shared_granary = Verbündete dürfen einander in ihren Zügen Ressourcen geben, wie es die Handelsregeln für Verbündete vorsehen.
tale-tale_of_two_lands-strait_open = Das Eis der Meerenge ist fort, und die Fähren sind voll.
needs-tale_of_two_lands-4 = eine vierte Fraktion mit ihrem Startplättchen
label-home_lands = die Heimatländer
label-the_strait = die Meerenge

scenario-the_challenge = Die Herausforderung
story-the_challenge = Der König hat keinen Erben und wenig Zeit. Wer dem Gral in Osha ein Haus gibt, ehe er stirbt, soll haben, was sein war.
rule-the_challenge-digging = Ein Team mit Würfeln auf 2 verschiedenen Obelisken darf auf dem Gralsfeld für 2 Bewegungspunkte graben. Wer zuerst gräbt, trifft auf Wachen der Stufe VII.
rule-the_challenge-osha = Die Siedlung auf dem Plättchen Osha ist die Hauptstadt. Wachen der Stufe V halten sie, und sie wechselt den Besitzer wie jede andere.
rule-the_challenge-build_it = Ist der Träger des Grals in Osha, zahlt das Team 10 Gold, 6 Baumaterial und 2 Kostbarkeiten für sein Haus.
rule-the_challenge-pass_on = Der Träger darf den Gral für 1 Bewegungspunkt einem verbündeten Helden auf einem Nachbarfeld übergeben.
rule-the_challenge-left_behind = Wer den Träger besiegt, hat den Gral. Wachen, die ihn besiegen, lassen ihn liegen, und jeder Held dort hebt ihn für 1 Bewegungspunkt auf.
action-the_challenge-build_it = Das Haus des Grals bauen
action-the_challenge-pass_on = Den Gral übergeben
action-the_challenge-left_behind = Den Gral aufheben
tale-the_challenge-failing = Der König verlässt sein Bett nicht mehr.
needs-the_challenge-4 = eine vierte Fraktion mit ihrem Startplättchen
label-grail_site = die Gralsstätte
label-osha = Osha

## Was gezählt wird, und Verben der Regeln.

measure-ally_beside_grail = ein Verbündeter neben dem Gral
measure-of-team = { $what } des Teams
verb-sole_token = nur du hast: { $sole_token_name }
verb-forfeit = du kannst nicht mehr gewinnen
verb-levy = zahle { $levy } Gold{ $building_materials ->
        [0] { "" }
       *[other] , wobei Baumaterial je { $building_materials } zählt
    }{ $valuables ->
        [0] { "" }
       *[other] , wobei Kostbarkeiten je { $valuables } zählen
    }{ $paid_count ->
        [0] { "" }
       *[other] ; wenn du zahlst: { $paid_flow }
    }{ $unpaid_count ->
        [0] { "" }
       *[other] ; wenn du nicht kannst: { $unpaid_flow }
    }{ $extra_count ->
        [0] { "" }
       *[other] ; für je { $extra_for } Gold darüber: { $extra_flow }
    }
verb-look_at_beast = sieh dir die Karte der Bestie an
verb-team_pays = dein Team zahlt { $team_pays }{ $do_count ->
        [0] { "" }
       *[other] ; danach: { $do_flow }
    }
verb-hand_over_grail = übergib den Gral einem verbündeten Helden neben dir

## Antworten, Fragen und Protokoll.

prompt-levy = Die Abgabe beträgt { $n } Gold, { $gold } sind noch offen: wie viel zahlst du? { $resource }
prompt-fallen = Welche der gefallenen Einheiten kommt zurück?
prompt-receiver = Wer bekommt den Gral?
option-restore = Zurückholen: { $unit }
short-restore = Zurückholen
option-hand-to = { $hero }
event-restored = { $player } bekommt zurück: { $unit }.
event-levied = { $player } zahlt eine Abgabe im Wert von { $n } Gold.
event-levy-failed = { $player } kann die Abgabe nicht zahlen: Es fehlen { $n } Gold.
event-barred = { $player } ist aus dem Wettstreit und spielt ohne Aussicht auf den Sieg weiter.
event-sole-token = { $player } hat nun allein: { $token }.
event-beast-seen = Du siehst die Bestie: { $unit }.
event-beast-hoard = Aus dem Hort kommt: { $card }.
event-beast-survives = Nur ein Hauptheld kann die Bestie niederstrecken: Sie behält 1 Lebenspunkt.
event-beast-heals = Die Bestie heilt: { $n }.
event-beast-slain = { $player } hat die Bestie erlegt.
table-goal-seats = { $text } Nur für die Spieler { $seats }.
lobby-seat-start = Spieler { $n } von { $players }: { $text }

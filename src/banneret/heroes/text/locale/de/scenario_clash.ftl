### Szenarien für Wettstreite, und was nur sie fragen und erzählen.

scenario-all_for_one = Alle für einen
story-all_for_one = Die alte Königin brach ihre Krone in drei Teile und gab jedem ihrer Mündel eines. Sie wuchsen als Freunde auf; heute will jeder von ihnen auch die beiden anderen Teile.
rule-all_for_one-inheritance = Vor der ersten Runde wählt jeder, vom ersten bis zum letzten in der Zugreihenfolge, einen Teil des Erbes, den noch niemand gewählt hat: die Schatzkammer, die Rüstkammer oder die Bibliothek.
rule-all_for_one-royal_seat = Solange dein Würfel auf dem Königssitz liegt, der Drachenutopia, steht er für den Würfel eines Rivalen, von dem du keinen hast.
rule-all_for_one-old_oath = Ein alter Schwur macht das Ergeben billig: Es kostet 6 Gold.
tale-all_for_one-mourning = Das Trauerjahr ist vorbei, und die Straßen sind wieder offen.
label-royal_seat = der Königssitz

scenario-carpe_diem = Carpe Diem
story-carpe_diem = Die Tempel schweigen, und kein Gott antwortet. Zwei Herren haben denselben Gedanken: Was vor dem Ende der Woche genommen ist, bleibt genommen.
rule-carpe_diem-gods_silent = Tempel und Zufluchtsorte gelten als leere Felder.
rule-carpe_diem-seize_the_day = Die Astrologen schweigen. In jeder geraden Runde nimmt jeder in Zugreihenfolge 4 Gold, 1 Bewegungspunkt für jeden eigenen Helden oder eine Karte, aber nie zweimal nacheinander dasselbe.
rule-carpe_diem-no_dawdling = Die erste zusätzliche Runde eines Kampfes gegen Wachen kostet keinen Bewegungspunkt.

scenario-dwarven_gold = Zwergengold
story-dwarven_gold = In den Hügeln stieß ein Zwerg auf Gold, genug für ein ganzes Reich. Inzwischen wissen es alle Herren, und jeder baut an einem Gewölbe.
rule-dwarven_gold-vault = In deinem Zug darfst du, mit einem Helden auf einer eigenen Stadt, Siedlung oder Goldmine, den Bauen-Marker nutzen, um beliebig viel Gold in dein Gewölbe zu legen. Bezahlen lässt sich damit nichts mehr.
rule-dwarven_gold-strike = Wer die erste Goldmine des Spiels beflaggt, erhält 5 Gold mehr, also 10.
rule-dwarven_gold-robbery = Wer den Haupthelden eines Rivalen besiegt, nimmt auch 8 Gold aus dessen Gewölbe.
rule-dwarven_gold-sack = Wer die Stadt eines Rivalen beflaggt, nimmt die Hälfte seines Gewölbes, aufgerundet.
tale-dwarven_gold-gold_dust = Die Bäche führen wieder Goldstaub.
timed-dwarven_gold-1 = Alle:
action-dwarven_gold-vault = Gold ins Gewölbe legen
token-vault = Gold im Gewölbe

scenario-manifest_destiny = Vorbestimmt
story-manifest_destiny = Eine Ebene und drei Banner. Schreiber reiten aus und zählen, wem was gehört, und ihre Bücher werden den Herrscher nennen.
rule-manifest_destiny-census = Am Ende der Runden 4, 6, 8, 10 und 12 erhält jeder 1 Punkt für jede eigene Mine, 2 für jede eigene Siedlung und 3 für jede gehaltene Stadt, auch die eigene.
rule-manifest_destiny-militia = Die Armee zu einer angegriffenen Stadt oder Siedlung zu bringen kostet 4 Gold.
rule-manifest_destiny-homestead = Eine Siedlung, die bei zwei Zählungen nacheinander demselben gehört, rückt einen Einkommensmarker seiner Wahl einen Schritt weiter, einmal im Spiel.

scenario-monks_retreat = Rückzug der Mönche
story-monks_retreat = Das letzte Schiff der Mönche ist fort. Drei Abteien stehen an der Küste, darin ein paar sture Brüder, und davor zwei Herren, die niemandem mehr etwas schulden.
rule-monks_retreat-brothers = Bis jemand sie besiegt, bewachen Brüder eine Abtei: Wachen der Stufe IV, unter ihnen Zeloten.
rule-monks_retreat-scriptorium = Wer eine Abtei als Erster beflaggt, durchsucht das Zauberdeck (2).
rule-monks_retreat-one_lord = Eine Abtei hat einen Herrn: Ein neuer Würfel ersetzt den alten.
rule-monks_retreat-abbey_tithe = Zu Beginn einer Ressourcenrunde gibt jede Abtei ihrem Herrn 2 Gold.
rule-monks_retreat-cloister_peace = Einen Helden in einer eigenen Abtei dürfen nur Haupthelden angreifen.
called-monks_retreat-obelisk = Abtei
timed-monks_retreat-1 = Für den, der am wenigsten Abteien hat, bei Gleichstand für beide:
label-abbey_lands = das Land der Abteien

scenario-search_for_the_grail = Die Suche nach dem Gral
story-search_for_the_grail = Was die alten Steine sagen, ist ein halbes Rätsel, doch zwei Hälften genügen zum Graben. Schwer ist der Heimweg.
rule-search_for_the_grail-digging = Mit 2 Hinweisen darf ein Held auf dem Gralsfeld 2 Bewegungspunkte zahlen und graben. Der Erste trifft auf Wachen der Stufe VII, denen keine Karte ausweicht.
rule-search_for_the_grail-heavy_relic = Den Gral trägt ein Held. Er ist schwer: Bringt ein Zauber oder Artefakt den Träger woandershin oder lässt ihn fliegen, bleibt er auf dem Feld.
rule-search_for_the_grail-change_of_hands = Wer den Träger besiegt oder zum Ergeben bringt, nimmt den Gral. Wachen, die ihn besiegen, lassen ihn auf dem Feld liegen, wo das Aufheben 1 Bewegungspunkt kostet.
rule-search_for_the_grail-grail_light = Wessen Held den Gral trägt, zieht zu Beginn des Zuges 1 Karte mehr.
rule-search_for_the_grail-homecoming = Steht der Träger auf deiner eigenen Stadt, gib dem Gral mit dem Bauen-Marker eine Heimat.
action-search_for_the_grail-change_of_hands = Den Gral aufheben
action-search_for_the_grail-homecoming = Dem Gral eine Heimat geben
token-clue = Hinweise
timed-search_for_the_grail-1 = Für alle ohne Hinweis:

## Was gezählt werden kann, und Verben von Regeln.

measure-grail_delivered = den Gral heimgebracht
table-goal-grail_delivered = Bringe den Gral heim.
verb-bank = lege beliebig viel { $bank_name } beiseite: { $token_name }
verb-rob = nimm { $half ->
        [up] die Hälfte, aufgerundet, vom Vorrat des Rivalen: { $rob_name }
        [down] die Hälfte, abgerundet, vom Vorrat des Rivalen: { $rob_name }
       *[none] { $amount } vom Rivalen: { $rob_name }
    }
verb-tenure = für jedes Feld ({ $tenure_name }), das du zum { $times }. Mal in Folge hältst, einmal: { $do_flow }
verb-deliver_grail = der Gral hat eine Heimat

## Antworten, Fragen und das Protokoll.

option-rule = { $text }
option-rule2 = Nebenheld: { $text }
option-slow-visit = Hier verweilen: { $place } ({ $n ->
        [one] 1 Bewegungspunkt
       *[other] { $n } Bewegungspunkte
    })
option-slow-visit2 = Nebenheld: hier verweilen: { $place } ({ $n ->
        [one] 1 Bewegungspunkt
       *[other] { $n } Bewegungspunkte
    })
short-slow-visit = Verweilen
prompt-bank = { $resource }: Wie viel legst du beiseite?
event-grail-left = Der Gral liegt auf dem Feld: { $place }.
event-grail-home = { $player } hat den Gral heimgebracht.

# Banneret: table
table-connecting = Zum Tisch …
table-your-turn = Du bist am Zug
table-your-move = Deine Antwort
table-passing = Nichts zu spielen
table-passing-detail = Du passt, und niemand erfährt, warum.
table-to-act = { $hero } ({ $faction }) ist am Zug
table-to-act-seat = { $name } ist am Zug
table-waiting = Warten auf { $name }
table-waiting-detail = { $kind ->
    [bot] Bot, überlegt
    [away] Nicht am Tisch
   *[person] Am Tisch
  }
table-seconds = { $seconds } s
table-watching = Du siehst zu
table-lost = Verbindung verloren
table-lost-detail = { $seconds ->
    [0] Neuer Versuch · dein Spiel ist sicher
   *[other] Neuer Versuch in { $seconds } s · dein Spiel ist sicher
  }
table-looking-back = Rückblick
table-looking-back-detail = Der Tisch, wie er war · Esc zurück ins Jetzt
table-behind = { $count ->
    [0] Das letzte Ereignis
    [one] 1 Ereignis später als hier
   *[other] { $count } Ereignisse später als hier
  }
table-to-now = Zurück ins Jetzt
table-replaying = Wiederholung { $at } von { $of }
table-replaying-detail = Leertaste überspringt
table-over = { $result ->
    [won] Sieg
    [lost] Niederlage
    [drawn] Niemand gewinnt
   *[watched] Das Spiel ist zu Ende
  }
table-guards = die Wächter
where-waiting = Warteraum
where = { $what } · { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }

round-now = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
  }

seats-title = Plätze
seats-all = Plätze und Link
seats-you = Du
seats-empty = Leerer Platz
seats-player = Spieler { $seat }
seats-watching = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
  }
seats-hand = Handkarten
seats-look = Das Tableau von { $name } ansehen
seats-doing = { $doing ->
    [acting] am Zug
    [thinking] überlegt
    [away] fort
    [out] raus
    [bot] Bot
   *[here] da
  }

log-label = Was geschah und was gesagt wurde
log-title = Verlauf
log-empty = Noch ist nichts geschehen.
log-back = Ein Ereignis zurück
log-on = Ein Ereignis weiter
chat-title = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-off = An diesem Tisch wird nicht geschrieben.
chat-mute = Nicht zeigen, was { $name } schreibt
chat-unmute = Zeigen, was { $name } schreibt
chat-report = Diese Zeile dem Betreiber melden
chat-reported = Gemeldet: Der Betreiber liest es.
chat-send = Senden
chat-spectator = Zuschauer
chat-event = { $kind ->
    [asked] Der Gastgeber bittet { $name }, diesen Platz abzugeben.
    [kept] { $name } behält diesen Platz.
    [left] { $name } hat diesen Platz abgegeben.
    [freed] { $name } war lange fort: Der Gastgeber hat diesen Platz freigegeben.
    [removed] Der Gastgeber hat { $name } diesen Platz genommen.
    [opened] Der Bot ist gegangen: Dieser Platz ist frei.
    [taken] { $name } hat diesen Platz übernommen.
    [bot] Hier spielt ein Bot weiter.
    [revealed] { $name } hat die Aufzeichnung des Spiels gesehen.
    [known] Wer diesen Tisch gemacht hat, kennt vielleicht, was gezogen wird, oder alle Handkarten.
    [late] Die Zeit von { $name } ist um: Ein Bot antwortet.
    [answered] Antworten eines Bots für { $name }: { $number }
    [off] { $name } nimmt freie Tage: { $number }
    [planned] { $name } plant freie Tage. Sie beginnen in so vielen Tagen: { $number }
    [resigned] { $name } gibt auf.
    [time] { $name } hat keine Zeit mehr und verliert.
    [offers] { $name } bietet ein Unentschieden an.
    [declines] { $name } möchte kein Unentschieden.
    [drawn] Alle sind einverstanden: Das Spiel endet unentschieden.
    [aborted] { $name } hat das Spiel abgesagt.
   *[other] An diesem Platz hat sich etwas geändert.
  }
chat-unread = { $count ->
    [one] neue Zeile
   *[other] neue Zeilen
  }

choice-label = Das Spiel wartet auf dich
choice-label-waiting = Das Spiel wartet auf jemand anderen
choice-all = Alle { $count } Antworten
choice-list = Antworten als Liste
choice-in-window = Wähle oben.
choice-filter = Antwort suchen
choice-none-found = Keine Antwort enthält diese Wörter.
choice-let-go = Doch nicht
choice-final = Das lässt sich nicht zurücknehmen.
choice-undo = Zurücknehmen
ask-me-once = Frag mich zuerst
ask-me-noted = Du wirst gefragt
ask-me-always = Frag mich, bevor andere etwas tun
ask-me-always-tip = Frag mich vor allem, was andere tun, wo ich handeln kann. Sie sehen es erst, wenn ich gefragt werde.
choice-skip = Überspringen
choice-sending = wird gesendet …
choice-rules = Regeln hinter dieser Frage
choice-why = Warum?
menu-label = Was hier zu tun ist

lost-title = Der Tisch wartet auf die Leitung
lost-text = Bis Ereignis { $event } ist alles gespeichert. Du kannst weiterlesen; antworten geht noch nicht.
lost-retry = Jetzt versuchen
moment-skip = Weiter
sound-now = { $value ->
    [on] Der Ton ist an
   *[off] Der Ton ist aus
  }
recap-title = Seit deiner letzten Antwort
recap-more = { $n ->
    [one] und 1 weitere Zeile
   *[other] und { $n } weitere Zeilen
  }
recap-show = Alles noch einmal zeigen
recap-look = Das Brett, wie es da war
missed-title = Wieder am Tisch
missed = { $count ->
    [0] Solange du fort warst, ist nichts geschehen.
    [one] 1 Ereignis, solange du fort warst: Rückblick mit [ und ].
   *[other] { $count } Ereignisse, solange du fort warst: Rückblick mit [ und ].
  }

curtain-title = Gib den Tisch an { $name } weiter
curtain-where = { $faction } · { $round }, Platz { $seat }
curtain-text = Verdeckt ist, was nur eine Person sehen darf. Alles andere bleibt für alle offen.
curtain-look = Den Tisch ansehen
curtain-sit = Ich bin { $name }, zeig meine Hand

tools-redo = Wiederherstellen
tools-undo-off = Von dir lässt sich gerade nichts zurücknehmen
tools-next-game = Nächste Partie
tools-replay = Wiederholen
tools-replay-tip = Noch einmal zeigen, was seit deiner letzten Antwort geschah
tools-speed = Tempo der Animationen: { $speed }
tools-speed-tip = Tempo der Animationen

foot-choose = wählen
foot-card = Karte
foot-targets = Ziele
foot-keys = Tasten

desk-right = Das Spiel: Runde, Plätze und Verlauf

phone-tabs = Ansichten
phone-tab = { $tab ->
    [hero] Held
    [town] Stadt
    [log] Verlauf
    [rules] Regeln
   *[table] Tisch
  }
phone-something = hier ist etwas möglich

keys-title = Tasten
keys-tab = zum Nächsten, was sich benutzen lässt, etwa einem leuchtenden Feld
keys-arrows = über das Spielbrett gehen
keys-enter = wählen
keys-esc = zurück
keys-end = Zug beenden oder die naheliegende Antwort
keys-space = Animation überspringen; im Kampf würfeln oder passen
keys-cards = eine Karte deiner Hand
keys-all = die Liste aller Antworten
keys-undo = letzte Antwort zurücknehmen
keys-hint = fragen, was ein guter Bot täte
keys-redo = sie erneut geben
keys-ask-me = gefragt werden, bevor die anderen weitermachen
keys-ask-me-always = immer so gefragt werden
keys-sound = Ton an oder aus
keys-replay = noch einmal zeigen, was geschah
keys-step = Ereignis für Ereignis zurückblicken
keys-log = zum Verlauf
keys-chat = zum Gespräch
keys-rules = Regeln
keys-next-game = die nächste Partie, die auf dich wartet
keys-help = diese Liste

door-title = Dieser Tisch ist dir verschlossen
door = { $code ->
    [not_found] Unter diesem Link gibt es keinen Tisch. Vielleicht wurde er abgeräumt.
    [forbidden] Dein Schlüssel öffnet hier keinen Platz, oder Zuschauer sind nicht erlaubt.
   *[other] Der Server lässt dich nicht herein.
  }
door-later = Der Tisch lässt sich gerade nicht öffnen
door-watch = Ohne Schlüssel zusehen
door-lobby = Zur Lobby

room-open = { $count ->
    [one] 1 Platz ist frei
   *[other] { $count } Plätze sind frei
  }
room-full = Alle Plätze sind besetzt
room-invite = Schick diesen Link allen, die mitspielen sollen
room-table = Der Tisch und seine Plätze
room-hints = { $on ->
    [yes] Tipps sind erlaubt: Alle hier dürfen fragen, was ein Bot täte.
   *[no] An diesem Tisch gibt es keine Tipps.
}
room-watch = Mit diesem Link kann man zuschauen
room-copy = Kopieren
room-copied = Kopiert
room-share = Teilen
room-name = Wie dich die anderen nennen
room-guest = Gast
room-seat-open = Freier Platz
room-you = { $name } (du)
room-seat = Platz { $seat }
room-side = { $side ->
    [random] wird ausgelost
   *[choose] wählt am Tisch
  }
room-here = { $here ->
    [yes] da
   *[no] fort
  }
room-bot = Bot
room-take = Hier sitzen
room-seat-bot = Bot setzen
room-leave = Aufstehen
room-leave-sure = Mit dem Platz geht auch dein Schlüssel. Aufstehen?
room-stay = Bleiben
room-free = Platz freigeben
room-ask-free = Um den Platz bitten
room-ask-bot = Bot vorschlagen
room-asked = { $to ->
    [bot] Ein Bot ist vorgeschlagen · wartet auf Antwort
   *[open] Um den Platz ist gebeten · wartet auf Antwort
  }
room-free-ask = Ist da: Ohne Zustimmung bleibt der Platz vergeben
room-free-in = Fort: kann in { $time } freigegeben werden
room-hands = { $count ->
    [one] in diesem Spiel einmal übernommen
   *[other] in diesem Spiel { $count }-mal übernommen
  }
room-absence = Wer einem laufenden Spiel so lange fernbleibt, kann vom Gastgeber ersetzt werden: { $time }. Alle erfahren es, und die Aufzeichnung vermerkt es.
wish-title = Der Gastgeber bittet um deinen Platz
wish = { $to ->
    [bot] Ein Bot würde für dich weiterspielen, und der Gastgeber darf später jemand anderen dort Platz nehmen lassen. Du entscheidest; stimmst du zu, öffnet dein Schlüssel den Platz nicht mehr.
   *[open] Jemand anderes könnte sich auf deinen Platz setzen und deine Hand sehen. Du entscheidest; stimmst du zu, öffnet dein Schlüssel den Platz nicht mehr.
  }
wish-give = Platz abgeben
wish-keep = Platz behalten
room-which-bot = Bot für freie Plätze
room-start = Spiel starten
room-start-ask = Starte, wenn alle da sind
room-start-open = { $count ->
    [one] Den freien Platz bekommt ein Bot.
   *[other] Die { $count } freien Plätze bekommen Bots.
  }
room-start-note = Das Spiel beginnt für alle zugleich.
room-wait-host = Der Gastgeber startet das Spiel
room-failed = Das ging nicht

refused-answer = Das ist nicht möglich
refused-not-done = Das wurde nicht ausgeführt
refused-seat-again = Wer dort sitzt, hat gerade abgelehnt. Frag in { $time } noch einmal.
refused-stale = Diese Frage ist schon beantwortet.
refused-not_asked = Du bist gerade nicht gefragt.
refused-late = Deine Zeit ist um: Ein Bot antwortet für dich.
refused-nothing_to_undo = Von dir lässt sich nichts zurücknehmen.
refused-nothing_to_redo = Es gibt nichts, was du erneut geben könntest.
refused-too_fast = Zu schnell: Warte einen Augenblick.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
refused-over = Das Spiel ist zu Ende.
refused-not_kept = Die Antwort ließ sich nicht speichern und gilt nicht. Versuche es noch einmal.
refused-present = Wer dort sitzt, ist da und muss zustimmen.
refused-not_wanted = Niemand hat um diesen Platz gebeten.
refused-unavailable = Was der Tisch aufbewahrt, ist gerade nicht zu erreichen. Versuche es noch einmal.

# A game without drawings
plain-yes = Ja
plain-no = Nein
plain-position = Die Stellung
plain-answers = Antworten

## Habits

habits-title = Weniger klicken
habits-note = Was für dich von selbst beantwortet wird. Es bleibt bei deinem Platz, und niemand sonst erfährt davon.
habits-fewest = So wenige Klicks wie möglich
habits-ask-all = Mich alles fragen

## Würfel

dice-sealed = Die Würfel des Servers sind versiegelt: Er hat sich auf ein Geheimnis festgelegt, das er am Ende des Spiels zeigt.
dice-shares = { $count ->
    [0] Die Browser der Spieler geben eigene Zahlen dazu, sobald sie Platz nehmen.
    [one] Der Browser eines Spielers hat eigene Zahlen dazugegeben.
   *[other] Die Browser von { $count } Spielern haben eigene Zahlen dazugegeben.
  }
dice-verdict = { $verdict ->
    [joined] Die Würfel waren ehrlich: Das Geheimnis ist das, auf das sich der Server festgelegt hatte, und die Zahlen deines Browsers stecken in jedem Wurf.
    [kept] Die Würfel waren ehrlich: Das Geheimnis ist das, auf das sich der Server vor dem Spiel festgelegt hatte.
    [broken] Die Würfel passen nicht: Darauf hatte sich der Server nicht festgelegt, oder die Zahlen deines Browsers fehlen.
   *[shown] Das Geheimnis der Würfel ist offen. Über eine unverschlüsselte Leitung kann diese Seite es nicht selbst prüfen.
  }
dice-numbers = Zahlen zeigen
dice-commitment = Worauf sich der Server festgelegt hatte (SHA-256)
dice-share = Von Spieler { $seat } dazugegeben
dice-secret = Das Geheimnis
dice-how = Jeder Wurf und jede gezogene Karte lässt sich aus der Aufzeichnung nachrechnen:

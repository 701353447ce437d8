# Banneret: wer man ist
nav-me = Du
me-stranger = Niemand Bestimmtes
me-stranger-note = Hier brauchst du kein Konto. Wenn du willst, erkennt dieser Tisch dich wieder.
me-why-seats = Deine Plätze gehören dir auf jedem Gerät. Ein verlorener Browser kostet keine Partie.
me-why-history = Deine Partien, ihr Ausgang und deine Einstellungen an einem Ort.
me-why-heroes = Deine Helden und Kampagnen kommen mit.
me-become = Identität behalten
me-by-passkey = Mit Passkey anmelden
me-link-hint = Du hast einen Wiederherstellungslink? Öffne ihn in diesem Browser.
me-sign-in = Anmelden
me-not-now = Jetzt nicht
me-link-title = Ein Wiederherstellungslink
me-link-how = Er meldet dich hier als die Person an, die ihn gemacht hat.
me-link-other = Gerade ist hier { $name } angemeldet. Wenn du weitermachst, wird stattdessen angemeldet, wem der Link gehört.
me-link-wrong = Dieser Link öffnet nichts mehr: Er wurde ersetzt oder entfernt.
me-nameless = Namenlos
me-since = Hier bekannt seit { $date }
me-rename = Namen ändern
me-shield = Schild
me-shield-of = Schild in den Farben von { $colours }
me-shield-plain = Schlichter Schild
me-languages = Sprachen, die du sprichst
me-history = Deine Partien
me-history-note = Was du gespielt hast und wie es ausging
me-history-none = Noch nichts. Partien, die du ab jetzt beginnst oder denen du beitrittst, stehen hier.
me-won = gewonnen
me-drawn = unentschieden
me-lost = verloren
me-open = im Gange
me-outcome = { $how ->
    [won] Gewonnen
    [drawn] Remis
    [lost] Verloren
    [left] Verlassen
   *[open] Im Gange
  }
me-ways = Wege zur Anmeldung
me-ways-note = Auf einem anderen Gerät, oder wenn dieser Browser verloren geht
me-unsafe = Geht dieser Browser verloren, ist alles verloren: Füge einen Passkey oder einen Wiederherstellungslink hinzu.
me-passkey = Passkey
me-passkey-add = Passkey hinzufügen
me-passkey-remove = Diesen Passkey entfernen
me-passkey-not-here = Passkeys brauchen HTTPS oder localhost, und einen Namen statt Zahlen in der Adresse.
me-link = Wiederherstellungslink
me-link-make = Wiederherstellungslink machen
me-link-replace = Neuen Link machen
me-link-remove = Wiederherstellungslink entfernen
me-link-once = Dieser Link meldet jeden an, der ihn hat. Bewahre ihn sicher auf; er wird nur jetzt gezeigt.
me-link-copy = Kopieren
me-link-copied = Der Link ist kopiert.
me-link-copy-yourself = Markiere den Link und kopiere ihn.
me-made = gemacht am { $date }
me-used = zuletzt benutzt am { $date }
me-devices = Wo du angemeldet bist
me-device-unknown = Ein Programm
me-device-here = dieser Browser
me-sign-out = Abmelden
me-leaving = Gehen
me-sign-out-here = Hier abmelden
me-sign-out-everywhere = Überall abmelden
me-everywhere-told = Du wirst auf allen Geräten abgemeldet, auch hier. Schlüssel zu Plätzen, die eines davon noch hat, öffnen nichts mehr. Deine Partien warten, bis du dich wieder anmeldest.
me-forget = Mich löschen
me-forget-yes = Mich endgültig löschen
me-forget-told = Dein Name, deine Partien, Helden, Einstellungen und alles, was du in Chats gesagt hast, werden gelöscht. In Partien mit anderen übernimmt ein Bot deinen Platz, damit sie weiterspielen können. Partien, die du allein spielst, werden gelöscht. Das lässt sich nicht zurücknehmen.
me-wrong = Das hat nicht geklappt
me-wrong-bad-passkey = Dieser Passkey ist hier nicht bekannt.
me-wrong-no-way-back = Ohne Passkey oder Wiederherstellungslink könntest du dich nie wieder anmelden. Füge zuerst eines hinzu.
me-wrong-signed-out = Du bist hier nicht mehr angemeldet.
me-wrong-too-many = Zu viele Versuche. Versuche es später noch einmal.
me-strays = { $count ->
    [one] Eine Partie in diesem Browser wurde als Gast begonnen und gehört { $name } noch nicht.
   *[other] { $count } Partien in diesem Browser wurden als Gast begonnen und gehören { $name } noch nicht.
  }
me-strays-bring = Mitnehmen

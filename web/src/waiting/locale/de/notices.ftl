# Banneret: außerhalb der Seite erfahren, was wartet
notices-title = Bescheid bekommen
notices-note = Wenn du am Zug bist und keine Seite offen ist. Nie steht etwas von deiner Hand darin.
notices-kind = { $kind ->
    [push] Browser
    [mail] Mail
   *[webhook] Webhook
  }
notices-state = { $state ->
    [waits] folge dem Link in der Mail, die dorthin ging
    [fails] die letzten Nachrichten kamen nicht an
   *[works] { $kind ->
        [push] dieser Browser erfährt es, auch ohne offene Seite
        [mail] bestätigt
       *[webhook] wird aufgerufen
      }
  }
notices-remove = { $label } nicht mehr Bescheid geben
notices-push-add = In diesem Browser Bescheid geben
notices-push-not-here = Dieser Browser erfährt es nur, solange eine Seite offen ist.
notices-mail = Mailadresse
notices-mail-sent = Folge jetzt dem Link in der Mail
notices-webhook = Webhook von Discord oder Slack
notices-webhook-note = Seine Adresse ist geheim: Wer sie hat, kann dort schreiben.
notices-add = Hinzufügen
notices-what = Was ich erfahren will
notices-about = { $kind ->
    [turn] Ich bin am Zug
    [time] Meine Zeit läuft ab
    [began] Eine Partie hat begonnen
    [ended] Eine Partie ist zu Ende
   *[invited] Jemand lädt mich ein
  }
notices-after = Wie bald
notices-at-once = sofort
notices-after-note = Nicht, wenn du inzwischen auf die Seite siehst.
notices-quiet = Ruhezeit
notices-quiet-from = Ruhe ab
notices-quiet-to = Ruhe bis
notices-digest = Mails
notices-digest-none = jede für sich
notices-digest-at = eine am Tag, um { $time }
mail-link-title = { $what ->
    [off] Keine Mails mehr
   *[confirm] Bestätige deine Mailadresse
  }
mail-link-how = { $what ->
    [off] An die Adresse, an die dieser Link ging, wird nichts mehr geschickt.
   *[confirm] Von da an erfährst du per Mail, was auf dich wartet. Angemeldet wird dadurch niemand.
  }
mail-link-do = { $what ->
    [off] Mails beenden
   *[confirm] Bestätigen
  }
mail-link-done = { $what ->
    [off] Erledigt: Dorthin gehen keine Mails mehr.
   *[confirm] Erledigt: Die Adresse ist bestätigt.
  }
mail-link-wrong = Dieser Link bestätigt nichts mehr.

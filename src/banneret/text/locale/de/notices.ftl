### Was außerhalb der Seite gesagt wird: durch Push, Mail und Webhook. Nichts davon ist in einer Partie verborgen.

notice-turn = Du bist am Zug in { $title } mit { $who }
notice-began = { $title } mit { $who } hat begonnen
notice-ended = { $title } mit { $who } ist zu Ende
notice-time = { $unit ->
        [hours] { $left ->
            [one] Noch eine Stunde für deine Antwort in { $title } mit { $who }
           *[other] Noch { $left } Stunden für deine Antwort in { $title } mit { $who }
        }
       *[minutes] { $left ->
            [one] Noch eine Minute für deine Antwort in { $title } mit { $who }
           *[other] Noch { $left } Minuten für deine Antwort in { $title } mit { $who }
        }
    }
notice-invitation = { $who } lädt dich ein zu { $title }
notice-rematch = { $who } will { $title } noch einmal spielen
notice-paired = Du spielst { $title } mit { $who }
notice-round = Eine neue Runde von { $title } hat begonnen
notice-somebody = jemand
notice-several = { $count ->
        [one] Neues aus einer Partie
       *[other] Neues aus { $count } Partien
    }
notice-digest = { $count ->
        [one] Eine Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }
mail-confirm-subject = Bestätige deine Mailadresse
mail-confirm = Jemand möchte per Mail erfahren, wann er an einem Banneret-Tisch am Zug ist, und hat diese Adresse genannt. Wenn du das warst, öffne innerhalb eines Tages diesen Link:
mail-confirm-not = Wenn du es nicht warst, tu nichts: Hierher wird nichts mehr geschickt.
mail-end = Keine Mails mehr: { $link }

# Banneret: wiadomości poza stroną o tym, co czeka
notices-title = Powiadomienia
notices-note = Gdy przychodzi twoja kolej, a żadna strona nie jest otwarta. Nigdy nie ma w nich nic z twojej ręki.
notices-kind = { $kind ->
    [push] Przeglądarka
    [mail] Poczta
   *[webhook] Webhook
  }
notices-state = { $state ->
    [waits] otwórz odnośnik z wiadomości, którą tam wysłano
    [fails] ostatnich wiadomości nie udało się doręczyć
   *[works] { $kind ->
        [push] ta przeglądarka dowie się także bez otwartej strony
        [mail] potwierdzony
       *[webhook] jest wywoływany
      }
  }
notices-remove = Nie powiadamiaj więcej: { $label }
notices-push-add = Powiadamiaj w tej przeglądarce
notices-push-not-here = Ta przeglądarka dowie się tylko przy otwartej stronie.
notices-mail = Adres poczty
notices-mail-sent = Otwórz teraz odnośnik z wiadomości
notices-webhook = Webhook Discorda lub Slacka
notices-webhook-note = Jego adres jest tajny: kto go ma, może tam pisać.
notices-add = Dodaj
notices-what = O czym chcę wiedzieć
notices-about = { $kind ->
    [turn] Moja kolej
    [time] Kończy się mój czas
    [began] Partia się zaczęła
    [ended] Partia się skończyła
   *[invited] Ktoś mnie zaprasza
  }
notices-after = Po jakim czasie
notices-at-once = od razu
notices-after-note = Nie, jeśli tymczasem spojrzysz na stronę.
notices-quiet = Godziny ciszy
notices-quiet-from = Cisza od
notices-quiet-to = Cisza do
notices-digest = Poczta
notices-digest-none = każda osobno
notices-digest-at = jedna dziennie, o { $time }
mail-link-title = { $what ->
    [off] Koniec poczty
   *[confirm] Potwierdź swój adres
  }
mail-link-how = { $what ->
    [off] Na adres, na który przyszedł ten odnośnik, nic więcej nie zostanie wysłane.
   *[confirm] Odtąd poczta powie ci, co na ciebie czeka. Nikogo to nie loguje.
  }
mail-link-do = { $what ->
    [off] Zakończ
   *[confirm] Potwierdź
  }
mail-link-done = { $what ->
    [off] Gotowe: nic więcej tam nie przyjdzie.
   *[confirm] Gotowe: adres jest potwierdzony.
  }
mail-link-wrong = Ten odnośnik niczego już nie potwierdza.

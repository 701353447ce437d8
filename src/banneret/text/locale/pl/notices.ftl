### Co mówi się poza stroną: przez push, pocztę i webhook. Nic z tego nie jest w partii ukryte.

notice-turn = Twoja kolej: { $title } z: { $who }
notice-began = Partia { $title } z: { $who } się zaczęła
notice-ended = Partia { $title } z: { $who } się skończyła
notice-time = { $unit ->
        [hours] { $left ->
            [one] Na odpowiedź została ci godzina: { $title } z: { $who }
            [few] Na odpowiedź zostały ci { $left } godziny: { $title } z: { $who }
           *[many] Na odpowiedź zostało ci { $left } godzin: { $title } z: { $who }
        }
       *[minutes] { $left ->
            [one] Na odpowiedź została ci minuta: { $title } z: { $who }
            [few] Na odpowiedź zostały ci { $left } minuty: { $title } z: { $who }
           *[many] Na odpowiedź zostało ci { $left } minut: { $title } z: { $who }
        }
    }
notice-invitation = { $who } zaprasza cię do: { $title }
notice-rematch = { $who } chce zagrać jeszcze raz: { $title }
notice-paired = Grasz { $title } z: { $who }
notice-round = Zaczęła się nowa runda: { $title }
notice-somebody = ktoś
notice-several = { $count ->
        [one] Nowości w jednej partii
        [few] Nowości w { $count } partiach
       *[many] Nowości w { $count } partiach
    }
notice-digest = { $count ->
        [one] Jedna partia czeka na ciebie
        [few] { $count } partie czekają na ciebie
       *[many] { $count } partii czeka na ciebie
    }
mail-confirm-subject = Potwierdź swój adres
mail-confirm = Ktoś chce dowiadywać się pocztą, kiedy przychodzi jego kolej przy stole Banneret, i podał ten adres. Jeśli to ty, otwórz w ciągu doby ten odnośnik:
mail-confirm-not = Jeśli to nie ty, nie rób nic: nic więcej tu nie przyjdzie.
mail-end = Koniec poczty: { $link }

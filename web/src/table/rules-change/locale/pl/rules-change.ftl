change-title = { $state ->
    [asks] Zasady się zmieniły
    [closed] Ta gra jest zamknięta
   *[past] Rozegrana według starszych zasad
}
change-text = { $state ->
    [asks] Ten stół zaktualizowano, odkąd gra została przerwana. Według dzisiejszych zasad te same odpowiedzi mogły prowadzić gdzie indziej, ale wszystkie są nadal dozwolone. Gra toczy się dalej, gdy zgodzą się wszyscy grający; stół pokaże ją wtedy tak, jak wygląda według nowych zasad.
    [closed] Ten stół zaktualizowano, odkąd gra została przerwana, i według dzisiejszych zasad nie może się toczyć dalej. Nikt nie wygrał ani nie przegrał. Jej zapis można tu zachować; starsza wersja nadal potrafi go pokazać.
   *[past] Ten stół zaktualizowano, odkąd gra się skończyła, i według dzisiejszych zasad potoczyłaby się inaczej. Jej zapis można tu zachować; starsza wersja nadal potrafi go pokazać.
}
change-versions = { $was ->
    [same] Zasady: wersja { $now }, jak dotąd
   *[other] Zasady: wersja { $from }, teraz { $now }
}
change-content = Karty, jednostki lub inne elementy nie są już takie same
change-same = { $same } z { $answers } odpowiedzi na pewno prowadzi do tej samej pozycji
change-clause = Zasada, która sprzeciwia się udzielonej odpowiedzi
change-clauses = { $count ->
    [one] Jedna zasada działa teraz inaczej
    [few] { $count } zasady działają teraz inaczej
   *[other] { $count } zasad działa teraz inaczej
}
change-all = Pokaż wszystkie ({ $count })
change-players = Kto chce grać dalej
change-agreed = zgadza się
change-waiting = jeszcze nic nie mówi
change-ask = Chcesz grać dalej?
change-go-on = Graj dalej według nowych zasad
change-close = Zamknij grę
change-close-sure = Zamknąć ją dla wszystkich: nikt nie wygra i nie da się jej otworzyć ponownie.
change-close-yes = Zamknij
change-close-no = Jeszcze nie
change-wait = Zgadzasz się. Gra potoczy się dalej, gdy zgodzą się pozostali.
change-watch = Gracze decydują, czy gra toczy się dalej.
change-record = Zachowaj zapis
change-failed = Nie udało się pobrać zapisu

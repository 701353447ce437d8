# Banneret: pytania w oknie, koniec gry, zasady

## Pytania

ask-back = Wróć do pytania
ask-confirm = Naciśnij jeszcze raz albo

## Koniec gry

end-back = Wróć do wyniku
end-all-lost = Wszystko stracone
end-draw = Nikt nie wygrywa
end-won = Wygrywa { $name }
end-you-won = Zwycięstwo: { $name }
end-verdict = { $result ->
    [won] Zwycięstwo
    [lost] Porażka
   *[even] Bez zwycięzcy
  }
end-more = Zanim stół zostanie uprzątnięty, trzeba jeszcze o czymś zdecydować.
end-goes-on = Przejdź dalej
end-numbers = Gra w liczbach
end-of = { $n } z { $of }
end-last = koniec
end-luck = Szczęście w kościach
end-luck-how = linia: czego się spodziewać
end-dice = { $n ->
    [one] 1 rzut
    [few] { $n } rzuty
   *[other] { $n } rzutów
  }
end-no-dice = Nie rzucono żadną kością.
end-no-numbers = Nie udało się pobrać liczb z tej gry.
end-actions = Po grze
end-fought = { $result ->
    [won] Dobra walka
    [lost] Ciężka walka
   *[even] Tak się kończy
  }
end-then = Gra została zachowana; można ją obejrzeć z każdego miejsca.
end-look = Zobacz planszę
end-lobby = Do lobby
end-again = Ten sam stół jeszcze raz
end-rematch = Zaproponuj rewanż
end-rematch-join = Do rewanżu
end-share = Udostępnij zapis
end-replay = Obejrzyj powtórkę
end-shared = Link skopiowany
end-failed = Nie udało się. Spróbuj za chwilę.

## Zasady

rules-title = Zasady
rules-note = Najpierw jak grać, potem każda klauzula, według której gra stół
rules-views = Co jest pokazane
rules-view-guide = Jak grać
rules-view-glossary = Słowniczek
rules-view-register = Zasady
rules-contents = Spis treści
rules-terms = Pojęcia
rules-things = W pudełku
rules-no-guide = Nie ma strony o tym, jak grać w tę grę. Wszystkie jej zasady są krok dalej.
rules-sections = Rozdziały
rules-search = Pojęcie, jednostka, karta, słowa lub klauzula
rules-found = { $n ->
    [one] 1 klauzula
    [few] { $n } klauzule
   *[other] { $n } klauzul
  }
rules-none = Żadna klauzula tego nie mówi.
rules-failed = Nie udało się pobrać zasad.
rules-inferred = wynika z innych
rules-not-played = tu się nie gra
rules-ruling = Tutaj rozstrzygnięto:
rules-option = opcja { $name }
rules-example = Przykład: { $title }
rules-given = dane
rules-when = gdy
rules-then = wtedy

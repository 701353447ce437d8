# Banneret: karty w ręce, stosy, pytania w oknie, koniec gry

## Karty

hand-label = { $n ->
    [0] Twoja ręka jest pusta
    [one] Twoja ręka: 1 karta
    [few] Twoja ręka: { $n } karty
   *[other] Twoja ręka: { $n } kart
  }
hand-empty = Brak kart w ręce
card-moment = { $moment ->
    [combat] Tylko w walce
    [map] Tylko na mapie
    [recruit] Przy rekrutacji
    [guild] Przy zakupie zaklęcia
    [won] Po zwycięstwie
    [guarded] Gdy stoją tam strażnicy
    [attack] Gdy atakujesz
    [defense] Gdy cię atakują
    [activation] Gdy działa twoja jednostka
    [enemy_spell] Przeciw zaklęciu
    [own_spell] Po twoim zaklęciu
    [loss] Gdy ginie jednostka
    [start] Na początku walki
    [extend] Gdy kończy się czas
    [roll] Po rzucie
   *[power] Do zaklęcia
  }
card-clause = { $clause ->
    [H3-CBC-01] Jedno zaklęcie na rundę
    [H3-ABL-03] Brak efektów mistrzowskich
    [H3-GEN-04] Nie stać cię
   *[H3-CBS-26] Nie dla strażników
  }
card-not-now = Nie teraz
card-in-deck = { $n ->
    [one] jeszcze 1 w talii
    [few] jeszcze { $n } w talii
   *[other] jeszcze { $n } w talii
  }
pile = { $kind ->
    [deck] talia
   *[discard] odrzucone
  }
pile-label = { $kind ->
    [deck] Twoja talia, kart: { $n }. Przejrzyj
   *[discard] Twoje odrzucone: { $n }. { $top }. Przejrzyj
  }
pile-own-deck = Twoja talia
pile-discard-of = { $mine ->
    [yes] Twoje odrzucone
   *[no] Odrzucone: { $name }
  }
pile-removed-of = { $mine ->
    [yes] Usunięte z twojej talii
   *[no] Usunięte: { $name }
  }
pile-shared = { $deck ->
    [ability] Odrzucone zdolności
    [artifact] Odrzucone artefakty
    [spell] Odrzucone zaklęcia
   *[other] Odrzucone
  }
pile-note-deck = Bez kolejności: nikt nie wie, co będzie następne.
pile-note-discard = Odkryte, wierzchnia karta pierwsza.
pile-note-shared = { $n ->
    [one] Odkryte, wierzchnia karta pierwsza; w talii została 1 karta.
    [few] Odkryte, wierzchnia karta pierwsza; w talii zostały { $n } karty.
   *[other] Odkryte, wierzchnia karta pierwsza; w talii zostało { $n } kart.
  }
pile-empty = Nic tu nie leży.

## Pytania

ask-back = Wróć do pytania
ask-confirm = Naciśnij jeszcze raz albo
ask-ask-search = { $deck ->
    [ability] Przeszukaj zdolności
    [artifact] Przeszukaj artefakty
    [spell] Przeszukaj zaklęcia
   *[other] Przeszukaj talię
  }
ask-ask-take = { $n ->
    [one] Znaleziono jedną kartę
    [few] Zatrzymaj 1 z { $n }
   *[other] Zatrzymaj 1 z { $n }
  }
ask-ask-put = Na stos, jedna po drugiej
ask-ask-order = Na stos, jedna po drugiej
ask-ask-spring = Karta wraca
ask-ask-witch = Chata Wiedźmy
ask-witch-shows = Wiedźma pokazuje kartę
ask-saw-top = Wierzchnia karta
ask-ask-deck = Spojrzenie w talię
ask-ask-reward = Osada jest twoja
ask-got-reward = To ty zajmujesz ją pierwszy raz
ask-ask-trade = Punkt Handlowy
ask-pick-result = Kości zostały rzucone
ask-offer-map-reroll = Rzucić jeszcze raz?
ask-ask-faction = Komu przewodzisz?
ask-ask-hero = Kto nimi dowodzi?
ask-ask-bonus = Coś na początek
ask-ask-reinforced = Z garstki robi się grupa
ask-ask-weakened = Z grupy zostaje garstka
ask-ask-offer = Poszliby za tobą
ask-draw-offer = Obcy u bram
ask-ask-redraw = Strażnicy
ask-ask-transport = Twoje miasto jest oblegane
ask-ask-sacrifice = Poświęcić bohatera?
ask-got-sacrifice = Poświęcić bohatera?
ask-eliminate = Odpadasz z gry
ask-end-round = Koniec rundy { $round }
ask-ask-swap = Nowe karty za stare
ask-ask-exchange = Nowe karty za stare
ask-ask-cost = Cena karty
ask-ask-payment = Zapłać kartą
ask-ask-dropped = Karta przepada
ask-ask-sold = Sprzedaj kartę
ask-ask-kept = Zatrzymaj jedną kartę
ask-ask-found = Z twoich odrzuconych
ask-ask-wisdom = Zanim zapłacisz
ask-ask-avoid = Strażnicy na drodze
ask-ask-raise = Po zwycięstwie
ask-ask-spend = Wydać morale?
ask-ask-step = Z jaką mocą?
ask-next-of-team = Kto zaczyna?
ask-propose = Wymiana kart
ask-ask-in-return = Wymiana kart
ask-ask-amount = Podarunek
search-look-how = Zatrzymaj jedną. Pozostałe trafiają odkryte na stos.
search-left = { $n ->
    [one] w talii została 1 karta
    [few] w talii zostały { $n } karty
   *[other] w talii zostało { $n } kart
  }
search-take-how = Odkryta karta ze stosu. Nie oglądasz talii.
search-below = { $n ->
    [one] 1 karta pod nią zostaje
    [few] { $n } karty pod nią zostają
   *[other] { $n } kart pod nią zostaje
  }
level-title = { $name } osiąga poziom { $level }
level-track = Poziomy: limit ręki i efekty mistrzowskie
level-hand = Limit ręki
level-expert = Efekty mistrzowskie
level-now = teraz
level-next = Dalej, poziom { $level }
reward-amount = +{ $amount } { $kind ->
   *[gold] złota
    [building_materials] { $amount ->
        [one] materiał
        [few] materiały
       *[other] materiałów
    }
    [valuables] { $amount ->
        [one] kosztowność
        [few] kosztowności
       *[other] kosztowności
    }
  }
reward-now = teraz
reward-later = później
reward-income = dochód
reward-from = od rundy { $n }
reward-no-income = bez dochodu stąd
reward-lost = Przepada razem z osadą; nowy właściciel wybiera od nowa.
amount-do = { $n }, tyle
side-heroes = Bohaterowie: { $names }
trade-way = Co tu zrobić
trade-exchange = Wymiana
trade-sell = Sprzedaj kartę
trade-give = Daj sojusznikowi
trade-do = Wymień
trade-short = brakuje { $n } { $kind ->
   *[gold] złota
    [building_materials] { $n ->
        [one] materiału
        [few] materiałów
       *[other] materiałów
    }
    [valuables] { $n ->
        [one] kosztowności
        [few] kosztowności
       *[other] kosztowności
    }
  }
trade-not = już nie
trade-how = Ile razy chcesz. Kto wymienia, nie sprzedaje karty podczas tej wizyty.
trade-sell-how = Jedna karta opuszcza grę za złoto. Potem nie ma już wymiany podczas tej wizyty.

give-up-title = { $way ->
    [surrender] Poddać się ({ $name })?
   *[retreat] Wycofać się?
  }
give-up-pay = Zapłać { $n } złota
give-up-how = { $way ->
    [surrender] To nie porażka i nie kosztuje kolejnych jednostek; twój bohater trafia do jednego z twoich miast lub osad.
   *[retreat] To nie porażka. Twój bohater wraca na ostatnio odwiedzone pole, a pozostałe jednostki razem z nim.
  }
give-up-lost = { $n ->
    [one] Utracona dotąd jednostka przepada.
    [few] Utracone dotąd jednostki ({ $n }) przepadają.
   *[other] Utracone dotąd jednostki ({ $n }) przepadają.
  }
give-up-no = Walcz dalej

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
end-round = runda { $n } z { $of }
end-hero = { $name }, poziom { $level }
end-stands = { $flags ->
    [one] 1 flaga
    [few] { $flags } flagi
   *[other] { $flags } flag
  } · { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
  }
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

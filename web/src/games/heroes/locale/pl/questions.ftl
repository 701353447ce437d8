# Banneret: pytania w oknie
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

# Banneret: strona miasta
town-of = Miasto: { $name }
town-whose = { $own ->
    [yes] { $faction }; nie ma tu znaczenia, gdzie stoi twój bohater
   *[no] { $faction }; to, co każdy może wiedzieć
  }
town-built = zbudowano { $n } z { $of }
town-state = { $state ->
    [built] zbudowane
    [can] stać cię
   *[not] jeszcze nie
  }
town-legend-not = jeszcze nie, z powodem
town-to-map = Na mapę
town-build = Zbuduj
town-needs = wymaga: { $name }
town-used = żeton już użyty
town-short = brakuje: { $what }
town-amount = { $amount } { $kind ->
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
town-actions = Akcje miasta
town-once = każda raz na rundę
town-token-build = Budowa
town-token-population = Ludność
town-token-spell_book = Księga czarów
town-token-used = użyty w tej rundzie
town-token-no-guild = nie ma Gildii Magów
town-token-ready = { $n ->
    [one] gotowy: jedna możliwość
    [few] gotowy: { $n } możliwości
   *[other] gotowy: { $n } możliwości
  }
town-token-none = teraz nic; dlaczego?
town-token-unused = jeszcze nieużyty
town-tokens-how = Użyty żeton leży ciemną stroną i wraca na początku następnej rundy.
town-buy-spell = Kup zaklęcie
town-treasury = Skarbiec
town-after = teraz i potem
town-income = Dochód
town-income-next = następny w rundzie { $n }
town-people = Ludność
town-people-once = jedno użycie dla wszystkich
town-second = Drugi bohater
town-second-serves = już ci służy
town-second-how = zamiast jednostek, tym samym żetonem
town-why = Dlaczego nie { $name }?
town-resource = { $kind ->
   *[gold] Złoto
    [building_materials] Materiały
    [valuables] Kosztowności
  }

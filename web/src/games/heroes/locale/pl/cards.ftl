# Banneret: karty na ręce i stosy
card-or = albo
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

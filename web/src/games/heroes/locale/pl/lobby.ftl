# Banneret: poczekalnia
lobby-open = Wolne
lobby-faction = Frakcja
lobby-hero = Bohater
lobby-buildings = Zbudowane
lobby-army = Armia
lobby-guards = Strażnicy
lobby-army-of = { $side ->
    [0] { $name }, atakuje
   *[1] { $name }, broni się
  }
lobby-army-drawn = Losowana na początku bitwy.
lobby-army-none = Zaczyna bez jednostek; rekrutuje się je po drodze.
lobby-copies = Egzemplarze: { $count }
lobby-legend-start = kafelek startowy
lobby-legend-down = zakryty, dopóki ktoś go nie odkryje
lobby-start = Na początek masz
sharing-share = Udostępnij linkiem

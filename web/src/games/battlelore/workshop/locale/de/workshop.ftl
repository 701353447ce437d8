# Banneret: Abenteuer von BattleLore in der Werkstatt

workshop-new-battlelore = Eine kleine Schlacht, die sofort gespielt werden kann
workshop-section-battleground = Schlachtfeld
workshop-section-battleground-about = Gelände, besondere Orte, Wälle und die Truppen beider Seiten.
workshop-section-battle = Schlacht
workshop-section-battle-about = Wie sie heißt und wer den ersten Zug hat.
workshop-section-banners = Sieg
workshop-section-banners-about = Wie viele Banner siegen, was für Banner zu halten ist und wie weit man sieht.
workshop-section-councils = Kriegsräte
workshop-section-councils-about = Arkana, die Stufen jeder Seite und wie viele Karten sie hält.
workshop-section-reserves = Reserven
workshop-section-reserves-about = Truppen, die vor dem ersten Zug in einen Abschnitt nach Wahl kommen.
workshop-section-treasure = Für Helden
workshop-section-treasure-about = Truhen, Gräber, eine Aufgabe, Zelte und was Helden sonst gewinnen.
workshop-lore-tray = Was gemalt werden kann
workshop-lore-take = { $what } nehmen
workshop-lore-terrain = Gelände
workshop-lore-landmarks = Besondere Orte
workshop-lore-units = Einheiten
workshop-lore-unit = Einheit
workshop-lore-of = Vermerke
workshop-lore-side = Seite
workshop-lore-countryside = offenes Land
workshop-lore-chest = Truhe
workshop-lore-chest-how = Verborgener Schatz. Jeder Druck legt eine dazu.
workshop-lore-grave = Grab
workshop-lore-grave-how = Eine Truhe hier ist eine Erfahrungsmarke mehr wert, außer sie ist eine Falle.
workshop-lore-quest = Aufgabe
workshop-lore-quest-how = Wo ein Held zu Fuß die Aufgabe erfüllen darf. Es gibt eine.
workshop-lore-hold = Ziel
workshop-lore-hold-how = Felder, die der gewählten Seite Banner bringen, solange sie auf allen steht.
workshop-lore-tent = Zelt
workshop-lore-tent-how = Wo das Feldherrenzelt der gewählten Seite steht; noch ein Druck, und die Seite stellt es selbst auf.
workshop-lore-wall = Wall
workshop-lore-wall-how = Die Seite eines Feldes anklicken, die einen Wall haben soll. Mit Tasten: Enter auf dem Feld, dann unten seine Seiten wählen.
workshop-lore-wall-to = Wall gegen { $hex }
workshop-lore-count = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
  }
workshop-lore-reserves = { $n ->
    [0] keine Reserven
    [one] 1 Reserve
   *[other] { $n } Reserven
  }
workshop-lore-council = { $n ->
    [0] kein Kriegsrat
    [one] Kriegsrat mit 1 Stufe
   *[other] Kriegsrat mit { $n } Stufen
  }
workshop-lore-banners = { $n ->
    [one] 1 Banner siegt
   *[other] { $n } Banner siegen
  }
workshop-lore-painting = Malen: { $what }
workshop-lore-painting-how = Ein Feld anklicken oder über mehrere ziehen. Mit Tasten: Enter, oder Umschalt mit den Pfeiltasten.
workshop-lore-moving = Wohin?
workshop-lore-moving-how = Ein Feld anklicken. Wer dort steht, tauscht den Platz.
workshop-lore-enough = Genug
workshop-lore-move = Verschieben
workshop-lore-remove = Wegnehmen
workshop-lore-howto = Gelände, eine Einheit oder eine Marke nehmen und damit malen, oder ein Feld wählen.

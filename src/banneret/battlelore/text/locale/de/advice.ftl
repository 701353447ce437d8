## Warum eine Antwort gut ist, in einer Zeile

advice-usual = Die übliche Antwort hier
advice-any = Bots vergleichen diese Antworten nicht: Dein Plan entscheidet
advice-pays-off = Zahlt sich später aus
advice-and = { $first }; { $second }
advice-attack-end = Vielleicht das Ende: { $unit }
advice-attack-unanswered = Greift an, ohne dass ein Gegenangriff droht: { $unit }
advice-attack = Greift { $unit } an: Das lohnt den Gegenangriff
advice-move-beside = Geht in Angriffsweite: { $unit }
advice-move-hold = Hält, wofür das Abenteuer Banner gibt
advice-move = Steht dort für die nächsten Züge besser
advice-order = Hier nützt ein Befehl am meisten: { $unit }
advice-mover = Hier nützt ein Zug am meisten: { $unit }
advice-battler = Sollten zuerst angreifen: { $unit }
advice-aim = Dort wirkt es am meisten: { $unit }
advice-command = { $command } befiehlt denen, die jetzt am meisten tun können
advice-lore = { $lore } ist jetzt ihren Preis wert
advice-retreat = Der sicherste Weg zurück
advice-pass = Was man spielen könnte, ist später mehr wert
advice-done = Mehr lohnt sich hier nicht
advice-part-banners = die Banner zum Sieg sind näher
advice-part-own = es kostet weniger eigene Figuren
advice-part-foes = es kostet den Gegner mehr Figuren
advice-part-lore = es bleibt mehr Arkana
advice-part-objectives = es hält mehr Ziele

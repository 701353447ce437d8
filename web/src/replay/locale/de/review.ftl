# Reviews: what a bot thinks of a whole game.

review-note = Im Urteil des stärksten Bots
review-running = Der stärkste Bot geht das Spiel durch. Du kannst das schließen und wiederkommen.
review-failed = Der Rückblick ist nicht gelungen.
review-no-judge = Noch kann kein Bot die Antworten dieses Spiels beurteilen; es gibt keinen Rückblick.
review-judged = { $judged } von { $asked } Antworten ließen sich beurteilen.
review-fights = { $fights } davon nur für den Kampf, in dem sie gegeben wurden; das Glück des ganzen Spiels lässt sich davon nicht trennen.
review-curve = Erwartete Siege
review-curve-how = von 100, mit dem, was alle damals wussten
review-turning = Wendepunkte
review-no-turning = Keine: Nichts hat auf einmal viel geändert.
review-cause = { $cause ->
    [own] vor allem diese Antwort
    [theirs] vor allem Antworten der anderen
   *[luck] vor allem Glück und was niemand wissen konnte
}
review-step = Schritt { $step }
review-luck = Glück
review-luck-how = was die Antworten beider Seiten nicht erklären; von 100 Spielen
review-expected = Erwartet
review-own = Eigene Fehler
review-theirs = Fehler der anderen
review-result = Ergebnis
review-adjusted = Bei gleichem Glück
review-slips = Die teuersten Antworten
review-no-slips = Keine, die sich von Glück unterscheiden lässt.
review-cost = { $n } Siege weniger von 100
review-cost-fight = { $n } von 100 solchen Kämpfen weniger
review-play = Ab hier spielen

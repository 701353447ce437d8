# Reviews: what a bot thinks of a whole game.

review-note = W ocenie najsilniejszego bota
review-running = Najsilniejszy bot przegląda grę. Możesz to zamknąć i wrócić.
review-failed = Omówienia nie udało się przygotować.
review-no-judge = Żaden bot nie umie jeszcze ocenić odpowiedzi w tej grze, więc nie ma czego omawiać.
review-judged = Dało się ocenić { $judged } z { $asked } odpowiedzi.
review-fights = { $fights } z nich tylko w ramach walki, w której padły; szczęścia w całej grze nie da się od tego oddzielić.
review-curve = Oczekiwane zwycięstwa
review-curve-how = na 100, z tym, co każdy wtedy wiedział
review-turning = Punkty zwrotne
review-no-turning = Brak: nic nie zmieniło wiele naraz.
review-cause = { $cause ->
    [own] głównie ta odpowiedź
    [theirs] głównie odpowiedzi innych
   *[luck] głównie szczęście i to, czego nikt nie mógł wiedzieć
}
review-step = Krok { $step }
review-luck = Szczęście
review-luck-how = czego nie tłumaczą odpowiedzi obu stron; na 100 gier
review-expected = Oczekiwane
review-own = Własne błędy
review-theirs = Błędy innych
review-result = Wynik
review-adjusted = Przy równym szczęściu
review-slips = Najkosztowniejsze odpowiedzi
review-no-slips = Żadna, którą dałoby się odróżnić od pecha.
review-cost = o { $n } zwycięstw na 100 mniej
review-cost-fight = o { $n } takich walk na 100 mniej
review-play = Zagraj stąd

# Hints and reviews: what a bot thinks of an answer, and of a whole game.

hint = Podpowiedź
hint-tip = Co zrobiłby dobry bot?
hint-title = Co zrobiłby dobry bot
hint-close = Zamknij podpowiedź
hint-play = Zagraj to
# A bar beside it shows the same.
hint-worth = wygrywa { $n } na 100
hint-worth-fight = wygrywa { $n } takich walk na 100
# With the worst and the best luck of five tries.
hint-luck = Z pechem { $low }, ze szczęściem { $high } na 100.
hint-unjudged = Tego pytania nie da się ująć w liczbach; tak odpowiedziałby bot.

review = Spojrzeć wstecz i uczyć się
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

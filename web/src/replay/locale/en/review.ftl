# Reviews: what a bot thinks of a whole game.

review-note = As the strongest bot judges it
review-running = The strongest bot goes through the game. You can close this and come back.
review-failed = The review could not be made.
review-no-judge = No bot can judge the answers of this game yet, so there is nothing to look back on.
review-judged = { $judged } of { $asked } answers could be judged.
review-fights = { $fights } of them only for the fight they were given in, so luck cannot be told apart for the whole game.
review-curve = Expected wins
review-curve-how = of 100, with what each knew then
review-turning = Turning points
review-no-turning = None: nothing changed much at once.
review-cause = { $cause ->
    [own] mostly this answer
    [theirs] mostly answers of the others
   *[luck] mostly luck, and what nobody could know
}
review-step = Step { $step }
review-luck = Luck
review-luck-how = what neither side's answers explain; of 100 games
review-expected = Expected
review-own = Own slips
review-theirs = Slips of others
review-result = Result
review-adjusted = With even luck
review-slips = The most costly answers
review-no-slips = None that can be told from luck.
review-cost = { $n } fewer wins of 100
review-cost-fight = { $n } fewer of 100 such fights
review-play = Play from here

## Why an answer is a good one, in one line

advice-usual = The usual answer here
advice-any = Bots do not compare these answers: it depends on your plan
advice-pays-off = Pays off later
advice-and = { $first }; { $second }
advice-attack-end = May well be the end of the { $unit }
advice-attack-unanswered = Attacks the { $unit }, who cannot battle back
advice-attack = Attacks the { $unit }: worth what may come back
advice-move-beside = Goes to where the { $unit } can be attacked
advice-move-hold = Holds what the adventure gives banners for
advice-move = Stands better there for the next turns
advice-order = An order does most for the { $unit }
advice-mover = Moving does most for the { $unit }
advice-battler = The { $unit } should attack first
advice-aim = The { $unit } is where it does most
advice-command = { $command } orders those who can do most now
advice-lore = { $lore } is worth its price now
advice-retreat = That is the safest way back
advice-pass = What could be played is worth more later
advice-done = Nothing more is worth doing here
advice-part-banners = it is nearer to the banners that win
advice-part-own = it costs fewer of your own figures
advice-part-foes = it costs the enemy more figures
advice-part-lore = it leaves more lore
advice-part-objectives = it holds more objectives

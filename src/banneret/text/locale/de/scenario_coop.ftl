# Szenarien zu zweit oder dritt gemeinsam, und was nur sie fragen und erzählen.
scenario-first_steps = Erste Schritte
story-first_steps = Ein geschütztes Tal, einige Minen hinter rostigen Schlössern, und niemand hat es eilig. Ein guter Ort, um das Führen zu lernen.
rule-first_steps-helping_hands = Ein Held neben dem Kampf eines Verbündeten darf dafür Einheiten leihen. Was danach noch steht, kehrt zurück.
rule-first_steps-last_lock = Die letzte Mine oder Siedlung ohne eure Flagge hat eine Wache mehr, eine goldene. Niemand kommt daran vorbei, und der Kampf dauert, bis er entschieden ist.
tale-first_steps-build_first = Baut etwas, bevor ihr aufbrecht; es zahlt sich früher aus, als man denkt.

prompt-lend = Welche Einheiten leihst du deinem Verbündeten für diesen Kampf?
option-lend = Leihen: { $unit }
short-lend = Leihen
event-lent = { $player } leiht { $other }: { $unit }.
event-lent-back = { $unit } kehren zu { $player } zurück.

### Sentences of the log of a whole game.
### `player` and `other` are names of players, `hero` a hero, `place` what lies on a field, `amount` resources in words.
### A sentence to "you" is for one player only, who alone may see it.

## Set-up and rounds.

event-faction = { $player } wählt die Fraktion: { $faction }.
event-hero = { $hero } führt die Fraktion: { $faction }.
event-contest = Wer zuerst an der Reihe ist: { $player } würfelt { $n }.
event-first = { $player } beginnt.
event-start-tile = { $player } legt das Startplättchen.
event-map-round = Spielrunde { $n } beginnt.
event-turn = { $player } ist am Zug.
event-end-turn = { $player } beendet den Zug.
event-income = { $player } erhält als Einkommen: { $amount }.
event-resource = { $player } erhält: { $amount }.
event-paid = { $player } zahlt: { $amount }.
event-proclaim = Die Astrologen verkünden: { $proclamation }.
event-proclaim-ends = Die Verkündung endet: { $proclamation }.

## Heroes and fields.

event-walk = { $hero } zieht nach { $direction }: { $place }.
event-walk-far = { $hero } zieht: { $place }.
event-hero-placed = { $hero } kommt auf ein Feld: { $place }.
event-hero-gone = { $hero } verlässt die Karte.
event-discovered = { $hero } entdeckt das Plättchen { $tile }.
event-discovered-tile = Das Plättchen { $tile } wird entdeckt.
event-laid = { $player } nimmt das Plättchen { $tile } aus dem Vorrat.
event-turned = Das Plättchen { $tile } liegt auf der Karte, { $n ->
        [0] wie gedruckt
       *[other] um { $n }° gedreht
    }.
event-visit = { $hero } besucht: { $place }.
event-black-cube = Ein schwarzer Würfel kommt auf: { $place }.
event-flag = { $player } beansprucht: { $place }.
event-unflag = { $player } verliert: { $place }.
event-income-change = { $player } – das Einkommen steigt: { $amount }.
event-income-falls = { $player } – das Einkommen sinkt: { $amount }.
event-cubes-cleared = Von der Karte entfernte schwarze Würfel: { $n }.
event-movement = { $hero } – Bewegungspunkte: { $by }.
event-wings = { $hero } fliegt in diesem Zug.

## Cards and decks.

event-look = { $player } sieht sich die obersten Karten an: { $deck }, { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.
event-looked = Du siehst: { $card }.
event-gained = { $player } nimmt eine Karte: { $deck }.
event-taken = Du nimmst: { $card }.
event-taken-top = { $player } nimmt die offene Karte: { $card }.
event-replaced = { $player } zeigt und ersetzt eine Karte einer anderen Fraktion: { $card }.
event-shared-discard = { $deck }, offene Karte: { $card }.
event-shared-reshuffle = { $deck }: Die abgelegten Karten werden wieder eingemischt.
event-removed = { $player } entfernt aus dem Spiel: { $card }.
event-card-back = { $player } nimmt auf die Hand: { $card }.
event-specialty = { $player } erhält die Spezialität: { $card }.
event-cast-map = { $player } wirkt den Zauber: { $card }.
event-spied = { $player } sieht sich die oberste Karte an: { $deck }.
event-spied-card = Du siehst obenauf: { $card }.
event-spied-unit = Du siehst obenauf: { $unit }.
event-hand-lost = { $player } wirft die ganze Hand ab: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.

## Experience and morale.

event-experience = { $player } hat Erfahrung erhalten und hat jetzt { $n }.
event-level = { $player } erreicht Stufe { $n }.
event-morale = { $player } hat jetzt { $n ->
        [1] gute Moral
        [-1] schlechte Moral
       *[0] neutrale Moral
    }.
event-doomed = { $player } muss am Ende des Zuges die Hand abwerfen.

## The town.

event-built = { $player } baut: { $building }.
event-recruited = { $player } rekrutiert: { $unit }.
event-reinforced = { $player } verstärkt: { $unit }.
event-weakened = { $player } dreht auf Wenige: { $unit }.
event-offered = { $player } darf rekrutieren: { $unit }.
event-hired = { $hero } trifft ein: { $place }.
event-bought-spell = { $player } kauft in der Magiergilde einen Zauber.

## Dice and trade.

event-map-die = { $player } würfelt: { $face }.
event-map-reroll = { $player } wirft einen Würfel neu: { $face }.
event-result = { $player } nimmt das Ergebnis: { $face }.
event-traded = { $player } tauscht { $amount } gegen { $other }.
event-grail = { $player } nimmt den Gral.

## Fights.

event-encounter = { $n ->
    [1] { $hero } trifft auf Wachen der Schwierigkeit I: { $place }.
    [2] { $hero } trifft auf Wachen der Schwierigkeit II: { $place }.
    [3] { $hero } trifft auf Wachen der Schwierigkeit III: { $place }.
    [4] { $hero } trifft auf Wachen der Schwierigkeit IV: { $place }.
    [5] { $hero } trifft auf Wachen der Schwierigkeit V: { $place }.
    [6] { $hero } trifft auf Wachen der Schwierigkeit VI: { $place }.
   *[7] { $hero } trifft auf Wachen der Schwierigkeit VII: { $place }.
}
event-avoided = { $hero } darf an den Wachen vorbei: { $place }.
event-redrawn = { $player } zieht eine andere Wache statt: { $unit }.
event-siege-pay = { $player } zahlt { $n } Gold, um die Armee zu holen.
event-no-defense = { $player } verteidigt nicht: { $place }.
event-fight = { $hero } greift { $other } an: { $place }.
event-sacrificed = { $hero } wird geopfert, statt zu kämpfen.
event-town-taken = { $player } erobert eine Stadt von { $other }.
event-cube = { $player } nimmt einen Fraktionswürfel von { $other }.
event-ransom = { $player } zahlt { $n } Gold an { $other }.
event-hero-beaten = { $hero } ist besiegt.
event-army-again = { $player } erhält wieder die Starteinheiten.
event-darkness = { $player } verdunkelt den Kampf: Der Feind wirft eine Karte ab.

## Allies.

event-offer = { $player } bietet eine Karte an: { $other }.
event-shown = Dir wird angeboten: { $card }.
event-handed = { $player } übergibt an { $other }: { $card }.
event-refused = { $player } tauscht keine Karte mit { $other }.
event-given = { $player } gibt an { $other }: { $amount }.

## The end.

event-homeless = { $player } hat weder Stadt noch Siedlung.
event-regained = { $player } hat wieder eine Stadt oder Siedlung.
event-eliminated = { $player } scheidet aus.
event-goal = { $player } erfüllt eine Siegbedingung.
event-final-battle = Endschlacht: { $player } gegen { $other }.
event-won = { $player } gewinnt das Spiel.
event-drawn-game = Das Spiel endet ohne Sieger.
event-pool-back = Das Plättchen { $tile } passt nirgends und kommt zurück in den Vorrat: { $player }.

## Combats, where the sides are players, and events that happen there and on the map.

event-deployed = { $unit } { $unit_number ->
        [one] steht
       *[other] stehen
    } auf { $space }.
event-drawn-own = Du ziehst: { $card }.
event-fortified = Das Tor steht auf { $space }, Mauern stehen auf den anderen Feldern der mittleren Reihe.
event-gain = { $side } erhält: { $amount }.
event-loses = { $side } verliert: { $amount }.
event-morale-gained = { $side } erhält gute Moral.
event-gloom = { $side } erhält schlechte Moral.
event-gloom-gone = { $side } verliert schlechte Moral.
event-doom = { $side } muss am Ende des Zuges die Hand abwerfen.
event-remove = { $side } entfernt aus dem Spiel: { $card }.
event-cover = { $card }: jetzt { $unit }.
event-uncover = { $card } kommt herunter; darunter: { $unit }.
event-swap = { $unit } und { $target } tauschen die Plätze.
event-shackle = { $side } kann weder fliehen noch kapitulieren.
event-luck = { $side } darf Würfel neu werfen.
event-recover-card = { $side } nimmt zurück auf die Hand: { $card }.
event-cancel-die = { $side } hebt das Ergebnis des Angriffswürfels auf.
event-triple-die = { $side } verdreifacht das Ergebnis des Angriffswürfels.
event-morale-die = { $side } würfelt um Moral: { $face }.
event-hp = { $unit } { $unit_number ->
        [one] erhält
       *[other] erhalten
    } { $by } LP.
event-shot = { $unit } { $unit_number ->
        [one] erhält
       *[other] erhalten
    } { $by } Angriff gegen Ziele, die nicht benachbart sind.

### Sentences of the log of a whole game.
### `player` and `other` are names of players, `hero` a hero, `place` what lies on a field, `amount` resources in words.
### A sentence to "you" is for one player only, who alone may see it.

## Set-up and rounds.

event-faction = { $player } wybiera frakcję: { $faction }.
event-hero = { $hero } prowadzi frakcję: { $faction }.
event-contest = O pierwszeństwo: { $player } – wynik rzutu { $n }.
event-first = { $player } zaczyna.
event-start-tile = { $player } kładzie kafelek startowy.
event-map-round = Rozpoczyna się runda gry { $n }.
event-turn = Turę rozgrywa: { $player }.
event-end-turn = { $player } kończy turę.
event-income = { $player } otrzymuje jako dochód: { $amount }.
event-resource = { $player } zyskuje: { $amount }.
event-paid = { $player } płaci: { $amount }.
event-proclaim = Astrolodzy ogłaszają: { $proclamation }.
event-proclaim-ends = Proklamacja się kończy: { $proclamation }.

## Heroes and fields.

event-walk = { $hero } idzie na { $direction }: { $place }.
event-walk-far = { $hero } idzie: { $place }.
event-hero-placed = { $hero } trafia na pole: { $place }.
event-hero-gone = { $hero } znika z mapy.
event-discovered = { $hero } odkrywa kafelek { $tile }.
event-discovered-tile = Kafelek { $tile } zostaje odkryty.
event-laid = { $player } bierze z puli kafelek { $tile }.
event-turned = Kafelek { $tile } leży na mapie, { $n ->
        [0] jak wydrukowany
       *[other] obrócony o { $n }°
    }.
event-visit = { $hero } odwiedza: { $place }.
event-black-cube = Czarna kostka trafia na pole: { $place }.
event-flag = { $player } oznacza pole: { $place }.
event-unflag = { $player } traci pole: { $place }.
event-income-change = { $player } – dochód rośnie: { $amount }.
event-income-falls = { $player } – dochód spada: { $amount }.
event-cubes-cleared = Czarne kostki zdjęte z mapy: { $n }.
event-movement = { $hero } – punkty ruchu: { $by }.
event-wings = { $hero } lata w tej turze.

## Cards and decks.

event-look = { $player } ogląda wierzch talii: { $deck }, { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }.
event-looked = Widzisz: { $card }.
event-gained = { $player } bierze kartę: { $deck }.
event-taken = Bierzesz: { $card }.
event-taken-top = { $player } bierze odkrytą kartę: { $card }.
event-replaced = { $player } pokazuje i wymienia kartę innej frakcji: { $card }.
event-shared-discard = Odkryta karta, { $deck }: { $card }.
event-shared-reshuffle = Odrzucone karty zostają wtasowane: { $deck }.
event-removed = { $player } usuwa z gry: { $card }.
event-card-back = { $player } bierze na rękę: { $card }.
event-specialty = { $player } otrzymuje specjalność: { $card }.
event-cast-map = { $player } rzuca zaklęcie: { $card }.
event-spied = { $player } ogląda wierzchnią kartę: { $deck }.
event-spied-card = Na wierzchu widzisz: { $card }.
event-spied-unit = Na wierzchu widzisz: { $unit }.
event-hand-lost = { $player } odrzuca całą rękę: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }.

## Experience and morale.

event-experience = { $player } zyskuje doświadczenie i ma go teraz { $n }.
event-level = { $player } osiąga poziom { $n }.
event-morale = { $player } ma teraz { $n ->
        [1] Wysokie Morale
        [-1] Niskie Morale
       *[0] zwykłe morale
    }.
event-doomed = { $player } musi odrzucić rękę na końcu tury.

## The town.

event-built = { $player } buduje: { $building }.
event-recruited = { $player } rekrutuje: { $unit }.
event-reinforced = { $player } wzmacnia: { $unit }.
event-weakened = { $player } obraca na Garstkę: { $unit }.
event-offered = { $player } może zrekrutować: { $unit }.
event-hired = { $hero } przybywa: { $place }.
event-bought-spell = { $player } kupuje zaklęcie w Gildii Magów.

## Dice and trade.

event-map-die = { $player } rzuca kością: { $face }.
event-map-reroll = { $player } przerzuca kość: { $face }.
event-result = { $player } wybiera wynik: { $face }.
event-traded = { $player } wymienia { $amount } na { $other }.
event-grail = { $player } bierze Graala.

## Fights.

event-encounter = { $n ->
    [1] { $hero } napotyka strażników o trudności I: { $place }.
    [2] { $hero } napotyka strażników o trudności II: { $place }.
    [3] { $hero } napotyka strażników o trudności III: { $place }.
    [4] { $hero } napotyka strażników o trudności IV: { $place }.
    [5] { $hero } napotyka strażników o trudności V: { $place }.
    [6] { $hero } napotyka strażników o trudności VI: { $place }.
   *[7] { $hero } napotyka strażników o trudności VII: { $place }.
}
event-avoided = { $hero } przechodzi obok strażników: { $place }.
event-redrawn = { $player } dobiera innego strażnika zamiast: { $unit }.
event-siege-pay = { $player } płaci { $n } złota, by sprowadzić armię.
event-no-defense = { $player } nie broni pola: { $place }.
event-fight = { $hero } atakuje, przeciwnik: { $other }. Pole: { $place }.
event-sacrificed = { $hero } ustępuje z mapy, zamiast walczyć.
event-town-taken = { $player } zdobywa Miasto. Dotychczasowy właściciel: { $other }.
event-cube = { $player } zabiera kostkę frakcji. Traci ją: { $other }.
event-ransom = { $player } płaci { $n } złota. Otrzymuje je: { $other }.
event-hero-beaten = { $hero } ponosi klęskę.
event-army-again = { $player } znów otrzymuje jednostki startowe.
event-darkness = { $player } spowija walkę mrokiem: przeciwnik odrzuca kartę.

## Allies.

event-offer = { $player } proponuje kartę. Widzi ją: { $other }.
event-shown = Proponowana karta: { $card }.
event-handed = { $player } przekazuje kartę: { $card }. Otrzymuje ją: { $other }.
event-refused = { $player } nie wymienia karty. Proponuje: { $other }.
event-given = { $player } daje: { $amount }. Otrzymuje: { $other }.

## The end.

event-homeless = { $player } nie ma ani Miasta, ani Osady.
event-regained = { $player } znów ma Miasto lub Osadę.
event-eliminated = { $player } odpada z gry.
event-goal = { $player } spełnia warunek zwycięstwa.
event-final-battle = Ostateczna bitwa: { $player } i { $other }.
event-won = { $player } wygrywa grę.
event-drawn-game = Gra kończy się bez zwycięzcy.
event-pool-back = Kafelek { $tile } nigdzie nie pasuje i wraca do puli: { $player }.

## Combats, where the sides are players, and events that happen there and on the map.

event-deployed = { $unit } { $unit_number ->
        [one] staje
       *[other] stają
    } na { $space }.
event-drawn-own = Dobierasz: { $card }.
event-fortified = Brama staje na { $space }, a Mury na pozostałych polach środkowego szeregu.
event-gain = { $side } zyskuje: { $amount }.
event-loses = { $side } traci: { $amount }.
event-morale-gained = { $side } zyskuje Wysokie Morale.
event-gloom = { $side } otrzymuje Niskie Morale.
event-gloom-gone = { $side } traci Niskie Morale.
event-doom = { $side } musi odrzucić rękę na końcu tury.
event-remove = { $side } usuwa z gry: { $card }.
event-cover = { $card }: odtąd { $unit }.
event-uncover = { $card } zostaje zdjęta; pod spodem: { $unit }.
event-swap = Zamiana miejsc: { $unit } i { $target }.
event-shackle = { $side } nie może się wycofać ani poddać.
event-luck = { $side } może przerzucać kości.
event-recover-card = { $side } bierze z powrotem na rękę: { $card }.
event-cancel-die = { $side } anuluje wynik kości Ataku.
event-triple-die = { $side } potraja wynik kości Ataku.
event-morale-die = { $side } rzuca o morale: { $face }.
event-hp = { $unit } { $unit_number ->
        [one] otrzymuje
       *[other] otrzymują
    } { $by } do zdrowia.
event-shot = { $unit } { $unit_number ->
        [one] otrzymuje
       *[other] otrzymują
    } { $by } do ataku przeciw celom, które nie sąsiadują.

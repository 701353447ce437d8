# Pole bitwy: pojedynki.

game-battlefield = Pole bitwy
game-battlefield-text = Bitwy na heksach: zbuduj talię na pojedynek albo najpierw urośnij w siłę w karcianej przygodzie.
gamemode-duel = Pojedynek
scenario-duel_short = Krótki pojedynek
story-duel_short = Dwaj bohaterowie na poziomie 3, każdy z kilkoma brązowymi i srebrnymi jednostkami oraz małą talią.
scenario-duel_medium = Średni pojedynek
story-duel_medium = Dwaj bohaterowie na poziomie 5 z grupami brązowych i srebrnych jednostek oraz większą liczbą kart.
scenario-duel_long = Długi pojedynek
story-duel_long = Dwaj bohaterowie na poziomie 7 ze wszystkimi jednostkami w grupach i największymi taliami.
gamemode-adventure = Przygoda
scenario-adventure_small = Mała przygoda
story-adventure_small = Dziewięć rund kart i rozbudowy miasta, potem armie spotykają się na heksach.
scenario-adventure_medium = Średnia przygoda
story-adventure_medium = Trzynaście rund, by urosnąć w siłę, potem armie spotykają się na heksach.
scenario-adventure_large = Duża przygoda
story-adventure_large = Szesnaście rund, by zebrać najpotężniejszą armię, potem bitwa na heksach.

rule-keep_useless_abilities = Zostaw bezczynne zdolności
rule-keep_useless_abilities-text = Karty zdolności, które w pojedynku nic nie dają, zostają w swojej talii.
rule-keep_useless_draws = Zostaw bezczynne karty
rule-keep_useless_draws-text = Dobrana karta zostaje, nawet jeśli w walce do niczego nie służy.

prompt-drop = { $player }: która karta zostaje usunięta z gry? { $n ->
        [one] Trzeba usunąć jedną.
        [few] Trzeba usunąć { $n }.
       *[many] Trzeba usunąć { $n }.
    }
option-drop = Odrzuć: { $card }
event-dropped = { $player } odrzuca kartę: { $deck }.
event-dropped-card = Odrzucasz: { $card }.
event-swapped-out = { $player } pokazuje i wymienia kartę tu bezużyteczną: { $card }.
event-deck-ready = { $player } ma gotową talię, kart: { $n }.

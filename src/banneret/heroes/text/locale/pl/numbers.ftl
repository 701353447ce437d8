### A finished game in numbers.

luck-usual = Suma { $sum }: mniej więcej tyle, ile należało oczekiwać
luck-above = Suma { $sum }: trochę lepiej niż zwykle
luck-below = Suma { $sum }: trochę gorzej niż zwykle
luck-lucky = Suma { $sum }: więcej szczęścia niż w { $n } grach na { $of }
luck-unlucky = Suma { $sum }: więcej pecha niż w { $n } grach na { $of }

number-combats_won = Wygrane walki
number-units_lost = Stracone jednostki
number-damage = Zadane obrażenia
number-gold = Zdobyte złoto
number-tiles = Odkryte kafelki
number-spells = Rzucone zaklęcia
number-strength = Siła armii
number-strength-unit = według rund, w złocie

ended-rounds = Ostatnia runda dobiegła końca, a cel nie został osiągnięty.

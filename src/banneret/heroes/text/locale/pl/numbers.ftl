### A finished game in numbers.

luck-usual = Suma { $sum }: mniej więcej tyle, ile należało oczekiwać
luck-above = Suma { $sum }: trochę lepiej niż zwykle
luck-below = Suma { $sum }: trochę gorzej niż zwykle
luck-lucky = Suma { $sum }: więcej szczęścia niż w { $n } grach na { $of }
luck-unlucky = Suma { $sum }: więcej pecha niż w { $n } grach na { $of }

### Na co gracz odpowiada bez pytania.

habit-orders = Rozkazy
habit-orders-ask = Pytaj, komu je wydać
habit-orders-all = Wydaj wszystkim, gdy karta na to pozwala
habit-supply = Arkana na koniec mojej tury
habit-supply-ask = Pytaj
habit-supply-tokens = Dwa żetony arkanów
habit-supply-card-and-token = Karta arkanów i żeton arkanów
habit-supply-cards = Dwie karty arkanów, z których zatrzymasz jedną

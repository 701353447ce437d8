### Na co gracz odpowiada bez pytania.

habit-confirm = Pytaj jeszcze raz przed wysłaniem odpowiedzi
habit-confirm-final = Tego, czego nie można cofnąć, a co niesie ryzyko
habit-confirm-always = Zawsze
habit-confirm-never = Nigdy
habit-cards = Okazje do zagrania karty
habit-cards-ask = Pytaj, gdy tylko mogę jakąś zagrać
habit-cards-useful = Pasuj, gdy żadna karta nic by nie dała

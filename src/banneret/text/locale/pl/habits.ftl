### Na co gracz odpowiada bez pytania.

habit-confirm = Pytaj jeszcze raz przed wysłaniem odpowiedzi
habit-confirm-final = Tego, czego nie można cofnąć
habit-confirm-always = Zawsze
habit-confirm-never = Nigdy

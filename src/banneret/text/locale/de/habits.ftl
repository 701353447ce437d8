### Was für jemanden von selbst beantwortet wird.

habit-confirm = Nachfragen, bevor eine Antwort abgeschickt wird
habit-confirm-final = Was nicht zurückgenommen werden kann und etwas aufs Spiel setzt
habit-confirm-always = Immer
habit-confirm-never = Nie
habit-cards = Gelegenheiten, Karten zu spielen
habit-cards-ask = Fragen, sobald ich eine spielen könnte
habit-cards-useful = Passen, wo keine Karte etwas bewirkt

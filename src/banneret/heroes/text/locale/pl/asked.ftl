### What a table says beside a question: short labels for things one clicks, and second lines.

## Short labels. The thing itself says the rest.

short-go = Idź tutaj
short-go-fight = Idź i walcz
short-go2 = Drugi bohater: idź tutaj
short-go2-fight = Drugi bohater: idź i walcz
short-discover = Odkryj
short-discover2 = Drugi bohater: odkryj
short-lay = Połóż kafelek
short-lay2 = Drugi bohater: połóż kafelek
short-rotate = Połóż tak
short-revisit = Odwiedź ponownie
short-settle = Wybierz to miejsce
short-lead = Wyślij tutaj
short-stop = Zatrzymaj się tutaj
short-build = Zbuduj
short-use = Użyj
short-recruit = Zrekrutuj
short-reinforce = Wzmocnij
short-use_unit = Użyj zdolności
short-weaken = Obróć na Garstkę
short-hire = Zrekrutuj bohatera
short-buy_spell = Kup zaklęcie
short-play = Zagraj
short-expert = Zagraj po mistrzowsku
short-second = Drugi efekt
short-cast = Rzuć
short-power = Dodaj mocy
short-power_expert = Dodaj mocy (efekt mistrzowski)
short-power_second = Dodaj mocy (drugi efekt)
short-discard = Odrzuć
short-keep = Zatrzymaj
short-take = Weź
short-take_top = Weź
short-put = Odrzuć
short-put-back = Odłóż
short-replace = Wymień
short-remove = Usuń z gry
short-look = Obejrzyj karty
short-top = Na wierzch
short-bottom = Na spód
short-offer = Daj
short-exchange = Wymień kartę
short-deploy = Rozstaw
short-redraw = Wymień
short-move = Ruch
short-attack = Atakuj
short-break = Zniszcz
short-target = Wybierz
short-activate = Aktywuj
short-morale_draw = Dobierz 1 kartę
short-morale_swap = Wymień karty
short-reroll = Przerzuć
short-morale_reroll = Przerzuć za morale
short-luck_reroll = Przerzuć dzięki szczęściu

## Second lines under a question.

hint-two-heroes = Punkty ruchu: { $n }, a drugi bohater: { $other }.
hint-town-open = W mieście nadal możliwe: { $what }.
hint-town-build = budowa
hint-town-population = rekrutacja
hint-town-spell_book = zakup zaklęcia
hint-town-again = Ktoś coś tymczasem zrobił, więc wszyscy są pytani jeszcze raz.
hint-purse = Masz: { $what }.
hint-guards = Strażnicy o trudności { $n }.
hint-fighting = Walczą: { $unit } i { $target }.
hint-deploy = Jednostki do rozstawienia: { $n }.
hint-movement-left = Pozostałe punkty ruchu: { $n }.
short-pass-roll = Rzut kością
short-done-deploying = Zostaw pozostałe

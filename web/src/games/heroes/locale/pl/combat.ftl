# Banneret: combat
combat-board = Plansza walki, 4 kolumny i 5 rzędów
combat-moved-from = przybyli stąd
combat-row-own-back = Twój tylny rząd
combat-row-own-front = Twój przedni rząd
combat-row-enemy-back = Tylny rząd wroga
combat-row-enemy-front = Przedni rząd wroga
combat-row-attacker-back = Tylny rząd atakującego
combat-row-attacker-front = Przedni rząd atakującego
combat-row-defender-back = Tylny rząd obrońcy
combat-row-defender-front = Przedni rząd obrońcy
combat-row-middle = Środek
combat-row-walls = Mury
combat-attacker = Atakujący
combat-defender = Obrońca
combat-guards = Strażnicy
combat-difficulty = Trudność { $level }
combat-level = Poziom { $level }
combat-you = ty
combat-bot = bot
combat-own = twoje
combat-enemy = wróg
combat-of-attacker = atakującego
combat-of-defender = obrońcy
combat-say-attack = atak { $n }
combat-say-defense = obrona { $n }
combat-say-initiative = inicjatywa { $n }
combat-say-health = { $left } z { $of } punktów życia
combat-say-empty = puste
combat-say-target = dozwolony cel
combat-say-legal = możesz: { $what }
combat-say-damage = { $n ->
    [0] bez obrażeń
   *[other] obrażenia: { $span }
  }
combat-verdict-falls = pokonuje je
combat-verdict-may-fall = może je pokonać
combat-verdict-flips = zostaje Garstka
combat-verdict-may-flip = może zostać Garstka
combat-verdict-hurt = z { $left } punktów życia
combat-verdict-none = z { $left } punktów życia
combat-plate-falls = pokonuje
combat-plate-may-fall = może pokonać
combat-plate-flips = obraca
combat-plate-may-flip = może obrócić
combat-plate-hurt = z { $left }
combat-plate-none = z { $left }
combat-piece-wall = Mur
combat-piece-gate = Brama
combat-piece-fallen = Gruzy
combat-piece-stands = stoi
combat-piece-is-fallen = zburzone
combat-break = zburz
combat-protected = Za stojącym murem lub bramą: strzały z drugiej strony tracą 1
combat-legend-wall = { $side ->
    [0] za murem: strzały z twojej strony tracą 1
    [1] za murem: strzały do ciebie tracą 1
   *[other] za murem: strzały z drugiej strony tracą 1
  }
combat-legend-gate = { $side ->
    [1] możesz przejść i stanąć w bramie
   *[other] obrońca może przejść i stanąć w bramie
  }
combat-tower-place = obok planszy
combat-tower-note = Obok planszy. Strzela do każdego wroga; ranią ją tylko strzały i karty.
combat-walls = Mury
combat-walls-standing = stoi { $n } z { $of }
combat-note-break = Sąsiednia jednostka naziemna lub latająca może zburzyć element zamiast atakować.
combat-note-tower = Gdy padną wszystkie cztery, znika też wieża.
combat-note-wall = Przed celem stoi mur: strzał ma o 1 mniej.
combat-reserve = Rezerwa
combat-fallen = Polegli
combat-order = Kolejność aktywacji
combat-round-aside = runda { $n }
combat-deploying = rozstawianie
combat-round = Runda { $n }
combat-attacking = atakuje
combat-attacked = jest atakowany
combat-choosing = wybór celu
combat-acting = działa
combat-skips = pomija: paraliż
combat-tie = { $whose ->
    [own] lub { $names }: twój wybór
    [enemy] lub { $names }: wybór wroga
   *[other] lub { $names }
  }
combat-changed = { $stat } { $now } ({ $by })
combat-printed = nadruk { $n }
combat-now = Teraz
combat-face-up = na wierzchu
combat-key-inspect = obie strony karty
combat-key-targets = od celu do celu
combat-hand = { $n ->
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
  }
combat-can-cast = może rzucić
combat-has-cast = rzucił zaklęcie
combat-spells-left = { $n ->
    [0] W tej rundzie już bez zaklęć
    [one] W tej rundzie jeszcze 1 zaklęcie
    [few] W tej rundzie jeszcze { $n } zaklęcia
   *[many] W tej rundzie jeszcze { $n } zaklęć
  }
combat-expert = Pozostałe efekty eksperta: { $n }
combat-morale = Wysokie Morale
combat-negative-morale = Niskie Morale
combat-luck = Szczęście: { $n }
combat-shackled = Nie może się poddać
combat-lasting = Karty, które działają dalej
combat-ai = Karty SI
combat-ai-deck = W talii SI
combat-ai-type = { $type ->
    [might] Siła
    [magic] Magia
   *[skill] Umiejętność
  }: { $n }
combat-ai-discard = Odrzucone: { $n }
combat-ai-drawn = dobrana
combat-ai-waits = czeka
combat-ai-put-off = odłożona
combat-ai-on = na: { $unit }
combat-ai-skill = umiejętność
combat-ai-seen = widziana w talii
combat-attack = Atak
combat-shot = Strzał
combat-retaliation = Kontratak
combat-before-roll = przed rzutem
combat-after-roll = kości rzucone
combat-against = przeciw
combat-outcome = Co może się stać: { $unit }
combat-certain = na pewno
combat-odds = { $n } na { $of }
combat-percent = { $percent }%
combat-row-none = bez obrażeń
combat-row-hurt = z { $left } punktów życia
combat-row-flips = zostaje Garstka
combat-row-flips-over = { $over ->
    [one] obraca, przechodzi 1
   *[other] obraca, przechodzi { $over }
  }
combat-row-falls = pokonana
combat-strikes-back = Potem możliwy kontratak – { $unit }: { $span }, cel: { $target }.
combat-strikes-back-none = Potem możliwy kontratak – { $unit }: bez obrażeń.
combat-may-fall = Pokonana: { $chance }.
combat-no-retaliation = Nikt nie odpowiada.
combat-acts = działa teraz
combat-acts-own = działa twoja jednostka
combat-targets = Dozwolone cele
combat-take-back = Cofnij
combat-last-roll = Ostatni rzut
combat-pair = { $unit } – cel: { $target }
combat-pair-back = kontratak: { $unit } – cel: { $target }
combat-damage-list = { $n ->
    [0] bez obrażeń
   *[other] obrażenia: { $list }
  }
combat-fell = pokonana
combat-flipped = z Grupy na Garstkę
combat-saved = atak został anulowany
combat-rerolled = rzut powtórzony, było { $face }
combat-brief-back = potem { $span } w kontrataku
combat-plays = { $name } zagrywa
combat-end-win = { $whose ->
    [own] Zwycięstwo
    [enemy] Porażka
   *[other] { $name } wygrywa
  }
combat-end-retreat = { $whose ->
    [own] Wycofujesz się
   *[other] { $name } się wycofuje
  }
combat-end-surrender = { $whose ->
    [own] Poddajesz się
   *[other] { $name } się poddaje
  }
combat-end-time-up = Koniec czasu: remis
combat-end-drawn-battle = Remis
combat-end-flee = Strażnicy uciekają

## Plansza heksowa
combat-hex-board = Pole bitwy, 13 kolumn i 9 rzędów heksów
combat-after-steps = { $n ->
    [one] po { $n } kroku
   *[other] po { $n } krokach
  }
combat-say-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[other] { $n } kroków
  }
combat-plan = Podejdź i zaatakuj: { $name }
combat-plan-yes = Podejdź i zaatakuj
combat-plan-place = Stanie na { $space }.
combat-plan-place-yes = Ustaw
combat-say-after-steps = { $n ->
    [one] możliwy cel po { $n } kroku
   *[other] możliwy cel po { $n } krokach
  }
combat-initiative-token = Żeton inicjatywy: przy remisie obu stron zaczyna ta strona
combat-obstacles = Przeszkody
combat-laying = W ręce: { $name }. Wybierz miejsce albo inną przeszkodę.
combat-obstacle-turn = Obróć
combat-lay = Połóż: { $name }
combat-lay-yes = Połóż tutaj
combat-obstacle-turned = { $n }°
combat-whole-board = Pokaż całą planszę
combat-legend-reach = Zasięg ruchu w krokach: { $unit }
combat-legend-far = { $unit } strzelają z karą: od { $n } heksów

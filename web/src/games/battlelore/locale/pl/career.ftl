nav-heroes = Sala
career-about = Bohaterowie BattleLore żyją między przygodami: z tym, czego się nauczyli, co niosą, i ze swoimi bliznami.
career-values = Broń, kości, ruch, odwaga
career-weapon = { $weapon ->
   *[sword] Miecz
    [staff] Kostur
    [mace] Buława
  }
career-favourite = ulubiona broń
career-dice = { $n ->
    [one] 1 kość
    [few] { $n } kości
   *[other] { $n } kości
  }
career-dice-note = w zwarciu
career-hexes = { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[other] { $n } pól
  }
career-hexes-note = i walka
career-bold = Śmiały
career-bold-note = może pominąć { $n ->
    [one] 1 flagę
    [few] { $n } flagi
   *[other] { $n } flag
  }
career-capacity = { $n } w karierze
career-crossed = { $n } z { $of } ran
career-wounds-note = Skreślone na zawsze; Lekarz wymazuje jedną.
career-experience = doświadczenie, { $more ->
    [0] dość na poziom
   *[other] jeszcze { $more } na poziom
  }
career-treasure = skarb, { $price } za artefakt
career-skills = Umiejętności
career-skills-note = { $n } z { $of }
career-next-skill = Kolejna umiejętność
career-next-skill-at = za { $price } doświadczenia
career-next-skill-note = Z trzema umiejętnościami i 3 doświadczenia bohater może wejść do Rady Wojennej.
career-equipped = Wyposażenie
career-equipped-note = najwyżej { $n } na początku · tracone z raną
career-stored = Schowane
career-stored-note = { $n } z { $of } · pod kartą, bezpieczne
career-none = Nic.
career-take = Zabierz
career-leave = Zostaw w domu
career-guide = { $kind ->
   *[after] Po przygodzie
    [creation] W akademii
  }
career-guide-step = { $n } z { $of }
career-at-table = Przy stole
career-sheet-of = Karta postaci: { $name }
career-history = Historia
career-no-history = Jeszcze żadnej przygody.
career-result = { $won ->
   *[yes] wygrana
    [no] porażka
    [new] nowy
  }
career-hall = { $group ->
   *[active] Bohaterowie
    [former] Sala bohaterów
  }
career-adventures = { $class } · { $n ->
    [one] 1 przygoda
    [few] { $n } przygody
   *[other] { $n } przygód
  }
career-record = { $n ->
    [one] 1 przygoda
    [few] { $n } przygody
   *[other] { $n } przygód
  } · wygrane: { $won }
career-busy = teraz przy stole
career-nobody = Jeszcze nikogo.
career-new = Nowy bohater
career-name = Imię bohatera
career-name-how = Imię ma do 24 liter lub cyfr, bez odstępów.
career-academy = Do akademii
career-import = Otwórz plik bohatera
career-export = Zapisz jako plik
career-too-large = Ten plik jest za duży jak na bohatera.
career-to-table = Do stołu
career-free = Opuść tę grę
career-retire = Odejdź na spoczynek
career-retire-ask = Czy { $name } ma odejść na spoczynek?
career-retire-how = Kto odchodzi, zostaje w sali na zawsze i nie bierze już udziału w przygodach.
career-stay = Jeszcze nie
career-empty = Twoja sala jest pusta
career-empty-how = Nazwij bohatera i wyślij go do akademii albo rozpocznij przygodę bohaterów: kto wróci, zostanie tutaj.
lobby-hero-of = Bohater miejsca { $seat }
lobby-no-hero = Bez bohatera
lobby-new-hero = Nowy bohater
career-graduated = { $name } opuszcza akademię
career-graduated-note = Karta jest w twojej sali.
career-to-hall = Do sali
career-to-adventure = Na pierwszą przygodę
room-hero = Twój bohater

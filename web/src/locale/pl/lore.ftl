# Banneret: przygoda BattleLore
lore-side = { $side ->
    [standard] Sztandar
   *[pennant] Proporzec
  }
lore-board = Pole bitwy: dziewięć rzędów pól, trzy sekcje
lore-hex = Pole { $hex }
lore-led = { $unit }, prowadzi { $hero }
lore-unit = { $unit } ({ $side })
lore-banner = { $banner ->
    [green] zielona chorągiew
    [blue] niebieska chorągiew
   *[red] czerwona chorągiew
  }
lore-figures = { $n } z { $of } figurek
lore-figures-left = { $n ->
    [one] 1 figurka
    [few] { $n } figurki
   *[many] { $n } figurek
  }
lore-dice = { $n ->
    [one] 1 kość
    [few] { $n } kości
   *[many] { $n } kości
  }
lore-bold = { $n ->
    [one] śmiały
   *[other] śmiały { $n }
  }
lore-bold-why = { $n ->
    [one] Śmiały: może zignorować jedną flagę i odpowiedzieć ciosem.
    [few] Śmiały: może zignorować { $n } flagi i odpowiedzieć ciosem.
   *[many] Śmiały: może zignorować { $n } flag i odpowiedzieć ciosem.
  } { $supported ->
    [yes] Obok stoją przyjaciele.
   *[no] {""}
  }
lore-supported = wspierany
lore-frightened = przestraszony
lore-deed = bohaterski czyn
lore-ordered = ma rozkaz
lore-battled = walczył
lore-chests = { $n ->
    [one] 1 skrzynia
    [few] { $n } skrzynie
   *[many] { $n } skrzyń
  }
lore-quest = Czeka tu zadanie
lore-mist = Mgła
lore-caltrops = Kolce
lore-goal = { $side ->
    [standard] Strona sztandarów
   *[pennant] Strona proporców
  } ma { $n ->
    [one] jedną chorągiew zwycięstwa
    [few] { $n } chorągwie zwycięstwa
   *[many] { $n } chorągwi zwycięstwa
  }, dopóki to trzyma.
lore-tip-figures = figurki
lore-tip-dice = kości
lore-tip-march = ruch
lore-tip-range = zasięg

lore-section = { $section ->
    [left] Lewe skrzydło
    [centre] Środek
   *[right] Prawe skrzydło
  }{ $ordered ->
    [orders] {" "}· { $orders ->
        [one] 1 rozkaz
        [few] { $orders } rozkazy
       *[many] { $orders } rozkazów
      }
    [ordered] , z rozkazem
   *[no] {""}
  }
lore-phases = Fazy tury
lore-phase = { $phase ->
    [command] Karta
    [order] Rozkaz
    [move] Ruch
    [combat] Walka
   *[draw] Dobór
  }
lore-battle = Walka
lore-battle-kind = { $kind ->
    [back] Odwet
    [bonus] Dodatkowy atak
    [attack] Walka
   *[other] Kości
  }
lore-battle-when = { $when ->
    [before] przed rzutem
   *[after] po rzucie
  }
lore-rolled = Kości
lore-does = { $does ->
    [hit] trafienie
    [flag] flaga
    [lore] arkana
   *[miss] pudło
  }
lore-dice-why = { $banner ->
    [green] { $base } zielona chorągiew
    [blue] { $base } niebieska chorągiew
    [red] { $base } czerwona chorągiew
   *[none] { $base } własne
  }{ $more ->
    [0] {""}
   *[other] , { NUMBER($more, signDisplay: "always") } tutaj
  }
lore-plate = { $n ->
    [one] 1 kość
   *[other] { $n } kości
  } · { $gone } %
lore-fate = { $kind ->
    [eliminated] Wybity, chorągiew { $banner }
    [back] { $hexes ->
        [one] Odparty o 1 pole
        [few] Odparty o { $hexes } pola
       *[many] Odparty o { $hexes } pól
      }
   *[stands] { $back ->
        [0] Wytrzymuje
       *[other] Wytrzymuje, odwet z { $back }
      }
  }
lore-percent = { $n } %
lore-ignores = { $n ->
    [one] Jedną flagę można zignorować.
    [few] { $n } flagi można zignorować.
   *[many] { $n } flag można zignorować.
  }
lore-stride = Ucieka po { $n } pola za flagę.
lore-panics = Po drodze sprawdza panikę.
lore-retreat = Odwrót
lore-retreat-whose = { $own ->
    [yes] twój wybór, pole po polu
   *[no] wybór drugiej strony
  }
lore-retreat-ways = { $n ->
    [one] Jedna droga odwrotu
    [few] { $n } drogi odwrotu
   *[many] { $n } dróg odwrotu
  }
lore-retreat-flags = { $n ->
    [one] Jedna flaga przeciw niemu.
    [few] { $n } flagi przeciw niemu.
   *[many] { $n } flag przeciw niemu.
  }
lore-retreat-steps = { $n ->
    [one] Jeszcze jedno pole.
    [few] Jeszcze { $n } pola.
   *[many] Jeszcze { $n } pól.
  } Pole nie do przejścia kosztuje figurkę.
lore-councils = Rady wojenne
lore-levels = { $n ->
    [one] 1 poziom
    [few] { $n } poziomy
   *[many] { $n } poziomów
  }
lore-level = poziom { $n }
lore-heroes = Bohaterowie
lore-fate-of = { $fate ->
    [fighting] { $role ->
        [leader] prowadzi oddział
       *[champion] walczy jako Czempion
      }
    [wounded] ranny
    [withdrawn] opuścił pole
   *[absent] poza polem
  }
lore-wounds = Rany
lore-costs = { $n } arkanów
lore-played = { $own ->
    [yes] Zagrana
   *[no] Przeciwnik gra
  }
lore-hand = Dowodzenie { $n }{ $when ->
    [now] {" "}· złote: teraz
   *[later] {" "}· następna tura
  }
lore-hand-label = { $n ->
    [one] 1 karta Dowodzenia na ręce
    [few] { $n } karty Dowodzenia na ręce
   *[many] { $n } kart Dowodzenia na ręce
  }
lore-spells = Arkana { $n } z { $of }{ $when ->
    [now] {" "}· złote: teraz
   *[later] {""}
  }
lore-spells-label = { $n ->
    [one] 1 karta arkanów na ręce
    [few] { $n } karty arkanów na ręce
   *[many] { $n } kart arkanów na ręce
  }
lore-no-spells = Brak kart arkanów
lore-tokens = Żetony arkanów
lore-cards = Karty Dowodzenia
lore-yours = twoje
lore-holds = Karty na ręce
lore-cup = { $name }: { $tokens ->
    [one] 1 żeton arkanów
    [few] { $tokens } żetony arkanów
   *[many] { $tokens } żetonów arkanów
  }, { $cards ->
    [one] 1 karta Dowodzenia
    [few] { $cards } karty Dowodzenia
   *[many] { $cards } kart Dowodzenia
  }, { $spells ->
    [one] 1 karta arkanów
    [few] { $spells } karty arkanów
   *[many] { $spells } kart arkanów
  }
lore-victory = Chorągwie zwycięstwa; { $n } wygrywa
lore-first-to = do
lore-steps = Kroki
lore-roll = { $n ->
    [one] Rzuć 1 kością
   *[other] Rzuć { $n } kośćmi
  }
lore-ask-blow = Walczyć { $n ->
    [one] 1 kością
   *[other] { $n } kośćmi
  }?
lore-ask-at = { $unit } na { $target }
lore-do-play = Zagraj
lore-do-lore = Zagraj
lore-do-keep = Zatrzymaj
lore-do-take = Zatrzymaj
lore-do-take_artifact = Zatrzymaj
lore-do-drop = Odrzuć
lore-do-buy = Kup
lore-do-give = Oddaj
lore-do-leave = Porzuć
lore-do-learn = Naucz się

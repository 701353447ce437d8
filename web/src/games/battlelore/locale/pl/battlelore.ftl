# Banneret: przygoda BattleLore
battlelore-side = { $side ->
    [standard] Sztandar
   *[pennant] Proporzec
  }
battlelore-board = Pole bitwy: dziewięć rzędów pól, trzy sekcje
battlelore-hex = Pole { $hex }
battlelore-led = { $unit }, prowadzi { $hero }
battlelore-unit = { $unit } ({ $side })
battlelore-banner = { $banner ->
    [green] zielona chorągiew
    [blue] niebieska chorągiew
   *[red] czerwona chorągiew
  }
battlelore-figures = { $n } z { $of } figurek
battlelore-figures-left = { $n ->
    [one] 1 figurka
    [few] { $n } figurki
   *[many] { $n } figurek
  }
battlelore-dice = { $n ->
    [one] 1 kość
    [few] { $n } kości
   *[many] { $n } kości
  }
battlelore-bold = { $n ->
    [one] śmiały
   *[other] śmiały { $n }
  }
battlelore-bold-why = { $n ->
    [one] Śmiały: może zignorować jedną flagę i odpowiedzieć ciosem.
    [few] Śmiały: może zignorować { $n } flagi i odpowiedzieć ciosem.
   *[many] Śmiały: może zignorować { $n } flag i odpowiedzieć ciosem.
  } { $supported ->
    [yes] Obok stoją przyjaciele.
   *[no] {""}
  }
battlelore-supported = wspierany
battlelore-frightened = przestraszony
battlelore-deed = bohaterski czyn
battlelore-ordered = ma rozkaz
battlelore-battled = walczył
battlelore-chests = { $n ->
    [one] 1 skrzynia
    [few] { $n } skrzynie
   *[many] { $n } skrzyń
  }
battlelore-quest = Czeka tu zadanie
battlelore-mist = Mgła
battlelore-caltrops = Kolce
battlelore-goal = { $side ->
    [standard] Strona sztandarów
   *[pennant] Strona proporców
  } ma { $n ->
    [one] jedną chorągiew zwycięstwa
    [few] { $n } chorągwie zwycięstwa
   *[many] { $n } chorągwi zwycięstwa
  }, dopóki to trzyma.
battlelore-tip-figures = figurki
battlelore-tip-dice = kości
battlelore-tip-march = ruch
battlelore-tip-range = zasięg

battlelore-section = { $section ->
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
battlelore-phases = Fazy tury
battlelore-phase = { $phase ->
    [command] Karta
    [order] Rozkaz
    [move] Ruch
    [combat] Walka
   *[draw] Dobór
  }
battlelore-battle = Walka
battlelore-battle-kind = { $kind ->
    [back] Kontratak
    [bonus] Dodatkowy atak
    [attack] Walka
   *[other] Kości
  }
battlelore-battle-when = { $when ->
    [before] przed rzutem
   *[after] po rzucie
  }
battlelore-rolled = Kości
battlelore-does = { $does ->
    [hit] trafienie
    [flag] flaga
    [lore] arkana
   *[miss] pudło
  }
battlelore-dice-why = { $banner ->
    [green] { $base } zielona chorągiew
    [blue] { $base } niebieska chorągiew
    [red] { $base } czerwona chorągiew
   *[none] { $base } własne
  }{ $more ->
    [0] {""}
   *[other] , { NUMBER($more, signDisplay: "always") } tutaj
  }
battlelore-plate = { $n ->
    [one] 1 kość
   *[other] { $n } kości
  } · { $gone } %
battlelore-fate-hurt = Traci figurki, przeżywa
battlelore-fate = { $kind ->
    [eliminated] Wybity, chorągiew { $banner }
    [back] { $hexes ->
        [one] Odparty o 1 pole
        [few] Odparty o { $hexes } pola
       *[many] Odparty o { $hexes } pól
      }
   *[stands] { $back ->
        [0] Wytrzymuje
       *[other] Wytrzymuje, kontratak z { $back }
      }
  }
battlelore-percent = { $n } %
battlelore-ignores = { $n ->
    [one] Jedną flagę można zignorować.
    [few] { $n } flagi można zignorować.
   *[many] { $n } flag można zignorować.
  }
battlelore-stride = Ucieka po { $n } pola za flagę.
battlelore-panics = Po drodze sprawdza panikę.
battlelore-retreat = Odwrót
battlelore-retreat-whose = { $own ->
    [yes] twój wybór, pole po polu
   *[no] wybór drugiej strony
  }
battlelore-retreat-ways = { $n ->
    [one] Jedna droga odwrotu
    [few] { $n } drogi odwrotu
   *[many] { $n } dróg odwrotu
  }
battlelore-retreat-flags = { $n ->
    [one] Jedna flaga przeciw niemu.
    [few] { $n } flagi przeciw niemu.
   *[many] { $n } flag przeciw niemu.
  }
battlelore-retreat-steps = { $n ->
    [one] Jeszcze jedno pole.
    [few] Jeszcze { $n } pola.
   *[many] Jeszcze { $n } pól.
  } Pole nie do przejścia kosztuje figurkę.
battlelore-councils = Rady wojenne
battlelore-levels = { $n ->
    [one] 1 poziom
    [few] { $n } poziomy
   *[many] { $n } poziomów
  }
battlelore-level = poziom { $n }
battlelore-heroes = Bohaterowie
battlelore-fate-of = { $fate ->
    [fighting] { $role ->
        [leader] prowadzi oddział
       *[champion] walczy jako Czempion
      }
    [wounded] ranny
    [withdrawn] opuścił pole bitwy
   *[absent] poza polem bitwy
  }
battlelore-wounds = Rany
battlelore-costs = { $n } arkanów
battlelore-played = { $own ->
    [yes] Zagrana
   *[no] Przeciwnik gra
  }
battlelore-hand = Dowodzenie { $n }{ $when ->
    [now] {" "}· złote: teraz
   *[later] {" "}· następna tura
  }
battlelore-hand-label = { $n ->
    [one] 1 karta Dowodzenia na ręce
    [few] { $n } karty Dowodzenia na ręce
   *[many] { $n } kart Dowodzenia na ręce
  }
battlelore-spells = Arkana { $n } z { $of }{ $when ->
    [now] {" "}· złote: teraz
   *[later] {""}
  }
battlelore-spells-label = { $n ->
    [one] 1 karta arkanów na ręce
    [few] { $n } karty arkanów na ręce
   *[many] { $n } kart arkanów na ręce
  }
battlelore-no-spells = Brak kart arkanów
battlelore-tokens = Żetony arkanów
battlelore-cards = Karty Dowodzenia
battlelore-yours = twoje
battlelore-holds = Karty na ręce
battlelore-cup = { $name }: { $tokens ->
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
battlelore-victory = Chorągwie zwycięstwa; { $n } wygrywa
battlelore-first-to = do
battlelore-steps = Kroki
battlelore-roll = { $n ->
    [one] Rzuć 1 kością
   *[other] Rzuć { $n } kośćmi
  }
battlelore-ask-blow = Walczyć { $n ->
    [one] 1 kością
   *[other] { $n } kośćmi
  }?
battlelore-these = Weź te karty ({ $n })
battlelore-choose = Wybierz { $n }: wybrano { $chosen }.
battlelore-plan-move = Ruch: { $unit }
battlelore-plan-steps = { $n ->
    [one] Jedno pole
    [few] { $n } pola
   *[many] { $n } pól
}
battlelore-plan-go = Idź tam
battlelore-say-reach = { $n ->
    [one] Wybrana jednostka dotrze tu w jednym kroku
   *[other] Wybrana jednostka dotrze tu w { $n } krokach
}
battlelore-say-strike = { $n ->
    [0] Wybrana jednostka może tu uderzyć
    [one] Wybrana jednostka może tu uderzyć po jednym kroku
   *[other] Wybrana jednostka może tu uderzyć po { $n } krokach
}
battlelore-ask-at = { $unit } na { $target }
battlelore-do-play = Zagraj
battlelore-do-lore = Zagraj
battlelore-do-keep = Zatrzymaj
battlelore-do-take = Zatrzymaj
battlelore-do-take_artifact = Zatrzymaj
battlelore-do-drop = Odrzuć
battlelore-do-buy = Kup
battlelore-do-give = Oddaj
battlelore-do-leave = Porzuć
battlelore-do-learn = Naucz się

## Co jest grane.

mode-battlelore = BattleLore
battlelore-end-banners = sztandary: { $n } z { $of }
battlelore-end-round = runda { $n }
amount-of-lore = arkana
amount-of-treasure = skarb
foot-hexes = pola
battlelore-mark-losses = Straty: { $count }
battlelore-mark-progress = Postępy bohaterów: { $count }
battlelore-mark-goals = Osiągnięte cele: { $count }

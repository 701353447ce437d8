round-left = { $left ->
    [0] ostatnia z { $rounds }
    [one] jeszcze 1 z { $rounds }
   *[other] jeszcze { $left } z { $rounds }
  }
round-event-now = Teraz:
round-event = { $in ->
    [1] Następna runda ({ $round }):
   *[other] Runda { $round }, za { $in }:
  }
goal-left = zostało { $left }
goal-waits = liczy się od rundy { $round }
goal-defeat = Jak można wszystko stracić
tokens-title = Punkty i żetony
threats-title = Z czym macie do czynienia
threats-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kart
  }
threats-unknown = { $n } { $tier ->
    [bronze] z brązu
    [silver] ze srebra
    [gold] ze złota
   *[azure] z lazuru
  }, jeszcze nieznane
threats-beast = Bestia
threats-beast-maybe = { $names } (jeszcze nie wiadomo)
threats-wounds = { $wounds ->
    [0] bez ran
    [one] 1 rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
  } · { $left ->
    [0] zdrowie nieznane
   *[other] zostało { $left } zdrowia
  }
threats-beast-slain = zgładzona: { $name }
threats-braced = Wzmocnione kafelki
threats-or = { $one } lub { $other }
scenario-rules = { $count ->
    [one] 1 zasada specjalna
    [few] { $count } zasady specjalne
   *[other] { $count } zasad specjalnych
  }
scenario-rule-waits = Jeszcze nie obowiązuje:
scenario-events = Co się dzieje i kiedy
scenario-rounds = { $count ->
    [one] Runda { $rounds }:
   *[other] Rundy { $rounds }:
  }
scenario-scoring = Punkty na koniec
scenario-chip = Runda { $round } z { $rounds }. { $goal } { $far }. Pokaż wszystko o scenariuszu
allies-title = Sojusznicy
allies-note = wiesz, co mają

map-flag-ai = flaga strony SI
map-gone = w popiołach: nic tu nie zostało
map-braced = wzmocniony: następna armia przyjdzie tu o rundę później
map-lair = { $what ->
    [army] Straż: jednostki wskazane przez scenariusz.
   *[other] Straż: { $name }.
  }
map-grail = leży tu Graal
map-rival = { $name }, bohater SI: { $army }
map-rival-unknown = { $tier ->
    [bronze] brązowa jednostka do wylosowania
    [silver] srebrna jednostka do wylosowania
    [gold] złota jednostka do wylosowania
   *[azure] lazurowa jednostka do wylosowania
  }
map-rival-does = { $behaviour ->
    [garrison] Nigdy nie opuszcza swojego pola i walczy z każdym, kto wejdzie.
    [sentinel] Zostaje na swoim kafelku i atakuje bohaterów, którzy kończą tam turę.
    [hunter] Ściga najbliższego bohatera. Ruch { $n }.
    [marcher] Maszeruje do celu. Ruch { $n }.
    [raider] Idzie od flagi do flagi i je zrywa. Ruch { $n }.
   *[standard] Atakuje bohaterów na swoim kafelku, inaczej zajmuje kopalnie i osady, inaczej idzie na twoje miasto. Ruch { $n }.
  }
map-rival-army = Armia: { $army }
map-rival-cards = { $kind ->
    [might] Siła
    [magic] Magia
   *[skill] Umiejętność
  } { $n }
lobby-rivals = Bohaterowie, którymi nikt nie gra
scenario-behaviour = { $behaviour ->
    [garrison] trzyma swoje pole
    [sentinel] pilnuje swojego kafelka
    [hunter] ściga bohaterów
    [marcher] maszeruje do celu
    [raider] zrywa flagi
   *[standard] zajmuje kopalnie i idzie na miasta
  }
scenario-enters = { $round ->
    [-1] przychodzi wezwany
   *[other] od rundy { $round }
  }
lobby-own = Otwórz plik scenariusza
lobby-own-bad = Ten plik nie jest scenariuszem, w który można zagrać.
lobby-own-line = wiersz { $line }:
campaign-part = { $state ->
    [won] wygrana w rundzie { $rounds }
    [next] { $lost ->
        [0] następna
        [one] przegrana raz, zagraj ponownie
       *[other] przegrana { $lost } razy, zagraj ponownie
      }
   *[later] jeszcze przed tobą
  }
campaign-won = Kampania jest wygrana.
campaign-on = { $again ->
    [yes] Zagraj tę część ponownie
   *[no] Do następnej części
  }
campaign-all = wszystkie części wygrane
campaign-go-on = Dalej: część { $part } z { $of }

## Co jest grane.

mode-clash = Starcie
mode-coop = Kooperacja
mode-alliance = Sojusz
mode-campaign = Kampania
mode-tournament = Turniej
mode-skirmish = Potyczka
lobby-random = Losowa mapa
lobby-random-again = Losuj ponownie
lobby-random-rest = Losuj resztę ponownie
lobby-random-keep = Zachowaj:
lobby-random-part = { $part ->
    [map] mapa
    [goal] cel
    [means] środki
    [events] wydarzenia
    [rules] zasady specjalne
   *[name] nazwa
  }

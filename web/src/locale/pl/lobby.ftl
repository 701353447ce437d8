# Banneret: lobby

lobby-games = Wybierz grę
lobby-scenario = Scenariusz
lobby-modes = Rodzaje scenariuszy
lobby-all-modes = Wszystkie
lobby-in-all = razem { $count }
lobby-rounds = { $rounds } rund
lobby-players-of = Liczba graczy: { $players }
lobby-difficulty-of = Trudność { $level } z 3

lobby-you = Ty
lobby-player = Gracz { $seat }
lobby-your-name = Twoje imię
lobby-name-of = Imię gracza { $seat }
lobby-bot = Bot
lobby-open-seat = Wolne miejsce
lobby-open-how = Gdy stół będzie gotowy, dostaniesz link dla znajomego.
lobby-seats = Miejsca
lobby-players = graczy
lobby-who = Kto zajmuje miejsce { $seat }
lobby-sitting = { $who ->
   *[me] ty
    [here] tutaj
    [friend] gość
    [bot] bot
  }
lobby-sitting-how = { $who ->
   *[me] Ty tu siedzisz
    [here] Ktoś inny przy tym ekranie
    [friend] Ktoś dołączy przez link
    [bot] Gra bot
  }
lobby-which-bot = Który bot

lobby-special = { $count ->
    [one] 1 zasada specjalna
    [few] { $count } zasady specjalne
   *[other] { $count } zasad specjalnych
  }
lobby-win = Zwycięstwo
lobby-or = albo
lobby-length = Długość

lobby-clock = Zegar
lobby-clock-what = { $by ->
    [turn] Na wszystko, co odpowiadasz w jednej rundzie. Potem resztę rundy gra bot.
    [total] Komu skończy się czas, ten przegrywa. Jeśli inni grają dalej, zastąpi go bot.
   *[answer] Na wszystko, co odpowiadasz, zanim pytany jest ktoś inny. Potem odpowiada bot.
  }
lobby-absence = Zwolnienie miejsca po nieobecności
lobby-watching = Inni mogą patrzeć
lobby-talk = Czat
lobby-hints = Podpowiedzi
lobby-switch = { $value ->
    [on] Tak
   *[off] Nie
  }
lobby-more = { $count ->
    [one] Jeszcze 1 zasada
    [few] Jeszcze { $count } zasady
   *[other] Jeszcze { $count } zasad
  }
lobby-changed = zmieniona
lobby-rules = Zasady tego stołu
lobby-rules-note = Tam, gdzie instrukcja daje wybór albo stół woli inaczej.
lobby-rules-find = Znajdź zasadę
lobby-rules-none = Żadna zasada o tym nie mówi.
lobby-rules-changed = { $count ->
    [0] wszystko jak zwykle
    [one] 1 zmieniona
    [few] { $count } zmienione
   *[other] { $count } zmienionych
  }
lobby-rules-reset = Wszystko jak zwykle
lobby-seed = Ziarno losu
lobby-seed-how = Ta sama liczba da znów te same karty i rzuty.
lobby-seed-alone = Tylko gdy nikt nie przychodzi przez link: kto zna ziarno, zna każdy rzut.
lobby-seed-new = nowy los

lobby-begin = Rozpocznij grę
lobby-beginning = Chwileczkę …
lobby-open-table = Otwórz stół
lobby-begin-solo = Gra zaczyna się od razu i zapisuje się po każdym ruchu.
lobby-begin-here = { $count ->
    [one] Jedna osoba przy tym ekranie.
   *[other] Gracze przy tym ekranie: { $count }. Między waszymi turami opada kurtyna.
  }
lobby-begin-open = { $count ->
    [one] Jedno miejsce jest wolne. Dostaniesz link do wysłania; bot może je zająć w każdej chwili.
   *[other] Wolne miejsca: { $count }. Dostaniesz link do wysłania; boty mogą je zająć w każdej chwili.
  }
lobby-begin-watch = Same boty: ty patrzysz.

lobby-resume = Wróć do gry
lobby-resume-count = { $shown } z { $count }
lobby-resume-all = Pokaż wszystkie ({ $count })
lobby-resume-none = Rozpoczęte gry są przechowywane tutaj, w tej przeglądarce.
lobby-some-game = Gra
lobby-with = z: { $names }
lobby-alone = na razie nikt więcej
lobby-gone-how = nie ma jej już na tym serwerze
lobby-doing = { $doing ->
    [yours] Twoja kolej
    [thinking] bot myśli
    [open] wolne miejsca
    [over] koniec
    [gone] zniknęła
   *[other] …
  }
lobby-forget = Usuń z listy: { $title }
lobby-forget-sure = Klucze do twoich miejsc przepadną. Usunąć?
lobby-forget-yes = Usuń
lobby-forget-no = Zostaw
lobby-copy-link = Skopiuj link dla znajomego
lobby-link = Link dla znajomego
lobby-link-copied = Link skopiowany

lobby-part = część { $part } z { $of }
lobby-locked = wymaga rozszerzenia
lobby-needs = Nie można zacząć: potrzeba { $what }
lobby-lose = Jak to się kończy
lobby-brief-rules = Zasady specjalne
lobby-brief-notes = Warto wiedzieć
lobby-bonus = Przed pierwszą rundą jedno z tych
lobby-group = { $group ->
    [easier] Łatwiej
    [harder] Trudniej
    [variant] Warianty
   *[ruling] Gdzie instrukcja zostawia wybór
  }
lobby-group-text = { $group ->
    [easier] Więcej środków.
    [harder] Mniej oparcia.
    [variant] Inna gra, ani łatwiejsza, ani trudniejsza.
   *[ruling] Jak ten stół rozstrzyga pytanie o zasady.
  }
lobby-side-of = Co wnosi miejsce { $seat }

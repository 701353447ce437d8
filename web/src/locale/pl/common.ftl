# Banneret: słowa wszystkich stron
app-name = Banneret
app-disclaimer = Bez związku z żadnym wydawcą. Własne rysunki, własne słowa.
app-credit = Ikony: autorzy game-icons.net, CC BY 3.0
nav-label = Strony
nav-play = Graj
nav-meet = Gracze
nav-workshop = Warsztat
nav-games = Twoje partie
waiting-badge = { $count ->
    [one] { $count } partia czeka na ciebie
    [few] { $count } partie czekają na ciebie
   *[many] { $count } partii czeka na ciebie
  }
waiting-notice = Twoja kolej: { $title }
nav-records = Partie
nav-rules = Zasady
nav-gallery = Części
nav-skip = Przejdź do treści
page-loading = Wczytywanie …
page-failed = Nie udało się wczytać tej strony.
page-retry = Spróbuj ponownie
settings = Ustawienia
theme-next = Motyw: { $theme ->
    [light] jasny
    [dark] ciemny
   *[auto] jak w systemie
  }
close = Zamknij
done = Gotowe
refused = { $name }: niemożliwe
off-because = Niemożliwe: { $reason }
clause-label = Klauzula { $id }
clause-failed = Nie udało się pobrać tekstu tej klauzuli.
clause-open = Otwórz w zasadach
amount-of-experience = doświadczenie
amount-short = za mało
stepper-less = O jeden mniej
stepper-more = O jeden więcej
card-back = Rewers karty
card-state = { $state ->
   *[play] można zagrać
    [sel] wybrana
    [new] właśnie dobrana
  }
settings-note = Zapisane tylko w tej przeglądarce.
settings-name = Imię
settings-language = Język
settings-theme = Kolory
settings-speed = Tempo
settings-animation = Animacja
settings-sound = Dźwięk
settings-volume = Głośność
theme-name = { $theme ->
   *[auto] jak w systemie
    [light] jasne
    [dark] ciemne
  }
speed-name = { $speed ->
    [instant] natychmiast
   *[other] { $speed }×
  }
switch-name = { $value ->
    [on] tak
   *[off] nie
  }
time-span = { $unit ->
    [days] { $n ->
        [one] 1 dzień
       *[other] { $n } dni
      }
    [hours] { $n ->
        [one] 1 godzina
        [few] { $n } godziny
       *[other] { $n } godzin
      }
   *[minutes] { $n ->
        [one] 1 minuta
        [few] { $n } minuty
       *[other] { $n } minut
      }
  }

clock-title = Zegar
clock-none = bez zegara
clock-name = { $by ->
    [turn] { $time } na turę
    [total] { $time } na grę
   *[answer] { $time } na odpowiedź
  }
clock-more = co rundę więcej o: { $time }
clock-weekends = weekendy wolne
clock-days-off = dni wolne: { $days }
clock-weekends-off = Weekendy wolne (UTC)
clock-days-off-each = Dni wolne dla każdego

# Banneret: słowa wszystkich stron
app-name = Banneret
app-disclaimer = Bez związku z żadnym wydawcą. Własne rysunki, własne słowa.
app-credit = Ikony: autorzy game-icons.net, CC BY 3.0
nav-label = Strony
nav-play = Graj
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

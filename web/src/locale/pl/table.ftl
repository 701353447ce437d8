# Banneret: table
table-connecting = Do stołu…
table-your-turn = Twoja tura
table-your-move = Twoja odpowiedź
table-passing = Nic do zagrania
table-passing-detail = Pasujesz i nikt nie wie dlaczego.
table-to-act = Ruch: { $hero } ({ $faction })
table-to-act-seat = Ruch: { $name }
table-waiting = Czekamy: { $name }
table-waiting-detail = { $kind ->
    [bot] Bot się zastanawia
    [away] Poza stołem
   *[person] Przy stole
  }
table-seconds = { $seconds } s
table-watching = Oglądasz grę
table-lost = Utracono połączenie
table-lost-detail = { $seconds ->
    [0] Próbujemy ponownie · gra jest bezpieczna
   *[other] Kolejna próba za { $seconds } s · gra jest bezpieczna
  }
table-looking-back = Spojrzenie wstecz
table-looking-back-detail = Stół, jaki był · Esc wraca do teraz
table-behind = { $count ->
    [0] Ostatnie zdarzenie
    [one] Potem jeszcze 1 zdarzenie
    [few] Potem jeszcze { $count } zdarzenia
   *[many] Potem jeszcze { $count } zdarzeń
  }
table-to-now = Wróć do teraz
table-replaying = Powtórka { $at } z { $of }
table-replaying-detail = Spacja pomija
table-over = { $result ->
    [won] Zwycięstwo
    [lost] Porażka
    [drawn] Nikt nie wygrywa
   *[watched] Gra skończona
  }
table-guards = strażnicy
where-waiting = Poczekalnia
where = { $what } · { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
  }

round-now = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
  }

seats-title = Miejsca
seats-all = Miejsca i link
seats-you = Ty
seats-empty = Puste miejsce
seats-player = Gracz { $seat }
seats-watching = { $count ->
    [one] 1 widz
    [few] { $count } widzów
   *[many] { $count } widzów
  }
seats-hand = Karty na ręce
seats-look = Obejrzyj planszę: { $name }
seats-doing = { $doing ->
    [acting] ma ruch
    [thinking] myśli
    [away] nieobecny
    [out] odpadł
    [bot] bot
   *[here] obecny
  }

log-label = Co się stało i co powiedziano
log-title = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
log-back = Jedno zdarzenie wstecz
log-on = Jedno zdarzenie naprzód
chat-title = Rozmowa
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Powiedz coś
chat-off = Przy tym stole nie ma czatu.
chat-mute = Nie pokazuj, co pisze { $name }
chat-unmute = Pokaż, co pisze { $name }
chat-report = Zgłoś ten wpis prowadzącemu serwer
chat-reported = Zgłoszono: prowadzący serwer to przeczyta.
chat-send = Wyślij
chat-spectator = Widz
chat-event = { $kind ->
    [asked] Gospodarz prosi o oddanie tego miejsca; gra na nim { $name }.
    [kept] { $name } zatrzymuje to miejsce.
    [left] { $name } oddaje to miejsce.
    [freed] { $name } – zbyt długa nieobecność: gospodarz zwalnia to miejsce.
    [removed] { $name } traci to miejsce: tak zdecydował gospodarz.
    [opened] Bot odchodzi: to miejsce jest wolne.
    [taken] { $name } przejmuje to miejsce.
    [bot] Dalej gra tu bot.
    [revealed] { $name } zna zapis gry.
    [known] Kto założył ten stół, może znać przyszłe losowania albo wszystkie ręce.
    [late] { $name } – czas minął: odpowiada bot.
    [answered] Odpowiedzi bota ({ $name }): { $number }
    [off] { $name } bierze dni wolne: { $number }
    [planned] { $name } planuje dni wolne. Zaczną się za tyle dni: { $number }
    [resigned] { $name } poddaje się.
    [time] { $name } – koniec czasu i przegrana.
    [offers] { $name } proponuje remis.
    [declines] { $name } nie chce remisu.
    [drawn] Wszyscy się zgadzają: remis.
    [aborted] { $name } odwołuje grę.
   *[other] Coś zmieniło się na tym miejscu.
  }
chat-unread = { $count ->
    [one] nowy wpis
    [few] nowe wpisy
   *[many] nowych wpisów
  }

choice-label = Gra czeka na ciebie
choice-label-waiting = Gra czeka na kogoś innego
choice-all = Wszystkie odpowiedzi ({ $count })
choice-list = Lista odpowiedzi
choice-in-window = Wybierz powyżej.
choice-filter = Szukaj odpowiedzi
choice-none-found = Żadna odpowiedź nie zawiera tych słów.
choice-let-go = Nie to
choice-final = Tego nie można cofnąć.
choice-undo = Cofnij
ask-me-once = Najpierw zapytaj mnie
ask-me-noted = Zapytamy cię
ask-me-always = Pytaj mnie przed tym, co robią inni
ask-me-always-tip = Pytaj mnie przed tym, co robią inni, jeśli mogę działać. Zobaczą to dopiero, gdy zostanę zapytany.
choice-skip = Pomiń
choice-sending = wysyłanie…
choice-rules = Zasady stojące za tym pytaniem
choice-why = Dlaczego?
menu-label = Co tu zrobić

lost-title = Stół czeka na łącze
lost-text = Wszystko do zdarzenia { $event } jest zapisane. Możesz czytać; odpowiadać jeszcze nie można.
lost-retry = Spróbuj teraz
moment-skip = Dalej
sound-now = { $value ->
    [on] Dźwięk jest włączony
   *[off] Dźwięk jest wyłączony
  }
recap-title = Od twojej ostatniej odpowiedzi
recap-more = { $n ->
    [one] i jeszcze 1 wiersz
    [few] i jeszcze { $n } wiersze
   *[other] i jeszcze { $n } wierszy
  }
recap-show = Pokaż wszystko
recap-look = Plansza z tamtej chwili
missed-title = Znów przy stole
missed = { $count ->
    [0] Pod twoją nieobecność nic się nie stało.
    [one] 1 zdarzenie pod twoją nieobecność: spójrz wstecz klawiszami [ i ].
    [few] { $count } zdarzenia pod twoją nieobecność: spójrz wstecz klawiszami [ i ].
   *[many] { $count } zdarzeń pod twoją nieobecność: spójrz wstecz klawiszami [ i ].
  }

curtain-title = Oddaj stół: { $name }
curtain-where = { $faction } · { $round }, miejsce { $seat }
curtain-text = Zakryte jest to, co może widzieć tylko jedna osoba. Wszystko inne jest widoczne dla wszystkich.
curtain-look = Obejrzyj stół
curtain-sit = To ja, { $name }, pokaż moją rękę

tools-redo = Ponów
tools-undo-off = Teraz nie możesz niczego cofnąć
tools-next-game = Następna partia
tools-replay = Powtórz
tools-replay-tip = Pokaż jeszcze raz, co się stało od twojej ostatniej odpowiedzi
tools-speed = Tempo animacji: { $speed }
tools-speed-tip = Tempo animacji

foot-choose = wybierz
foot-card = karta
foot-targets = cele
foot-keys = klawisze

desk-right = Gra: runda, miejsca i dziennik

phone-tabs = Widoki
phone-tab = { $tab ->
    [hero] Bohater
    [town] Miasto
    [log] Dziennik
    [rules] Zasady
   *[table] Stół
  }
phone-something = można tu coś zrobić

keys-title = Klawisze
keys-tab = do następnej rzeczy, której można użyć, np. podświetlonego pola
keys-arrows = poruszanie się po planszy
keys-enter = wybierz
keys-esc = wróć
keys-end = zakończ turę lub daj oczekiwaną odpowiedź
keys-space = pomiń animację; w walce rzuć lub spasuj
keys-cards = karta z ręki
keys-all = lista wszystkich odpowiedzi
keys-undo = cofnij ostatnią odpowiedź
keys-hint = zapytaj, co zrobiłby dobry bot
keys-redo = daj ją ponownie
keys-ask-me = być zapytanym, zanim inni zagrają dalej
keys-ask-me-always = zawsze być tak pytanym
keys-sound = włącz lub wyłącz dźwięk
keys-replay = pokaż jeszcze raz, co się stało
keys-step = wstecz, zdarzenie po zdarzeniu
keys-log = do dziennika
keys-chat = do rozmowy
keys-rules = zasady
keys-next-game = następna partia, która na ciebie czeka
keys-help = ta lista

door-title = Ten stół jest dla ciebie zamknięty
door = { $code ->
    [not_found] Pod tym adresem nie ma stołu. Mógł zostać sprzątnięty.
    [forbidden] Twój klucz nie otwiera tu żadnego miejsca albo nie wolno oglądać.
   *[other] Serwer nie wpuszcza cię do środka.
  }
door-later = Stołu nie da się teraz otworzyć
door-watch = Oglądaj bez klucza
door-lobby = Do poczekalni

room-open = { $count ->
    [one] 1 miejsce jest wolne
    [few] { $count } miejsca są wolne
   *[many] { $count } miejsc jest wolnych
  }
room-full = Wszystkie miejsca są zajęte
room-invite = Wyślij ten adres tym, z którymi chcesz zagrać
room-table = Stół i miejsca przy nim
room-hints = { $on ->
    [yes] Podpowiedzi są dozwolone: każdy tutaj może zapytać, co zrobiłby bot.
   *[no] Przy tym stole nie ma podpowiedzi.
}
room-watch = Kto ma ten link, może oglądać
room-copy = Kopiuj
room-copied = Skopiowano
room-share = Udostępnij
room-name = Jak inni mają cię nazywać
room-guest = Gość
room-seat-open = Wolne miejsce
room-you = { $name } (ty)
room-seat = Miejsce { $seat }
room-side = { $side ->
    [random] losowo
   *[choose] wybór przy stole
  }
room-here = { $here ->
    [yes] obecny
   *[no] nieobecny
  }
room-bot = bot
room-take = Usiądź tutaj
room-seat-bot = Posadź bota
room-leave = Wstań
room-leave-sure = Razem z miejscem przepada twój klucz. Wstać?
room-stay = Zostań
room-free = Zwolnij miejsce
room-ask-free = Poproś o miejsce
room-ask-bot = Zaproponuj bota
room-asked = { $to ->
    [bot] Zaproponowano bota · czekamy na odpowiedź
   *[open] Poproszono o miejsce · czekamy na odpowiedź
  }
room-free-ask = Przy stole: bez zgody miejsce zostaje zajęte
room-free-in = Poza stołem: można zwolnić za { $time }
room-hands = { $count ->
    [one] przejęte raz w tej grze
    [few] przejęte { $count } razy w tej grze
   *[many] przejęte { $count } razy w tej grze
  }
room-absence = Gospodarz może zastąpić tego, kto opuszcza trwającą grę na tak długo: { $time }. Wszyscy się o tym dowiedzą, a zapis to odnotuje.
wish-title = Gospodarz prosi o twoje miejsce
wish = { $to ->
    [bot] Za ciebie grałby dalej bot, a gospodarz może później wpuścić tam kogoś innego. Decyzja należy do ciebie; po zgodzie twój klucz nie otworzy już tego miejsca.
   *[open] Na twoim miejscu mógłby usiąść ktoś inny i zobaczyć twoje karty. Decyzja należy do ciebie; po zgodzie twój klucz nie otworzy już tego miejsca.
  }
wish-give = Oddaj miejsce
wish-keep = Zatrzymaj miejsce
room-which-bot = Bot na wolne miejsca
room-start = Rozpocznij grę
room-start-ask = Zacznij, gdy wszyscy są
room-start-open = { $count ->
    [one] Wolne miejsce zajmie bot.
    [few] { $count } wolne miejsca zajmą boty.
   *[many] { $count } wolnych miejsc zajmą boty.
  }
room-start-note = Gra zaczyna się dla wszystkich jednocześnie.
room-wait-host = Grę rozpoczyna gospodarz
room-failed = To się nie udało

refused-answer = To niemożliwe
refused-not-done = Nie zostało to wykonane
refused-seat-again = Osoba na tym miejscu właśnie odmówiła. Zapytaj ponownie za { $time }.
refused-stale = Na to pytanie już odpowiedziano.
refused-not_asked = Teraz nie twoja kolej.
refused-late = Twój czas minął: odpowiada za ciebie bot.
refused-nothing_to_undo = Nie ma nic twojego do cofnięcia.
refused-nothing_to_redo = Nie ma nic do ponowienia.
refused-too_fast = Za szybko: poczekaj chwilę.
refused-no_hints = Przy tym stole nie ma podpowiedzi.
refused-over = Gra skończona.
refused-not_kept = Odpowiedzi nie udało się zapisać i nie została przyjęta. Spróbuj ponownie.
refused-present = Kto tam siedzi, jest przy stole i musi się zgodzić.
refused-not_wanted = Nikt nie prosił o to miejsce.
refused-unavailable = Stół nie ma teraz dostępu do zapisów. Spróbuj ponownie.

# A game without drawings
plain-yes = Tak
plain-no = Nie
plain-position = Pozycja
plain-answers = Odpowiedzi

## Habits

habits-title = Mniej kliknięć
habits-note = Na co odpowiada się za ciebie bez pytania. Zostaje przy twoim miejscu i nikt inny się o tym nie dowie.
habits-fewest = Jak najmniej kliknięć
habits-ask-all = Pytaj mnie o wszystko

## Kości

dice-sealed = Kości serwera są zapieczętowane: serwer zobowiązał się do sekretu, który pokaże po zakończeniu gry.
dice-shares = { $count ->
    [0] Przeglądarki graczy dodają własne liczby, gdy gracze zajmują miejsca.
    [one] Przeglądarka jednego gracza dodała własne liczby.
   *[other] Przeglądarki graczy, którzy dodali własne liczby: { $count }.
  }
dice-verdict = { $verdict ->
    [joined] Kości były uczciwe: to ten sekret, do którego serwer się zobowiązał, a liczby twojej przeglądarki są w każdym rzucie.
    [kept] Kości były uczciwe: to ten sekret, do którego serwer zobowiązał się przed grą.
    [broken] Kości się nie zgadzają: nie do tego zobowiązał się serwer albo pominięto liczby twojej przeglądarki.
   *[shown] Sekret kości jest jawny. Przez nieszyfrowane łącze ta strona nie może go sama sprawdzić.
  }
dice-numbers = Pokaż liczby
dice-commitment = Zobowiązanie serwera (SHA-256)
dice-share = Dodane przez gracza { $seat }
dice-secret = Sekret
dice-how = Każdy rzut i każde dobranie można obliczyć ponownie z zapisu:

# Banneret: warsztat

workshop-about = Twórz scenariusz, patrząc na niego. Plik rozstrzyga: co robisz z obrazem, zostaje w nim zapisane, a co napiszesz, zostaje narysowane.
workshop-new = Nowy: { $game }
workshop-new-title = Nowy scenariusz
workshop-open = Otwórz plik
workshop-open-how = Plik scenariusza (.yaml) z tego komputera
workshop-drafts = Twoje szkice
workshop-drafts-where = przechowywane w tej przeglądarce
workshop-no-drafts = Jeszcze nic.
workshop-copies = Zacznij od kopii
workshop-search = Szukaj
workshop-removed = { $name } usunięto.
workshop-restore = Przywróć
workshop-gone = Tego szkicu nie ma w tej przeglądarce.
workshop-back = Do warsztatu
workshop-unnamed = Bez nazwy
workshop-undo = Cofnij
workshop-redo = Ponów
workshop-download = Pobierz
workshop-play = Graj
workshop-parts = Części
workshop-stage = Obraz
workshop-file = Plik
workshop-findings = Uwagi
workshop-line = wiersz { $line }
workshop-sound = Wszystko w porządku. Można grać.
workshop-checking = Sprawdzanie …
workshop-unreachable = Serwer nie odpowiada. Twoja praca i tak jest tu zachowana.
workshop-unkept = Ta przeglądarka niczego nie przechowuje: pobierz plik przed wyjściem.
workshop-empty = Plik jest pusty. Cofnij przywraca to, co w nim było.
workshop-tabs-shared = Ten szkic jest otwarty także w innej karcie. Co się tam zmieni, pojawia się tutaj, a Cofnij to odwraca.
workshop-tabs-apart = Ten szkic zmieniono naraz tutaj i w innej karcie. Nic nie ginie: to, co jest tutaj, staje się osobnym szkicem.
workshop-heard = Rozumiem
workshop-unreadable = Wiersza { $line } nie da się odczytać. Obraz pokazuje stan sprzed zmiany.
workshop-unread = { $what ->
    [BAD_INDENT] Wcięcie nie pasuje do tego, co stoi wokół.
    [TAB_AS_INDENT] Ten wiersz jest wcięty tabulatorem; wolno tylko spacjami.
    [DUPLICATE_KEY] Ten klucz występuje dwa razy.
    [MISSING_CHAR] Czegoś tu brakuje: dwukropka, przecinka, nawiasu albo cudzysłowu.
    [MULTILINE_IMPLICIT_KEY] Po kluczu stoi dwukropek i wartość; to jeszcze ani jedno, ani drugie.
    [BLOCK_AS_IMPLICIT_KEY] Po kluczu stoi dwukropek i wartość; to jeszcze ani jedno, ani drugie.
    [UNEXPECTED_TOKEN] Ten znak tu nie pasuje.
    [BAD_SCALAR_START] Ten znak tu nie pasuje.
    [BAD_ALIAS] Alias (*) prowadzi tu donikąd albo aliasy powtarzają tyle, że nikt tego nie przeczyta.
   *[other] Tego jeszcze nie da się odczytać.
  }
workshop-mistakes = { $count ->
    [one] 1 błąd
    [few] { $count } błędy
   *[other] { $count } błędów
  }
workshop-doubts = { $count ->
    [one] 1 wątpliwość
    [few] { $count } wątpliwości
   *[other] { $count } wątpliwości
  }
workshop-keys-map = miejsca
workshop-keys-lay = połóż, wybierz
workshop-keys-remove = zdejmij
workshop-more = jeszcze { $count }
workshop-add = Dodaj
workshop-new-name = nazwa
workshop-drop = Usuń { $what }
workshop-up = Wcześniej
workshop-down = Później
workshop-way-text = słowo
workshop-way-number = liczba
workshop-way-list = lista
workshop-way-record = dokładniej
workshop-way-table = po jednym
workshop-way-switch = tak lub nie
workshop-way-pair = miejsce
workshop-play-title = Graj: { $name }
workshop-play-note = Z plikiem takim, jaki jest teraz. Boty zajmują pozostałe miejsca.
workshop-play-seat = Twoje miejsce
workshop-play-all = Wszystkie
workshop-play-round = Początek w rundzie
workshop-play-luck = Los
workshop-play-ahead = Boty grają do rundy { $round }; ten sam los zawsze prowadzi do tej samej pozycji.
workshop-play-working = Boty grają …
workshop-play-begin = Zacznij
workshop-download-how = Pobierz plik
workshop-server = Przechowaj na serwerze
workshop-server-how = Przechowaj także na serwerze
workshop-server-note = Ta przeglądarka zachowuje każdą zmianę. Kopię na serwerze można z kluczem otworzyć gdzie indziej.
workshop-server-none = Na razie ma to tylko ta przeglądarka.
workshop-server-kept = Serwer ma obecny stan.
workshop-server-sending = Wysyłanie na serwer.
workshop-server-waiting = Serwer nie odpowiada. Dowie się, gdy tylko odpowie; tutaj wszystko jest zachowane.
workshop-server-moved = W międzyczasie zmieniono to gdzie indziej.
workshop-server-refused = Serwer tego nie przyjmuje.
workshop-server-key = Klucz do twoich szkiców na serwerze. Kto go ma, może je czytać i zmieniać.
workshop-server-begin = Przechowaj tam
workshop-server-overwrite = Zachowaj moje
workshop-server-other = Otwórz tamto jako drugi szkic
workshop-server-drafts = Szkice na serwerze
workshop-server-other-key = Klucz innej przeglądarki
workshop-server-use = Zobacz
workshop-share = Udostępnij linkiem
workshop-share-how = Udostępnij linkiem, po dziesięciu rozegranych na próbę grach
workshop-print = Drukuj
workshop-print-how = Strona misji do druku
workshop-weigh = Zważ
workshop-weigh-how = Niech boty zagrają to wiele razy w laboratorium równowagi
workshop-copy = Kopiuj do warsztatu
workshop-chain = Kampania
workshop-chain-how = Części następujące po sobie, rozgrywane jako całość
workshop-chain-about = Kampania to ciąg scenariuszy dla jednego gracza. Bohater i karty przechodzą z części do części według zasad; dary to to, co część daje ponadto.
workshop-chain-which = Kampania
workshop-chain-begin = Nowa kampania
workshop-chain-drop = Usuń
workshop-chain-new = Nowa kampania
workshop-chain-name = Nazwa
workshop-chain-faction = Gra się frakcją
workshop-chain-not-yet = Najpierw trzeba coś poprawić
workshop-chain-play = Zagraj
workshop-chain-part = Część { $n }
workshop-chain-open = Otwórz w warsztacie
workshop-chain-always = Bohater i karty przechodzą według zasad
workshop-chain-know = Niech część { $n } go zna
workshop-chain-give = Niech część { $n } go daje
workshop-chain-gift = Dar
workshop-chain-add = Nowa część
workshop-chain-add-draft = Dodaj szkic …
workshop-chain-none = Nie ma jeszcze kampanii. Zacznij jedną, potem dodaj części.
workshop-lab = Laboratorium równowagi
workshop-lab-how = Sprawdź, czy scenariusz jest sprawiedliwy: boty grają w niego wiele razy
workshop-roll = Wylosuj
workshop-roll-how = Wylosuj od nowa i zachowaj, co chcesz
workshop-roll-note = To, co zachowasz, zostaje bez zmian, reszta jest losowana od nowa. „Cofnij” przywraca to, co było.
workshop-random = Losowy scenariusz
workshop-random-how = Wszystko z losowania: zachowaj, co się podoba, resztę losuj ponownie

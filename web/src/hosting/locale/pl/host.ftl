# Banneret: the page of whoever runs the servers

host-title = Dla gospodarza
host-about = Jak mają się serwery tego stołu. Podaj klucz, z którym je uruchomiono (--host-key).
host-key = Klucz gospodarza
host-enter = Pokaż
host-wrong = To nie jest klucz gospodarza albo serwery uruchomiono bez klucza.
host-leave = Zapomnij klucz
host-sum = Wszystkie razem
host-servers = Serwery
host-server = Serwer
host-alone = ten serwer
host-ready = gotowy
host-not-ready = niegotowy
host-silent = { $count ->
    [one] { $count } serwer nie odpowiada
    [few] { $count } serwery nie odpowiadają
   *[other] { $count } serwerów nie odpowiada
  }
host-rooms = Pokoje
host-guests = Obecni
host-requests = Żądania
host-failed = Nieudane
host-busy = Obciążenie
host-delay = Najdłuższe opóźnienie
host-memory = Pamięć
host-waiting = Czekające zadania
host-workers = { $count ->
    [0] Brak pomocników na innych maszynach
    [one] { $count } pomocnik na innej maszynie, { $slots } naraz
    [few] { $count } pomocnicy na innych maszynach, { $slots } naraz
   *[other] { $count } pomocników na innych maszynach, { $slots } naraz
  }
host-since = Działa od
host-version = Wersja
host-errors = Ostatnie błędy
host-no-errors = Brak błędów w dzienniku.
host-ms = { $ms } ms
host-mb = { $mb } MB
host-reports = Zgłoszony czat
host-no-reports = Nic nie zgłoszono.
host-dealt = Załatwione

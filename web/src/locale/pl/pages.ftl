# Banneret: pages that are not there, records

trouble-missing = { $what ->
    [record] Nie ma takiego zapisu
   *[page] Ta droga prowadzi donikąd
  }
trouble-missing-how = Może link jest stary albo jego część zgubiła się po drodze.
trouble-unreachable = Serwer nie odpowiada
trouble-unreachable-how = Nic nie przepadło: gry zapisują się po każdym ruchu. Strona sama spróbuje ponownie.
trouble-failed = To się nie udało
trouble-failed-how = Serwer odpowiedział, ale tego nie zrobi.
trouble-lobby = Do lobby

# Banneret: pages that are not there, records

trouble-missing = { $what ->
    [record] Nie ma takiego zapisu
    [scenario] Nie ma takiego scenariusza
   *[page] Ta droga prowadzi donikąd
  }
trouble-missing-how = Może link jest stary albo jego część zgubiła się po drodze.
trouble-unreachable = Serwer nie odpowiada
trouble-unreachable-how = Nic nie przepadło: gry zapisują się po każdym ruchu. Strona sama spróbuje ponownie.
trouble-failed = To się nie udało
trouble-failed-how = Serwer odpowiedział, ale tego nie zrobi.
trouble-lobby = Do lobby

records-kept = Przechowywane na tym komputerze.
records-own = Oglądane w tej przeglądarce. Inne znajdziesz po linkach.
records-none = Nie ma jeszcze zapisów. Skończoną grę można zachować na jej ostatniej stronie.
records-watch = Obejrzyj
records-save = Zapisz do pliku: { $title }
records-more = Jeszcze { $count }
records-open = Otwórz plik zapisu
records-open-how = Upuść plik .banneret gdziekolwiek na tej stronie. Najpierw zostanie rozegrany, więc zobaczysz to, co się stało.
records-choose = Wybierz plik
records-reading = Rozgrywanie …
records-wrong = { $name } jest błędny
records-too-large = Jest większy, niż może być zapis.

# Banneret: tournaments
tour-title = Turnieje
tour-note = Małe, na kilka dni: pary i stoły powstają same
tour-hold = Zorganizuj turniej
tour-hold-do = Otwórz dla graczy
tour-not-now = Nie teraz
tour-name = Nazwa
tour-needs-name = potrzebuje nazwy
tour-form-label = Rodzaj
tour-form = { $form ->
    [swiss] System szwajcarski
   *[knockout] Pucharowy
  }
tour-form-told = { $form ->
    [swiss] Każdy gra w każdej rundzie z kimś o równej liczbie punktów i z nikim dwa razy. Przy równości decydują punkty przeciwników, potem własna partia.
   *[knockout] Kto przegra, odpada. Najsilniejsi trafiają najpierw na najsłabszych; po remisie dalej przechodzi ten z niższym rankingiem.
  }
tour-status = { $status ->
    [joining] Przyjmuje graczy
    [running] W toku
   *[over] Zakończone
  }
tour-most = Miejsca
tour-rounds = Rundy
tour-length = Runda trwa najwyżej
tour-length-of = { $span } na rundę
tour-late-rule = Partię, która nie skończy się przed końcem rundy, przegrywa ten, na kogo czeka.
tour-places = Zajęte miejsca: { $players } z { $most }
tour-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[other] { $count } graczy
  }
tour-rounds-of = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[other] { $count } rund
  }
tour-round = Runda { $round }
tour-round-of = Runda { $round } z { $rounds }
tour-final = Finał
tour-semifinal = Półfinały
tour-due = Runda kończy się { $when }.
tour-held-by = organizuje: { $name }
tour-look = Zobacz
tour-look-join = Zobacz i dołącz
tour-none = Nie odbywa się teraz żaden turniej
tour-none-note = Zorganizuj własny: wystarczy troje graczy.
tour-missing = Nie ma takiego turnieju.
tour-my-table = Do mojego stołu
tour-points = Punkty
tour-buchholz = Buchholz
tour-buchholz-told = Punkty wszystkich przeciwników
tour-direct = Bezpośrednio
tour-strength = Ranking
tour-has-left = odszedł
tour-nobody = Nikt się jeszcze nie zgłosił.
tour-shown = Kto dołączy, jest tu widoczny z imienia.
tour-join = Dołącz
tour-leave = Opuść turniej
tour-leave-sure = Trwająca partia będzie przegrana. Odejść?
tour-stay = Zostań
tour-drop = Odwołaj
tour-stop = Zakończ turniej
tour-stop-sure = Nikt nie będzie już parowany. Trwające partie toczą się dalej, a tabela zostaje bez zmian. Zakończyć?
tour-stop-not = Niech toczy się dalej
tour-begin = Zacznij pierwszą rundę
tour-begin-note = Ty decydujesz, kiedy zacząć: od { $count } graczy.
tour-waits-host = Zacznie się, gdy organizator tak zdecyduje.
tour-too-few = potrzeba { $count } graczy
tour-full = nie ma już miejsca
tour-goes-on = Toczy się samo
tour-told-round = Następna runda jest parowana, gdy tylko skończy się ostatnia partia tej.
tour-table = Zobacz stół { $table }
tour-bye = wolny los
tour-playing = trwa
tour-how = { $how ->
    [late] rozstrzygnięto po upływie czasu
    [left] ktoś zrezygnował
   *[bye] wolny los
  }

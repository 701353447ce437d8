# Banneret: open tables, pairing and invitations
meet-find = Znajdź kogoś
meet-failed = Nie udało się
meet-quick = Zagraj z kimś
meet-quick-note = Trafisz na kogoś, kto chce tego samego i jest mniej więcej tak silny jak ty.
meet-game = Gra
meet-scenario = Scenariusz
meet-time = Czas
meet-rated = Partia się liczy
meet-rated-note = Zmienia oba rankingi: bez podpowiedzi i bez cofania.
meet-rated-stranger = Tylko dla osób, które dają się rozpoznać: zob. Ty.
meet-counts = liczy się
meet-begin = Szukaj przeciwnika
meet-waiting = { $count ->
    [0] Nikt teraz nie czeka.
    [one] Czeka teraz jedna osoba.
    [few] Czekają teraz { $count } osoby.
   *[other] Czeka teraz { $count } osób.
  }
meet-waits = Szukamy przeciwnika …
meet-reach = Masz { $strength }; przeciwnik może się różnić najwyżej o { $reach }.
meet-reach-any = Teraz już każdy się nada.
meet-waiting-same = { $count ->
    [one] Na razie tylko ty tego chcesz.
    [few] Chcą tego teraz { $count } osoby.
   *[other] Chce tego teraz { $count } osób.
  }
meet-stay = Zostań na tej stronie: kto ją opuści, już nie czeka.
meet-need-not-stay = Nie musisz tu zostawać: gdy ktoś się znajdzie, partia będzie wśród twoich partii. Na tej stronie możesz przestać czekać.
meet-stop = Przestań czekać
meet-open = Otwarte stoły
meet-open-note = Ktoś tam czeka na towarzystwo.
meet-open-none = Żaden stół nie jest teraz otwarty. Otwórz własny: w poczekalni daj miejsce znajomemu i pozwól wszystkim go znaleźć.
meet-live = Partie do oglądania
meet-live-note = Trwają teraz. Widzisz to, co widzą wszyscy przy stole.
meet-live-none = Nikt teraz nie gra publicznie.
meet-wish = pożądane: { $wish }
meet-seat-open = wolne miejsce
meet-somebody = ktoś
meet-sit-down = Idź tam
meet-watch = Oglądaj
meet-invited = Masz zaproszenia
meet-invited-none = Nikt cię nie zaprosił. Kto szuka cię po imieniu, znajdzie cię, jeśli twoja strona jest widoczna.
meet-invites = { $name } zaprasza cię
meet-asks-rematch = { $name } chce rewanżu
meet-accept = Do stołu
meet-decline = Odmów
meet-sign-in = Do tego trzeba dać się rozpoznać. Wystarczy jedno kliknięcie:
meet-invite-name = Zaproś kogoś po imieniu
meet-invite = Zaproś
meet-invite-sent = Zaproszono
meet-invite-none = Nikogo o tym imieniu nie można znaleźć.
meet-findable = Każdy może go znaleźć
meet-needs-identity = najpierw zachowaj tożsamość: zob. Ty

# Banneret: kim się jest
nav-me = Ty
me-stranger = Nikt konkretny
me-stranger-note = Nie potrzebujesz tu konta. Jeśli chcesz, ten stół może cię rozpoznawać.
me-why-seats = Twoje miejsca są twoje na każdym urządzeniu. Utrata przeglądarki nie kosztuje żadnej gry.
me-why-history = Twoje gry, ich wyniki i ustawienia w jednym miejscu.
me-why-heroes = Twoi bohaterowie i kampanie idą z tobą.
me-become = Zachowaj tożsamość
me-by-passkey = Zaloguj się kluczem dostępu
me-link-hint = Masz link odzyskiwania? Otwórz go w tej przeglądarce.
me-sign-in = Zaloguj się
me-not-now = Nie teraz
me-link-title = Link odzyskiwania
me-link-how = Loguje cię tutaj jako osobę, która go utworzyła.
me-link-other = Teraz zalogowana jest tu osoba { $name }. Jeśli przejdziesz dalej, zaloguje się zamiast niej właściciel linku.
me-link-wrong = Ten link niczego już nie otwiera: został zastąpiony albo usunięty.
me-nameless = Bez imienia
me-since = Tutaj od { $date }
me-rename = Zmień imię
me-shield = Tarcza
me-shield-of = Tarcza w barwach { $colours }
me-shield-plain = Zwykła tarcza
me-languages = Języki, którymi mówisz
me-history = Twoje gry
me-history-note = W co grano i jak się skończyło
me-history-none = Jeszcze nic. Tu znajdą się gry, które od teraz zaczniesz albo do których dołączysz.
me-won = wygrane
me-drawn = remisy
me-lost = przegrane
me-open = w toku
me-outcome = { $how ->
    [won] Wygrana
    [drawn] Remis
    [lost] Przegrana
    [left] Opuszczona
   *[open] W toku
  }
me-ways = Sposoby logowania
me-ways-note = Na innym urządzeniu albo gdy ta przeglądarka przepadnie
me-unsafe = Jeśli ta przeglądarka przepadnie, przepadnie wszystko: dodaj klucz dostępu albo link odzyskiwania.
me-passkey = Klucz dostępu
me-passkey-add = Dodaj klucz dostępu
me-passkey-remove = Usuń ten klucz dostępu
me-passkey-not-here = Klucze dostępu wymagają HTTPS albo localhost oraz nazwy zamiast cyfr w adresie.
me-link = Link odzyskiwania
me-link-make = Utwórz link odzyskiwania
me-link-replace = Utwórz nowy link
me-link-remove = Usuń link odzyskiwania
me-link-once = Ten link loguje każdego, kto go ma. Trzymaj go w bezpiecznym miejscu; widać go tylko teraz.
me-link-copy = Kopiuj
me-link-copied = Link skopiowano.
me-link-copy-yourself = Zaznacz link i skopiuj go.
me-made = utworzony { $date }
me-used = ostatnio użyty { $date }
me-devices = Gdzie jesteś zalogowany
me-device-unknown = Program
me-device-here = ta przeglądarka
me-sign-out = Wyloguj
me-leaving = Wyjście
me-sign-out-here = Wyloguj się tutaj
me-sign-out-everywhere = Wyloguj się wszędzie
me-everywhere-told = Wylogujesz się na wszystkich urządzeniach, także na tym. Klucze do miejsc, które któreś z nich jeszcze ma, niczego już nie otworzą. Twoje gry poczekają, aż znów się zalogujesz.
me-forget = Usuń mnie
me-forget-yes = Usuń mnie na zawsze
me-forget-told = Twoje imię, historia, bohaterowie, ustawienia i wszystko, co mówiono w czatach z twojego miejsca, zostaną usunięte. W grach z innymi twoje miejsce zajmie bot, żeby mogli grać dalej. Gry, w które grasz sam, zostaną usunięte. Nie da się tego cofnąć.
me-wrong = Nie udało się
me-wrong-bad-passkey = Ten klucz dostępu nie jest tu znany.
me-wrong-no-way-back = Bez klucza dostępu ani linku odzyskiwania nie udałoby się już nigdy zalogować. Najpierw dodaj jedno z nich.
me-wrong-signed-out = Nie jesteś tu już zalogowany.
me-wrong-too-many = Za dużo prób. Spróbuj za jakiś czas.
me-strays = { $count ->
    [one] Jedna gra w tej przeglądarce została zaczęta jako gość i nie należy jeszcze do osoby { $name }.
    [few] { $count } gry w tej przeglądarce zaczęto jako gość i nie należą jeszcze do osoby { $name }.
   *[other] { $count } gier w tej przeglądarce zaczęto jako gość i nie należy jeszcze do osoby { $name }.
  }
me-strays-bring = Zabierz ze sobą

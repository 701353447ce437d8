### Words of the terminal that every game needs: keys, windows, what is asked of whom.

table-over = Koniec gry
table-players = Gracze
table-answers = Wszystkie odpowiedzi
table-key-typing = wpisz początek odpowiedzi; esc czyści
table-key-answers = wszystkie odpowiedzi na liście
table-hint-answers = lista
ui-log = Dziennik
ui-undo = Cofnij
ui-redo = Ponów
ui-help = Pomoc
ui-why-not = Dlaczego nie?
ui-quit = Wyjdź
ui-your-turn = Twoja kolej
ui-waiting-for = Oczekiwanie na gracza: { $side }
ui-pack = Grupa
ui-hp = Zdrowie
ui-chance = Los
ui-winner = Zwycięzca: { $side }
ui-drawn = Brak zwycięzcy
ui-saved = zapis: { $path }
ui-not-saved = bez zapisu
ui-save-failed = Nie udało się zapisać gry ({ $reason }). Gra toczy się dalej, a każda odpowiedź ponawia próbę.
ui-pass-screen = Przekaż ekran graczowi: { $side }
ui-pass-screen-hint = Naciśnij Enter, gdy nikt inny nie patrzy.
ui-refused = Teraz niedozwolone: { $answer }
ui-unknown = To nie jest odpowiedź: { $answer }
ui-several = Pasuje kilka odpowiedzi: { $answers }
ui-allowed = Teraz dozwolone
ui-asked-now = O co chodzi teraz
ui-no-undo = Niczego nie można cofnąć: coś zostało ujawnione albo odpowiedział inny gracz.
ui-no-redo = Nie ma czego ponowić.
ui-taken-back = Cofnięto: { $answer }
ui-given-again = Ponowiono: { $answer }
ui-ask-me-never = Pytamy cię tylko tam, gdzie każą zasady.
ui-ask-me-once = Zapytamy cię w najbliższej chwili, w której możesz coś zrobić.
ui-ask-me-always = Zapytamy cię przed wszystkim, co robią inni, jeśli możesz działać.
ui-ask-me-none = Tutaj nikt nie może być pytany częściej.
ui-quit-ask = Opuścić grę?
ui-quit-saved = Jest zapisana w { $path } i można ją wznowić.
ui-quit-unsaved = Nie jest zapisana i przepadnie.
ui-keys = Klawisze
ui-signs = Znaki
ui-key-arrows = przesuń kursor
ui-key-shift = rozejrzyj się bez wybierania
ui-key-enter = daj zaznaczoną odpowiedź
ui-key-tab = następna odpowiedź, z shiftem poprzednia
ui-key-number = daj odpowiedź o tym numerze; 0 pasuje lub kończy
ui-key-type = wpisz odpowiedź, np. b3 lub move:b3; esc czyści
ui-key-undo = cofnij ostatnią odpowiedź
ui-key-redo = ponów ją
ui-key-why = dlaczego pada to pytanie i dlaczego coś jest tu niedozwolone
ui-key-inspect = jednostka lub karta pod kursorem
ui-key-hint = zapytaj, co zrobiłby najsilniejszy bot
ui-key-log = cały dziennik; Page Up i Page Down przewijają
ui-key-speed = jak szybko grają boty
ui-key-ask-me = pytanie, zanim inni zagrają dalej: raz, zawsze, wcale
ui-key-quit = opuść grę
ui-speed = Boty: { $speed }
ui-speed-slow = wolno
ui-speed-normal = zwykle
ui-speed-fast = szybko
ui-speed-instant = od razu
ui-bot-failed = Bot { $bot } zawiódł ({ $reason }). Odtąd za jego miejsce odpowiada człowiek.
ui-answers = Odpowiedzi
ui-units-lost = Utracone jednostki
ui-units-left = Pozostałe jednostki
ui-see-board = Zobacz planszę
ui-close = Zamknij
ui-too-small = Okno jest za małe: potrzeba { $width } × { $height } znaków.
ui-hint-cursor = kursor
ui-hint-answer = odpowiedz
ui-hint-next = następna
ui-hint-type = wpisz
ui-hint-inspect = obejrzyj
ui-key-marked = wszystko o zaznaczonej odpowiedzi
ui-sign-asked = teraz odpowiada
ui-sign-yes = tak
ui-mark-first = Najpierw zaznacz odpowiedź, klawiszem tab lub strzałką, albo naciśnij jej klawisz.
option-yes = Tak
option-no = Nie
ui-sign-legal = można wybrać

# A hint: what the strongest bot would answer.
ui-hint = Podpowiedź
ui-hint-thinking = Co zrobiłby dobry bot? Zastanawia się...
ui-hint-failed = Bot nie znalazł odpowiedzi.
ui-hint-unjudged = Żaden bot nie umie ująć tego pytania w liczbach.
ui-hint-worth = { $fight ->
    [yes] wygrywa { $n } takich walk na 100 (z pechem { $low }, ze szczęściem { $high })
   *[no] wygrywa { $n } na 100 (z pechem { $low }, ze szczęściem { $high })
}

# A review: what the strongest bot thinks of a game that was played.
review-no-judge = Żaden bot nie umie jeszcze ocenić odpowiedzi w tej grze, więc nie ma czego omawiać.
review-judged = Dało się ocenić { $judged } z { $asked } odpowiedzi.
review-fights = { $fights } z nich tylko w ramach walki, w której padły; szczęścia w całej grze nie da się od tego oddzielić.
review-luck = { $name }: na początku oczekiwano { $expected } na 100, własne błędy -{ $own }, błędy innych +{ $theirs }, szczęście { $luck } (z dokładnością do { $doubt }): { $result }. Przy równym szczęściu { $adjusted } na 100.
review-turning = Punkty zwrotne
review-no-turning = Brak: nic nie zmieniło wiele naraz.
review-turn = { $step }. { $name }, { $answer }: { $before } -> { $after } na 100 ({ $cause ->
    [own] własna odpowiedź
    [theirs] odpowiedzi innych
   *[luck] szczęście
})
review-slips = Najkosztowniejsze odpowiedzi
review-no-slips = Żadna, którą dałoby się odróżnić od pecha.
review-slip = { $step }. { $name }: { $given }. Lepiej: { $better }, { $fight ->
    [yes] o { $cost } takich walk na 100 więcej
   *[no] o { $cost } gier na 100 więcej
}. { $why }

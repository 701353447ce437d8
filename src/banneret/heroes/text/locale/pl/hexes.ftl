### Heksowe pole bitwy: przeszkody, żeton inicjatywy i zasady do wyboru.

## Żetony przeszkód.

obstacle-pond = Staw
obstacle-mound = Kopiec
obstacle-spine = Szkielet
obstacle-rocks = Skały
obstacle-log_a = Omszała kłoda
obstacle-log_b = Naga kłoda
obstacle-skull = Czaszka
obstacle-stones = Kamienie

## Dziennik.

event-ramparts = Przed strefą obrońcy stoją Mury, a Brama wokół pola { $space }.
event-conjure = { $n ->
    [0] Pole Siłowe zamyka { $space } i { $second }.
   *[other] Na polu { $space } płonie Ściana Ognia.
}
event-fade = { $n ->
    [0] Pole Siłowe na { $space } znika.
   *[other] Ściana Ognia na { $space } gaśnie.
}

## Pytania i odpowiedzi.

prompt-obstacle = Wybierz przeszkodę do położenia.
prompt-obstacle-turn = { $obstacle }: wybierz, jak ma być obrócona ta przeszkoda.
prompt-deploy-hex = { $unit }: wybierz heks.
prompt-obstacle-hex = { $obstacle }: wybierz heks.
prompt-card-hex = { $card }: wybierz pusty heks.
option-obstacle = Połóż: { $obstacle }
short-obstacle = Połóż

## Zasady do wyboru.

rulevalue-players = Gracz z graczem
rulevalue-always = Zawsze
rule-effect_spells = Ściana Ognia i Pole Siłowe
rule-effect_spells-text = Czy w talii Zaklęć są dwa dodatkowe zaklęcia, po dwie karty każdego. Działają tylko na heksowym polu bitwy.
rule-hex_board = Heksowe pole bitwy
rule-hex_board-text = Które walki toczą się na planszy o 13 na 9 heksach zamiast na małej.
rule-hex_obstacles = Przeszkody na stronę
rule-hex_obstacles-text = Ile przeszkód kładzie każda strona na heksowym polu bitwy przed rozstawieniem jednostek.
rule-hex_stalemate = Rundy bez obrażeń
rule-hex_stalemate-text = Po tylu rundach walki bez obrażeń bitwa na heksach kończy się remisem; 0 oznacza brak limitu.
rule-hex_units = Jednostki na heksach
rule-hex_units-text = Ile jednostek każdy gracz może mieć naraz na heksowym polu bitwy.

## Stół.

ui-distance = Odległość: { $n }
ui-far = Odległość: { $n }, z karą do walki
ui-key-letter = daje odpowiedź o tej literze; e pasuje lub kończy
ui-key-hex = wpisuje heks, kolumna i rząd, np. 6.4; : wpisuje dowolną odpowiedź, esc czyści
ui-sign-initiative = ma żeton Inicjatywy
ui-sign-afar = za daleko na pewny strzał: kara do walki
ui-sign-obstacle = Przeszkody
ui-until = do końca rundy { $n }

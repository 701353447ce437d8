# Co wiadomo o bitwie przed przygodą.

notes-title = O bitwie
notes-players = od 2 do { $n } graczy
notes-head-victory = Zwycięstwo
notes-head-councils = Rady Wojenne
notes-head-special = Zasady specjalne
notes-head-call = Wezwanie do broni
notes-head-army = { $side }, jednostki: { $n }
notes-banners = { $n ->
        [one] Wygrywa { $n } chorągiew zwycięstwa.
        [few] Wygrywają { $n } chorągwie zwycięstwa.
       *[other] Wygrywa { $n } chorągwi zwycięstwa.
    }
notes-first = { $side } zaczyna.
notes-hold = { $side } ma { $n ->
        [one] { $n } chorągiew
        [few] { $n } chorągwie
       *[other] { $n } chorągwi
    }, póki jednostki tej strony stoją na { $hexes }.
notes-levels = { $side }: { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[other] { $n } poziomów
    } do potajemnego rozdania
notes-fixed = { $side }: { $masters }
notes-master = { $master } { $n }
notes-creature = { $creature }: zajmuje jeden z tych poziomów
notes-no-lore = Bitwa bez arkanów; opcja lore=yes je wprowadza.
notes-cards = { $side } ma { $n ->
        [one] { $n } kartę Dowodzenia
        [few] { $n } karty Dowodzenia
       *[other] { $n } kart Dowodzenia
    }.
notes-lore-deck = Karty arkanów tylko tych Mistrzów: { $masters }.
notes-cunning = Wszystkie oddziały są przebiegłe: mogą oddać cios.
notes-sight = Nikt nie widzi dalej niż na { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[other] { $n } pól
    }; liczba tur każdego gracza: { $turns }.
notes-chests = { $n ->
        [one] Ukryto { $n } żeton skrzyni.
        [few] Ukryto { $n } żetony skrzyń.
       *[other] Ukryto { $n } żetonów skrzyń.
    }
notes-graves = Skrzynia na { $hexes } jest warta o żeton doświadczenia więcej, chyba że jest pułapką.
notes-quest = Na { $hex } pieszy bohater może wypełnić zadanie: { $reward }.
notes-reward-experience = doświadczenie { $n }
notes-reward-banners = chorągwie { $n }
notes-tents = Każda strona ma namiot dowódcy. Żetony skarbu dla bohatera, który jakiś zdobędzie: { $n }.
notes-trophy = Dodatkowe żetony skarbu w łupach bohatera, który zranił innego: { $n }.
notes-slaying = Artefakty dla bohatera, który pokona Stwora: { $n }.
notes-reserves = { $side }: { $units }
notes-count = { $n } × { $unit }
notes-unit = { $unit }, { $banner }: { $n }
notes-mark-hold = miejsce do utrzymania
notes-mark-quest = zadanie
notes-mark-chest = żeton skrzyni

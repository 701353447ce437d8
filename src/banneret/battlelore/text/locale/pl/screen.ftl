# Przygoda w terminalu: panele, okna, klawisze i znaki.

screen-turn = tura { $n }
screen-turns = Tury: { $n }
screen-sides = Dwie strony
screen-hand = Dowodzenie
screen-lore = Arkana
screen-hidden = zakryte
screen-none = brak
screen-nothing = nic
screen-cards-n = karty { $n }
screen-lore-n = arkana { $n }
screen-orders = Rozkazy
screen-orders-any = gdziekolwiek { $n }
screen-no-council = nie ma jeszcze Rady Wojennej
screen-adviser = Doradca: { $name } ({ $class })
screen-dice = Kości
screen-banners = Sztandary zwycięstwa
screen-needed = { $n ->
        [one] Wygrywa jeden sztandar zwycięstwa.
        [few] Wygrywają { $n } sztandary zwycięstwa.
       *[other] Wygrywa { $n } sztandarów zwycięstwa.
    }

screen-creature = Stwór
screen-champion = Czempion
screen-dice-n = { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[other] { $n } kości
    }
screen-march = { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[other] { $n } pól
    }
screen-range = zasięg { $n }
screen-led-by = dowodzi { $hero }
screen-ordered = ma rozkaz
screen-moved = ruszył się
screen-battled = walczył
screen-weary = nie może już walczyć
screen-supported = ma wsparcie
screen-frightened = przestraszony
screen-deed = bohaterski czyn
screen-bold = Śmiałość { $n }
screen-walls = Wał od strony { $hexes }
screen-chests = Skrzynie: { $n }
screen-quest = Tu czeka zadanie do wykonania.
screen-grave = Skrzynia daje tu także doświadczenie.
screen-mist = Mgła: nikt przez nią nie widzi.
screen-caltrops = Leżą tu kolczatki.
screen-goal = { $side }, póki trzyma to miejsce: { $n ->
        [one] jeden sztandar
        [few] { $n } sztandary
       *[other] { $n } sztandarów
    }
screen-sight = Nikt nie widzi dalej niż na { $n ->
        [one] jedno pole
        [few] { $n } pola
       *[other] { $n } pól
    }.

screen-battle = Bitwa
screen-fate-eliminated = zniszczony
screen-fate-back = odrzucony o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[other] { $n } pól
    }
screen-fate-stands = wytrzymuje
screen-losses = Stracone figurki:
screen-harm = −{ $n } figurki
screen-hits = Trafia: { $faces }
screen-lore-gain = Średnio żetonów arkanów: { $n }
screen-ignores = może zignorować { $n ->
        [one] jedną flagę
        [few] { $n } flagi
       *[other] { $n } flag
    }
screen-stride = ucieka o { $n } pola za flagę
screen-flight-flags = Flagi przeciw niej: { $n }
screen-flight-steps = Pól odwrotu: { $n }
screen-panics = rzuca w panice
screen-back = { $n ->
        [0] nie może odpowiedzieć
        [one] odpowiada 1 kością
        [few] odpowiada { $n } kośćmi
       *[other] odpowiada { $n } kośćmi
    }

screen-steps = { $n ->
        [one] o 1 pole
        [few] o { $n } pola
       *[other] o { $n } pól
    }
screen-no-fight = Po tym ruchu nie może walczyć.
screen-nobody-near = Stąd nie ma kogo atakować.
screen-hero-hurt = Bohater zostaje ranny: { $chance }
screen-limit = Teren pozwala na { $n } z { $of } kości.

screen-heroes = Karty postaci
screen-no-heroes = W tej przygodzie nie biorą udziału bohaterowie.
screen-hero-absent = jeszcze nie na polu bitwy
screen-hero-fighting = na polu bitwy
screen-hero-wounded = ranny i pojmany
screen-hero-withdrawn = opuścił pole bitwy
screen-role-champion = Czempion
screen-role-leader = Przywódca
screen-councillor = zajmuje miejsce w Radzie Wojennej
screen-experience = Doświadczenie
screen-treasure = Skarb
screen-wounds = Rany
screen-skills = Umiejętności
screen-equipped = Założone
screen-under = Pod kartą
screen-haul = Dobrane

screen-cards = Karty
screen-looked = Dobrane do wyboru
screen-discards = Odrzucone karty Dowodzenia
screen-lore-discards = Odrzucone karty arkanów
screen-track = Zdobyte sztandary
screen-fallen = Straty
screen-last = Ostatnia karta Dowodzenia
screen-deck = talia Dowodzenia { $n }
screen-lore-deck = talia arkanów { $n } · wolne żetony arkanów { $pool }
screen-guide-after = Po przygodzie
screen-guide-creation = Akademia

screen-hint-answers = lista
screen-more = … i pokazuje resztę
screen-needs-class = { $hero } wejdzie na pole bitwy tylko wtedy, gdy jego klasa zasiada w Radzie Wojennej: { $class }.
screen-point = Wskaż strzałkami lub tab: ▸ i ⚔ oznaczają to, co można wybrać.
screen-so-far = Dotąd:
screen-hint-cards = karty
screen-hint-heroes = bohaterowie
screen-key-hex = wpisz pole rzędem i miejscem, np. 4.6; : wpisuje dowolną odpowiedź, esc czyści
screen-key-letter = daj odpowiedź tego klawisza; e pasuje lub kończy
screen-key-answers = wszystkie odpowiedzi na liście, z objaśnieniem
screen-key-cards = ręce i odrzucone karty, z działaniem kart
screen-key-heroes = karty postaci
screen-key-sides = jak wygrać, sztandary, rady, straty
screen-sign-side = strona Sztandaru i strona Proporca
screen-sign-unit = sztandar literą i barwą, pozostałe figurki
screen-sign-foot = pieszy, łucznicy, konni, Stwór, bohater
screen-sign-ordered = ma rozkaz, ruszył się, skończył
screen-sign-target = można zaatakować: kości, sztandar, figurki
screen-sign-acts = teraz rusza się, walczy lub cofa
screen-sign-cut = granica dwóch sekcji
screen-sign-thing = skrzynia, zadanie, kolczatki
screen-sign-lore = żetony arkanów

# Banneret: przygody BattleLore w warsztacie

workshop-new-battlelore = Mała bitwa, którą można od razu rozegrać
workshop-section-battleground = Pole bitwy
workshop-section-battleground-about = Teren, miejsca szczególne, wały i oddziały obu stron.
workshop-section-battle = Bitwa
workshop-section-battle-about = Jak się nazywa i kto zaczyna.
workshop-section-banners = Zwycięstwo
workshop-section-banners-about = Ile chorągwi daje zwycięstwo, co trzeba za nie utrzymać i jak daleko widać.
workshop-section-councils = Rady Wojenne
workshop-section-councils-about = Arkana, poziomy każdej strony i liczba jej kart.
workshop-section-reserves = Rezerwy
workshop-section-reserves-about = Oddziały, które przed pierwszą turą przychodzą do wybranej sekcji.
workshop-section-treasure = Dla bohaterów
workshop-section-treasure-about = Skrzynie, groby, zadanie, namioty i inne zdobycze bohaterów.
workshop-lore-tray = Co można malować
workshop-lore-take = Weź: { $what }
workshop-lore-terrain = Teren
workshop-lore-landmarks = Miejsca szczególne
workshop-lore-units = Jednostki
workshop-lore-unit = Jednostka
workshop-lore-of = Zapiski
workshop-lore-side = Strona
workshop-lore-countryside = otwarty teren
workshop-lore-chest = Skrzynia
workshop-lore-chest-how = Ukryty skarb. Każde naciśnięcie dokłada jedną.
workshop-lore-grave = Grób
workshop-lore-grave-how = Skrzynia w tym miejscu daje dodatkowy żeton doświadczenia, chyba że jest pułapką.
workshop-lore-quest = Zadanie
workshop-lore-quest-how = Gdzie pieszy bohater może wykonać zadanie. Jest tylko jedno.
workshop-lore-hold = Cel
workshop-lore-hold-how = Pola, które dają wybranej stronie chorągwie, dopóki stoi na wszystkich.
workshop-lore-tent = Namiot
workshop-lore-tent-how = Gdzie stoi namiot dowódcy wybranej strony; naciśnięte ponownie, strona rozbija go sama.
workshop-lore-wall = Wał
workshop-lore-wall-how = Naciśnij bok pola, na którym ma stanąć wał. Klawiszami: Enter na polu, potem wybierz jego boki poniżej.
workshop-lore-wall-to = Wał w stronę { $hex }
workshop-lore-count = { $n ->
    [one] 1 jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
  }
workshop-lore-reserves = { $n ->
    [0] bez rezerw
    [one] 1 rezerwa
    [few] { $n } rezerwy
   *[many] { $n } rezerw
  }
workshop-lore-council = { $n ->
    [0] bez rady
    [one] rada: 1 poziom
    [few] rada: { $n } poziomy
   *[many] rada: { $n } poziomów
  }
workshop-lore-banners = { $n ->
    [one] 1 chorągiew zwycięża
    [few] { $n } chorągwie zwyciężają
   *[many] { $n } chorągwi zwycięża
  }
workshop-lore-painting = Malowanie: { $what }
workshop-lore-painting-how = Naciśnij pole albo przeciągnij po kilku. Klawiszami: Enter albo Shift ze strzałkami.
workshop-lore-moving = Dokąd?
workshop-lore-moving-how = Naciśnij pole. Kto tam stoi, zamienia się miejscami.
workshop-lore-enough = Dość
workshop-lore-move = Przesuń
workshop-lore-remove = Zdejmij
workshop-lore-howto = Weź teren, jednostkę lub żeton i maluj albo wybierz pole.

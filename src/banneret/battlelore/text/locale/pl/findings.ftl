# Banneret: co znajduje sprawdzanie pliku

finding-off-board = { $hex } nie jest polem planszy
finding-banners-most = zwyciężają { $n }, a poza bohaterami strona { $side } może zdobyć { $n_most }
finding-no-councils = przygoda bez arkanów nie ma Rad Wojennych
finding-council-creature = { $creature } zajmuje poziom, ale nie ma go wśród jednostek
finding-side-none = strona { $side } nie ma żadnych
finding-side-more = strona { $side } ma więcej niż { $n }
finding-side-reserves = strona { $side } ma z rezerwami więcej niż { $n } jednostek
finding-levels-or-fixed = podaj albo `levels`, albo `fixed`
finding-text-control = ten tekst zawiera znaki sterujące
finding-no-chest = nie ma skrzyni { $word }
finding-no-troop = nie ma oddziału { $word }
finding-no-such = nie ma { $word }
finding-holds-already = na { $hex } jest już { $what }
finding-section-room = { $section } ma miejsce dla { $n } z { $n_all } rezerw
finding-needs-commander = potrzebuje dowódcy co najmniej 1 poziomu
finding-not-next = { $other } nie sąsiaduje z { $hex }, więc nie mają wspólnego boku
finding-no-level = dla dowódcy nie zostaje żaden poziom
finding-named-twice = { $hex } wymieniono dwa razy
finding-cannot-stand = na { $hex } nikt nie może stać
finding-own-id = { $id } jest częścią programu: nadaj swojej inny identyfikator

# Banneret: was die Prüfung einer Datei findet

finding-off-board = { $hex } ist kein Feld des Bretts
finding-banners-most = { $n } gewinnen, und neben Helden kann die Seite { $side } { $n_most } bekommen
finding-no-councils = ein Abenteuer ohne Arkana hat keine Kriegsräte
finding-council-creature = { $creature } belegt eine Stufe, ist aber nicht unter den Einheiten
finding-side-none = die Seite { $side } hat keine
finding-side-more = die Seite { $side } hat mehr als { $n }
finding-side-reserves = die Seite { $side } hat mit ihren Reserven mehr als { $n } Einheiten
finding-levels-or-fixed = gib entweder `levels` oder `fixed` an
finding-text-control = dieser Text enthält Steuerzeichen
finding-no-chest = eine Truhe { $word } gibt es nicht
finding-no-troop = eine Truppe { $word } gibt es nicht
finding-no-such = { $word } gibt es nicht
finding-holds-already = auf { $hex } steht schon { $what }
finding-section-room = { $section } hat Platz für { $n } von { $n_all } Reserven
finding-needs-commander = er braucht einen Kommandanten von mindestens Stufe 1
finding-not-next = { $other } liegt nicht neben { $hex }, also haben sie keine gemeinsame Seite
finding-no-level = für einen Kommandanten bleibt keine Stufe
finding-named-twice = { $hex } ist zweimal genannt
finding-cannot-stand = auf { $hex } kann niemand stehen
finding-own-id = { $id } gehört zum Programm: Gib deinem eine andere Kennung

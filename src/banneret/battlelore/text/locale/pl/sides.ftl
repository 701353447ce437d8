# Strony z kilkoma graczami i wezwania do broni.

# Dwóch graczy jednej strony odróżnia ich miejsce.
player-of = { $side }, gracz { $n }

prompt-ask-called = Do której części pola bitwy wzywasz rezerwy i bohatera?
prompt-ask-muster = Nadchodzą twoje rezerwy. Gdzie stają: { $unit }?
prompt-ask-lowered = Twoja strona ma więcej bohaterów: który Mistrz Arkanów traci poziom?
option-muster = { $hex }
option-lower = Poziom mniej: { $master }

event-called = { $side } wzywa rezerwy do tej części pola bitwy: { $section }.
event-muster = Rezerwy stają na { $hex }: { $unit }.
event-ransom-roll = { $player } rzuca o okup: { $n ->
        [0] żaden symbol arkanów
        [one] { $n } symbol arkanów
        [few] { $n } symbole arkanów
       *[other] { $n } symboli arkanów
    }.
event-ransom-won = { $player } zdobywa okup.

adventure-the_beacon_is_lit = Płonie ogień sygnałowy
adventure-the_beacon_is_lit-text = Cienkie linie trzymają pole, aż nadejdą posiłki. Każda strona decyduje, gdzie staną jej własne.

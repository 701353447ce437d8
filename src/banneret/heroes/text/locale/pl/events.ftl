### Sentences of the log, one for each event of a combat.
### `unit_number` comes with `unit`, `target_number` with `target`: "one" for the arrow tower, "other" for units.

## Course of the combat.

event-combat = Walka się rozpoczyna.
event-round = Rozpoczyna się runda { $round }.
event-guard = Strażnicy: { $unit }.
event-deploy = { $side } rozstawia jednostkę: { $unit } na { $space }.
event-siege = { $side } stawia Bramę na { $space }, a Mury na pozostałych polach środkowego szeregu.
event-flee = Strażnicy uciekają bez walki.
event-extend = Walka trwa jeszcze jedną rundę. Pozostałe punkty ruchu: { $n }.
event-retreat = { $side } się wycofuje.
event-surrender = { $side } się poddaje i płaci { $gold } złota.
event-win = { $side } wygrywa walkę.
event-time-up = Osiągnięto limit rund: walka kończy się remisem.
event-drawn-battle = { $n ->
    [0] Padły ostatnie jednostki obu stron: walka kończy się remisem.
   *[other] Zbyt długo nic nie odniosło obrażeń ani nie zostało zniszczone: walka zostaje przerwana.
}
event-initiative = Żeton Inicjatywy przechodzi na stronę: { $side }.
event-obstacle = { $obstacle ->
    [pond] Staw
    [mound] Kopiec
    [spine] Szkielet
    [rocks] Rumowisko skalne
    [skull] Czaszka
    [stones] Stos kamieni
   *[log_a] Omszała kłoda
    [log_b] Naga kłoda
} zagradza teren na polu { $space }.

## Units.

event-activate = { $unit } { $unit_number ->
        [one] aktywuje
       *[other] aktywują
    } się.
event-done = { $unit } { $unit_number ->
        [one] kończy
       *[other] kończą
    } aktywację.
event-skip = { $unit } { $unit_number ->
        [one] traci
       *[other] tracą
    } żeton Paraliżu i nic nie { $unit_number ->
        [one] robi
       *[other] robią
    }.
event-move = { $unit } { $unit_number ->
        [one] przechodzi
       *[other] przechodzą
    } z { $from } na { $to }.
event-attack = { $unit } { $unit_number ->
        [one] atakuje
       *[other] atakują
    }: { $target }.
event-attack-again = { $unit } { $unit_number ->
        [one] atakuje
       *[other] atakują
    } też: { $target }.
event-retaliate = { $unit } { $unit_number ->
        [one] kontratakuje
       *[other] kontratakują
    }: { $target }.
event-damage = { $unit } { $n ->
        [0] { $unit_number ->
            [one] nie otrzymuje obrażeń
           *[other] nie otrzymują obrażeń
        }
        [one] { $unit_number ->
            [one] otrzymuje
           *[other] otrzymują
        } { $n } obrażenie
        [few] { $unit_number ->
            [one] otrzymuje
           *[other] otrzymują
        } { $n } obrażenia
       *[many] { $unit_number ->
            [one] otrzymuje
           *[other] otrzymują
        } { $n } obrażeń
    }.
event-deal = { $unit } { $n ->
        [0] { $unit_number ->
            [one] nie zadaje obrażeń
           *[other] nie zadają obrażeń
        }
        [one] { $unit_number ->
            [one] zadaje
           *[other] zadają
        } { $n } obrażenie
        [few] { $unit_number ->
            [one] zadaje
           *[other] zadają
        } { $n } obrażenia
       *[many] { $unit_number ->
            [one] zadaje
           *[other] zadają
        } { $n } obrażeń
    }.
event-flip = { $unit } { $unit_number ->
        [one] przechodzi
       *[other] przechodzą
    } ze strony Grupy na stronę Garstki.
event-defeat = { $unit }: jednostka pokonana.
event-defend = { $unit } { $unit_number ->
        [one] broni
       *[other] bronią
    } się i { $unit_number ->
        [one] otrzymuje
       *[other] otrzymują
    } żeton Obrony.
event-token-gone = { $unit } { $unit_number ->
        [one] traci
       *[other] tracą
    } żeton Obrony.
event-paralyse = { $unit } { $unit_number ->
        [one] otrzymuje
       *[other] otrzymują
    } żeton Paraliżu.
event-recover = { $unit } { $unit_number ->
        [one] traci
       *[other] tracą
    } żeton Paraliżu.
event-heal = { $unit } { $unit_number ->
        [one] odzyskuje
       *[other] odzyskują
    } { $n ->
        [one] { $n } punkt zdrowia
        [few] { $n } punkty zdrowia
       *[many] { $n } punktów zdrowia
    }.
event-stat = { $unit } { $unit_number ->
        [one] otrzymuje
       *[other] otrzymują
    } { $by } do { $stat ->
        [attack] ataku
        [defense] obrony
       *[initiative] inicjatywy
    }.
event-reinforce = { $side } wzmacnia jednostkę: { $unit } (Garstka staje się Grupą).
event-save = { $unit } { $unit_number ->
        [one] anuluje
       *[other] anulują
    } atak na jednostkę: { $target }.
event-back = { $unit } { $unit_number ->
        [one] wraca
       *[other] wracają
    } z { $from } na { $to }.
event-push = { $unit } { $unit_number ->
        [one] musi
       *[other] muszą
    } odsunąć się z { $from } na { $to }.
event-break = { $unit } { $unit_number ->
        [one] niszczy
       *[other] niszczą
    } { $what ->
        [gate] Bramę
       *[wall] Mur
    } na { $space }.
event-tower-gone = Wieża Strzelnicza zostaje usunięta.

## Dice.

event-die = { $side } rzuca kością Ataku: { $face }.
event-reroll = { $side } przerzuca kość: { $face }.
event-defense-die = { $unit } – kość za żeton Obrony: { $face }.
event-ability-die = { $unit } – osobna kość Ataku: { $face }.
event-ignore-die = { $unit } – kość atakującej jednostki nic nie dodaje.

## Cards and morale.

event-draw = { $side } dobiera { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
event-drawn = { $side } dobiera kartę: { $card }.
event-discard = { $side } odrzuca kartę: { $card }.
event-play = { $side } zagrywa kartę: { $card }.
event-play-expert = { $side } zagrywa kartę: { $card } (efekt mistrzowski).
event-play-second = { $side } zagrywa kartę: { $card } (drugi efekt).
event-pass = { $side } pasuje.
event-reshuffle = { $side } tasuje odrzucone karty w nową talię.
event-morale-lost = { $side } traci Wysokie Morale.
event-morale-used = { $side } wydaje Wysokie Morale.

## Spells

event-cast = { $side } rzuca zaklęcie: { $card }.
event-power = { $side } dodaje mocy kartą: { $card }. Moc: { $n }.
event-spell-fails = { $side } – zaklęcie się nie udaje: { $card }.
event-take-back = { $side } bierze z powrotem kartę: { $card }.
event-burn = { $unit } { $unit_number ->
        [one] otrzymuje
       *[other] otrzymują
    } { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } od płomieni.
event-fire-shield = { $unit } – sąsiadujący atakujący otrzymują { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } do końca rundy.
event-skip-die = { $unit } { $unit_number ->
        [one] atakuje
       *[other] atakują
    } bez kości Ataku.
event-silence = { $unit } { $unit_number ->
        [one] traci
       *[other] tracą
    } zdolności specjalne do końca walki.
event-unsilence = { $unit } – zdolności specjalne znów się liczą.
event-ward = { $unit } – zaklęcia już nie działają.
event-rearm = { $unit } { $unit_number ->
        [one] może
       *[other] mogą
    } znowu kontratakować.
event-teleport = { $unit } { $unit_number ->
        [one] teleportuje
       *[other] teleportują
    } się z { $from } na { $to }.

## Bohaterowie SI

event-ai-card = { $side } dobiera kartę SI: { $card }.
event-ai-spell = { $side } dobiera zaklęcie SI: { $card }.
event-ai-waits = { $side } trzyma w gotowości: { $card }.
event-ai-postponed = { $side } odkłada do następnej rundy: { $card }.
event-ai-under = { $side } kładzie pod talię SI: { $card }.
event-ai-shuffled = { $side } wtasowuje z powrotem: { $card }.
event-ai-laid = { $unit } – leży tu teraz karta: { $card }.
event-ai-lifted = { $unit } – zużyta karta: { $card }.
event-ai-skill = { $side } używa umiejętności: { $card }.

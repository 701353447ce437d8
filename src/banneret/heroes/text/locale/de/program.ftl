### The words of programs: one pattern for each verb, condition, timing and moment.
### A verb's pattern is a clause without a full stop; its arguments are the verb's own fields.
### The unit is "diese Einheit" or "sie". Clauses after "wenn" end with their verb, so that they can be joined with "und".

## How a sentence is put together. `style-after-colon` is "capital" or "small".

style-after-colon = capital
sentence = { $effects }.
sentence-lead = { $lead }: { $effects }.
join-effects = { $first }; { $second }
join-phrases = { $first }, { $second }
join-clauses = { $first } und { $second }
join-or = { $first } oder { $second }
join-nested = { $first } und { $second }
join-branches = { $first } oder { $second }
repeated = { $text } (×{ $n })
lead-when = wenn { $clauses }

## Timings, as the label before an ability.

timing-instant = Sofort
timing-activation = Aktivierung
timing-attack = Angriff
timing-other = Andere Aktion
timing-passive = Passiv
timing-retaliate = Gegenangriff
timing-map = Landkarte
timing-ongoing = Andauernd

## What a timing or a moment adds to "wenn".

clause-activation = diese Einheit aktiviert wird
clause-attack = { $target ->
        [adjacent] diese Einheit eine benachbarte Einheit angreift
        [apart] diese Einheit eine nicht benachbarte Einheit angreift
        [named] diese Einheit { $name } angreift
       *[any] diese Einheit angreift
    }
clause-own_attack = diese Einheit angreift oder zurückschlägt
clause-retaliate = diese Einheit zurückschlägt
clause-defeated = diese Einheit besiegt wird
clause-attacked = diese Einheit angegriffen wird

phrase-other = anstelle ihrer normalen Aktion
phrase-combat_start = zu Beginn des Kampfes
phrase-combat_won = nach einem Kampf, den du gewonnen hast
phrase-after_roll = direkt nach einem Wurf des Angriffswürfels
phrase-resource_round = zu Beginn jeder Ressourcenrunde
phrase-turn_end = am Ende deines Zuges
phrase-once_per_turn = einmal pro Zug

## Conditions, as further clauses after "wenn".

condition-own_die = ihr Angriffswürfel { $faces } zeigt
condition-attacker_die = der Angriffswürfel der angreifenden Einheit { $faces } zeigt
condition-adjacent = { $adjacent ->
        [yes] das Ziel benachbart ist
       *[no] das Ziel nicht benachbart ist
    }
condition-moved = sie sich auf ein anderes Feld bewegt hat
condition-retaliation = der Angriff auf sie ein Gegenangriff ist
condition-target = das Ziel { $name } heißt
condition-own_hero = dein Held zur Fraktion { $name } gehört
condition-on_field = dein Held auf einem Feld „{ $name }“ steht

## Verbs.

verb-stat = { $on ->
        [own_unit] eine deiner Einheiten
        [any_unit] eine Einheit deiner Wahl
        [attacker] die angreifende Einheit
        [target] die angegriffene Einheit
       *[self] diese Einheit
    } erhält { $by_signed } { $stat ->
        [attack] Angriff
        [defense] Verteidigung
        [hp] LP
       *[initiative] Initiative
    } { $until ->
        [attack] für diesen Angriff
        [action] für einen einzigen Angriff
        [combat] bis zum Ende des Kampfes
       *[activation] bis zum Ende ihrer Aktivierung
    }{ $per_die ->
        [yes] , je Würfel mit diesem Ergebnis
       *[no] {""}
    }{ $per_card ->
        [yes] , je abgeworfener Karte
       *[no] {""}
    }{ $doubled_for ->
        [none] {""}
       *[other] , für { $doubled_for_name } das Doppelte
    }
verb-heal = entferne bis zu { $heal } Schaden von { $on ->
        [other_ally] einer anderen verbündeten Einheit
        [own_unit] einer deiner Einheiten
       *[self] dieser Einheit
    }{ $or_paralysis ->
        [yes] {" "}oder stattdessen ihren Lähmungsmarker
       *[no] {""}
    }{ $otherwise_count ->
        [0] {""}
       *[other] ; ist keiner zu entfernen: { $otherwise }
    }
verb-paralyse = { $paralyse ->
        [any_unit] eine Einheit deiner Wahl
       *[target] { $timing ->
            [retaliate] die Einheit, gegen die sie zurückschlägt,
           *[other] das Ziel
        }
    } erhält einen Lähmungsmarker
verb-push = das Ziel muss { $push ->
        [one] 1 Feld
       *[other] { $push } Felder
    } weit ausweichen, auf ein Feld nach Wahl seines Besitzers
verb-draw = ziehe { $draw ->
        [one] 1 Karte
       *[other] { $draw } Karten
    }
verb-discard_random = der Gegner wirft { $discard_random ->
        [one] 1 zufällige Handkarte
       *[other] { $discard_random } zufällige Handkarten
    } ab
verb-drop_morale = der Gegner verliert einen Marker für gute Moral
verb-morale = erhalte { $morale ->
        [1] gute Moral
       *[other] schlechte Moral
    }
verb-reroll = { $reroll ->
        [must] { $repeat ->
            [yes] jeder ihrer Angriffswürfel, der { $faces } zeigt, muss neu geworfen werden, bis er etwas anderes zeigt
           *[no] jeder ihrer Angriffswürfel, der { $faces } zeigt, muss einmal neu geworfen werden
        }
       *[may] { $faces_count ->
            [3] du darfst einen ihrer Angriffswürfel neu werfen
           *[other] { $repeat ->
                [yes] du darfst ihren Angriffswürfel, sooft er { $faces } zeigt, beliebig oft neu werfen
               *[no] du darfst ihren Angriffswürfel, wenn er { $faces } zeigt, einmal neu werfen
            }
        }
    }
verb-dice = { $whose ->
        [retaliator] eine Einheit, die gegen diesen Angriff zurückschlägt,
       *[own] sie
    } wirft { $dice ->
        [one] 1 Angriffswürfel
       *[other] { $dice } Angriffswürfel
    } und verwendet { $pick ->
        [lowest] das niedrigste Ergebnis
        [highest] das höchste Ergebnis
       *[sum] die Summe der Ergebnisse
    }
verb-shift_die = { $shift_die_signed } auf das Ergebnis ihres Angriffswürfels
verb-set_die = der erste Angriffswurf der angreifenden Einheit gilt als { $set_die_signed }
verb-ignore_die = { $ignore_die ->
        [attacker] { $discard ->
            [0] der Angriffswürfel der angreifenden Einheit zählt nicht
            [one] du darfst 1 Karte abwerfen; dann zählt der Angriffswürfel der angreifenden Einheit nicht
           *[other] du darfst { $discard } Karten abwerfen; dann zählt der Angriffswürfel der angreifenden Einheit nicht
        }
       *[own] ihr Angriffswürfel zählt nicht
    }
verb-no_retaliation = das Ziel schlägt nicht zurück
verb-unlimited_retaliation = sie darf in einer Kampfrunde beliebig oft zurückschlagen
verb-attack_again = { $attack_again ->
        [same] sie greift dasselbe Ziel noch einmal an
        [neighbour] sie greift auch eine zum Ziel benachbarte Einheit deiner Wahl an
       *[behind] sie greift auch die Einheit direkt hinter dem Ziel an
    }{ $value ->
        [0] {""}
       *[other] , mit einem Angriffswert von { $value }
    }
verb-go_back = { $go_back ->
        [after_retaliation] nach dem Gegenangriff darf diese Einheit auf das Feld zurückkehren, von dem sie gekommen ist
       *[after_attack] nach dem Angriff darf diese Einheit auf das Feld zurückkehren, von dem sie gekommen ist
    }
verb-save_ally = einmal pro Kampf darfst du einen Angriff aufheben, der eine andere verbündete Einheit entfernen würde
verb-immune = { $immune ->
        [paralysis] sie kann nicht gelähmt werden
        [spells] Zauber haben keine Wirkung auf sie
       *[specialty_damage] sie erleidet keinen Schaden durch Sonderfähigkeitenkarten
    }
verb-ward = Schaden, den sie durch Zauber erleidet, ist um { $ward } geringer
verb-no_penalty = { $no_penalty ->
        [adjacent] sie hat keinen Kampfmalus gegen benachbarte Einheiten
       *[all] sie hat nie einen Kampfmalus
    }
verb-guard_neighbours = zu ihr benachbarte verbündete Einheiten gelten als Einheiten mit Verteidigungsmarker
verb-ignore_defense = die auf der Karte des Ziels aufgedruckte Verteidigung zählt nicht
verb-roll = wirf einen gesonderten Angriffswürfel; bei { $roll }: { $do }
verb-reinforce = drehe eine deiner { $reinforce ->
        [bronze] Bronze
        [silver] Silber
        [gold] Gold
       *[azure] Azur
    }-Einheiten kostenlos von Wenige auf Rudel
verb-gain = erhalte { $gain ->
        [gold] { $amount } Gold
        [building_materials] { $amount } Baumaterial
       *[valuables] { $amount ->
            [one] 1 Kostbarkeit
           *[other] { $amount } Kostbarkeiten
        }
    }
verb-peek = du darfst die oberste Karte eines beliebigen Stapels ansehen und sie oben oder unten zurücklegen
verb-move_hero = du darfst deinen Helden { $move_hero ->
        [one] auf ein benachbartes leeres Feld
       *[other] auf ein bis zu { $move_hero } Felder entferntes leeres Feld
    } bewegen
verb-cheaper = diese Einheit zu verstärken kostet { $gold } Gold weniger

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
join-comma = { $first }, { $second }
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
       *[initiative] Initiative
    } { $until ->
        [attack] für diesen Angriff
        [action] für einen einzigen Angriff
        [combat] bis zum Ende des Kampfes
       *[activation] bis zum Ende ihrer Aktivierung
    }{ $per_die ->
        [yes] , je Würfel mit diesem Ergebnis
       *[no] {""}
    }
verb-heal = entferne bis zu { $heal } Schaden von { $on ->
        [other_ally] einer anderen verbündeten Einheit
       *[self] dieser Einheit
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

## The sheet of a unit or a card.

sheet-title = { $name } ({ $tier }, { $faction })
sheet-title-plain = { $name }
sheet-side = { $side }: { $stats }
sheet-stats = { $type }, Angriff { $attack }, Verteidigung { $defense }, LP { $hp }, Initiative { $initiative }
sheet-ability = { $timing } – { $text }
sheet-recruit = Rekrutierung: { $cost }
sheet-reinforce = Verstärkung: { $cost }
sheet-keywords = Schlüsselwörter: { $keywords }
sheet-copies = Karten im Stapel: { $n }
sheet-free = kostenlos
amount-gold = { $n } Gold
amount-building_materials = { $n } Baumaterial
amount-valuables = { $n ->
        [one] 1 Kostbarkeit
       *[other] { $n } Kostbarkeiten
    }
kind-statistic = Attributskarte
kind-ability = Fähigkeitenkarte
sheet-card-title = { $name } ({ $kind })
sheet-basic = Normaler Effekt ({ $timing }): { $text }
sheet-expert = Experteneffekt ({ $timing }): { $text }

## Spells

verb-damage = eine Einheit deiner Wahl erleidet { $damage } Schaden, den ihre Verteidigung nicht verringert
verb-chain = eine Einheit deiner Wahl erleidet { $chain_1 } Schaden, die nächststehende Einheit { $chain_2 } und die zweitnächste { $chain_3 }, auch deine eigenen Einheiten; Verteidigung verringert diesen Schaden nicht
verb-blast = wähle zwei benachbarte Felder: Jede Einheit darauf, auch deine eigene, erleidet { $blast } Schaden, den ihre Verteidigung nicht verringert
verb-burn_attackers = wähle eine Einheit: Bis zum Ende der Kampfrunde erleidet jede benachbarte Einheit, die sie angreift, { $burn_attackers } Schaden
verb-skip_die = dieser Angriff wird ohne Angriffswürfel ausgeführt
verb-choose_stat = eine Einheit deiner Wahl erhält bis zu ihrer nächsten Aktion { $choose_stat_signed } auf Angriff, Verteidigung oder Initiative, was du davon wählst
verb-cure = eine deiner Einheiten verliert ihren Lähmungsmarker und alles, was ihre Werte senkt; entferne bis zu { $cure } Schaden von ihr
verb-silence = die Spezialfähigkeiten einer Einheit deiner Wahl zählen bis zum Ende des Kampfes nicht
verb-shield_from_spells = bis zum Ende des Kampfes haben Zauber keine Wirkung auf eine Einheit deiner Wahl
verb-restore_retaliation = eine Einheit deiner Wahl, die schon zurückgeschlagen hat, darf es in dieser Kampfrunde noch einmal tun
verb-teleport = bewege eine deiner Einheiten auf ein beliebiges leeres Feld
verb-rescue = hebe einen Angriff auf, der eine deiner Einheiten entfernen würde
verb-power = { $power_signed } Zauberkraft für den Zauber, den du gerade wirkst
verb-cancel_spell = { $most_power ->
        [none] der Zauber des Gegners schlägt fehl
       *[other] der Zauber des Gegners schlägt fehl, wenn seine Zauberkraft höchstens { $most_power } beträgt
    }
verb-return_spell = { $return_spell ->
        [all] nimm den gerade gewirkten Zauber und alle mit ihm gespielten Karten auf die Hand zurück
       *[spell] nimm den gerade gewirkten Zauber auf die Hand zurück
    }
verb-spell_limit = du darfst in dieser Kampfrunde { $spell_limit } Zauber mehr wirken

level-basic = normaler Zauber
level-expert = Expertenzauber
sheet-spell-title = { $name } ({ $level }, { $schools })
sheet-spell-timing = Zeitpunkt: { $timing }
sheet-spell-types = Nur auf Einheiten vom Typ { $types }
sheet-step = Zauberkraft { $n }: { $text }
sheet-step-tiers = Zauberkraft { $n }, auf Einheiten der Stufe { $tiers }: { $text }
sheet-spell-discard = Anstatt diesen Zauber zu wirken, darfst du ihn abwerfen, um einem anderen Zauber, den du wirkst, 1 Zauberkraft zu geben.

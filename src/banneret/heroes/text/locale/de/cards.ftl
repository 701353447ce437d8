### Verbs of cards, what a card costs to play and where it goes.

## Spells.

verb-damage = eine Einheit deiner Wahl erleidet { $damage } Schaden, den ihre Verteidigung nicht verringert
verb-chain = eine Einheit deiner Wahl erleidet { $chain_1 } Schaden, die nächststehende Einheit { $chain_2 } und die zweitnächste { $chain_3 }, auch deine eigenen Einheiten; Verteidigung verringert diesen Schaden nicht
verb-blast = wähle zwei benachbarte Felder: Jede Einheit darauf, auch deine eigene, erleidet { $blast } Schaden, den ihre Verteidigung nicht verringert
verb-burn_attackers = wähle eine Einheit: Bis zum Ende der Kampfrunde erleidet jede benachbarte Einheit, die sie angreift, { $burn_attackers } Schaden
verb-skip_die = dieser Angriff wird ohne Angriffswürfel ausgeführt
verb-choose_stat = eine Einheit deiner Wahl erhält bis zu ihrer nächsten Aktion { $choose_stat_signed } auf Angriff, Verteidigung oder Initiative, was du davon wählst
verb-cure = eine deiner Einheiten verliert ihren Lähmungsmarker und alles, was ihre Werte senkt oder ihr die Spezialfähigkeiten nimmt; entferne bis zu { $cure } Schaden von ihr
verb-silence = die Spezialfähigkeiten einer Einheit deiner Wahl zählen bis zum Ende des Kampfes nicht
verb-shield_from_spells = bis zum Ende des Kampfes haben Zauber keine Wirkung auf eine Einheit deiner Wahl
verb-restore_retaliation = eine Einheit deiner Wahl, die schon zurückgeschlagen hat, darf es in dieser Kampfrunde noch einmal tun
verb-teleport = bewege eine deiner Einheiten auf ein beliebiges leeres Feld
verb-fire_wall = lege bis zum Ende der nächsten Kampfrunde eine Feuerwand auf ein leeres Hexfeld: Eine Einheit, die darauf zieht oder hindurchgeht, erleidet { $fire_wall } Schaden, den ihre Verteidigung nicht verringert
verb-force_field = { $force_field ->
        [round] versperre zwei benachbarte leere Hexfelder bis zum Ende der Kampfrunde
        [next_round] versperre zwei benachbarte leere Hexfelder bis zum Ende der nächsten Kampfrunde
       *[combat] versperre zwei benachbarte leere Hexfelder für den Rest des Kampfes
    }
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

## Abilities, artifacts and specialties.

verb-ranged_attack = deine Fernkampfeinheiten erhalten { $rounds ->
        [1] in dieser Kampfrunde
       *[other] in dieser und der nächsten Kampfrunde
    } { $ranged_attack_signed } Angriff gegen nicht benachbarte Ziele{ $initiative ->
        [0] {""}
       *[other] {" "}und { $initiative_signed } Initiative
    }
verb-cast_first = { $cast_first ->
        [extra] wirke einen Zauber, bevor eine Einheit handelt, zusätzlich zu deinem Zauber der Kampfrunde
       *[counted] wirke einen Zauber, bevor eine Einheit handelt, als deinen Zauber der Kampfrunde
    }
verb-swap_units = zwei deiner Einheiten tauschen ihre Plätze
verb-no_escape = der Gegner kann sich aus diesem Kampf weder zurückziehen noch sich ergeben
verb-triple_die = das Ergebnis des Angriffswürfels zählt dreifach
verb-cancel_die = der gerade geworfene Würfel zählt nicht und löst nichts aus
verb-discard = wirf { $discard ->
        [one] 1 Handkarte
       *[other] { $discard } Handkarten
    } ab{ $spell_draws ->
        [yes] ; ziehe 1 Karte für jeden so abgeworfenen Zauber
       *[no] {""}
    }
verb-draw_keep = ziehe { $draw_keep ->
        [one] 1 Karte
       *[other] { $draw_keep } Karten
    }, behalte eine davon und wirf den Rest ab
verb-overlay = lege diese Karte auf eine deiner Einheiten, auf die sie passt; bis sie besiegt wird, kämpft diese Einheit als { $overlay_name }

## What a card costs, before the colon, and where it goes afterwards.

phrase-cost_discard = wirf { $n ->
        [one] 1 andere Karte
       *[other] { $n } andere Karten
    } ab
phrase-cost_any_number = wirf beliebig viele andere Karten ab
phrase-cost_remove = entferne diese Karte aus dem Spiel
effect-returns = nimm diese Karte auf die Hand zurück

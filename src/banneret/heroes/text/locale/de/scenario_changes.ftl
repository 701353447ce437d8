### Was ein Szenario an den Regeln der Schachtel ändert, und wann und wo seine Regeln gelten.

change-hand_limit = Handlimit { $what }
change-search_cards = jede Suche sieht { $n ->
        [one] 1 Karte mehr
       *[other] { $n } Karten mehr
    } an
change-no_secondary_heroes = niemand bekommt einen Zweithelden
change-guard_initiative = Initiative der Wachen: { $what }
change-retreat_price = der Rückzug vor Wachen kostet { $amount }
change-first_flag_pays = eine Mine zahlt bei der ersten Flagge das { $n }-Fache ihres Einkommens
change-lower_attack_die = wer angreift, würfelt zwei Würfel, und der niedrigere zählt
change-second_retaliation = jede Einheit darf in einer Kampfrunde zweimal zurückschlagen
change-choose_astrologers = zwei Astrologenkarten werden gezogen, der Startspieler behält eine
change-half_price_again = verlorene Einheiten kosten beim erneuten Anwerben die Hälfte: { $what }
change-no_flight_from = Wachen ab Schwierigkeit { $what } fliehen nie, und keine Karte umgeht sie
change-no_buildings = wird nicht gebaut: { $what }
change-ransom = ein besiegter Hauptheld zahlt { $amount }
change-fallen_return = von den Einheiten, die ein Hauptheld gegen einen Rivalen verlor, kehrt je eine dieser Stufen zurück: { $what }
change-safe_towns = kein Rivale betritt eine Startstadt
change-every_round_pays = jede Runde außer der ersten ist eine Ressourcenrunde
change-no_surrender = darf sich nicht ergeben: wer { $what } hat
change-own_half_until = bis zum Ende der Runde { $n } verlässt niemand die eigene Hälfte der Karte
change-beast = hier wartet ein Ungeheuer und behält seine Wunden ({ $where }): { $what }
change-beast-health = { $n } Gesundheit mehr
change-beast-heals = heilt { $n } am Ende einer Runde
change-hoard-minor_defense = { $n } Verteidigung mehr durch ein geringes Artefakt
change-hoard-major_attacks = ein zweiter Angriff durch ein mächtiges Artefakt
change-hoard-relic_damage = { $n } Schaden an allen daneben durch ein Relikt
change-empty = gelten als leere Felder: { $what }
change-astrologers = es wird keine Astrologenkarte gezogen
change-free_extensions = ein Kampf mit Wachen wird { $n ->
        [one] einmal
       *[other] { $n } Mal
    } umsonst verlängert
change-main_heroes_only = ein Held, dessen Würfel dort liegt, kann nur von Haupthelden angegriffen werden: { $what }
change-grail = der Gral wird von dem Helden getragen, der ihn nahm, und geht an den, der ihn besiegt
change-grail-heavy = der Gral wird von dem Helden getragen, der ihn nahm, geht an den, der ihn besiegt, und bleibt liegen, wenn ein Zauber oder ein Artefakt seinen Träger bewegt
change-guards = Wachen ({ $where }): { $what }
change-guards-add = dazu { $units }
change-guards-among = darunter { $units }
change-guards-horde = bis zu { $n } Karten von { $horde }, bis zum Ende
change-guards-last = nur auf dem letzten ohne Flagge ({ $what })
change-guards-cannot_avoid = niemand kommt ohne Kampf vorbei
change-guards-to_the_end = der Kampf hat kein Rundenlimit
change-by-difficulty = { $difficulty }: { $what }
change-surrender_price = sich zu ergeben kostet { $amount }
change-transport_price = das Heer auf ein belagertes Feld zu bringen kostet { $amount }
change-blind_pick = Fraktion und Held werden geheim gewählt und zugleich aufgedeckt
change-remove_cards = diese Karten bleiben draußen: { $what }
change-dice_choose_start = wer mit zwei Ressourcenwürfeln die höhere Summe hat, bestimmt, wer beginnt
change-first_redraw = die erste Hand darf zurückgemischt und neu gezogen werden
change-morale_searches_again = gute Moral darf ausgegeben werden, um noch einmal zu suchen
change-discovery_turns_tiles = was ein Plättchen daneben aufdeckt, dreht stattdessen ein offenes
change-lend_units = Verbündete mit einem Helden neben einem Kampf dürfen Einheiten dafür leihen
change-lessons = nach einem nicht gewonnenen Kampf erfährt der Spieler, welche Handkarten er hätte spielen können
change-lock = gesperrt: { $place }, außer mit { $tests }
change-lock-always = gesperrt: { $place }
change-lock-field = { $field } ({ $tile })
change-lock-from = { $place }, außer von Plättchen { $terrain }
change-kinship = einmal je Kampf zählt die erste Spezialität, die für { $unit } doppelt zählt, auch für eine andere Einheit doppelt
change-dull_spells = im Kampf ({ $tile }) hat der erste Zauber eines Spielers { $n } weniger Zauberkraft
change-lone_attackers = ein Held wird höchstens von einem KI-Helden je Runde angegriffen

where-resource = eine Mine ({ $resource })
where-number = Plättchen { $tile }
where-own = ein eigenes Feld
where-home = die eigene Startstadt
where-grail = wo der Gral liegt
where-unwatched = kein Held eines Rivalen auf dem Plättchen

rule-where = hier: { $where }
rule-rounds = in { $n ->
        [one] Runde { $rounds }
       *[other] den Runden { $rounds }
    }
rule-from = ab Runde { $n }
rule-to = bis Runde { $n }
rule-every = alle { $n } Runden
rule-once-game = einmal im Spiel
rule-once-player = einmal je Spieler
rule-waiting = sobald sie gilt
rule-backwards = vom letzten Spieler bis zum ersten
rule-only_players = mit { $players } Spielern

action-label = durch „{ $label }“
action-where = hier: { $where }
action-bearer = für den Helden mit dem Gral
action-token-build = statt zu bauen
action-token-population = statt anzuwerben
action-token-book = statt einen Zauber zu kaufen
action-movement = für { $n ->
        [one] 1 Bewegungspunkt
       *[other] { $n } Bewegungspunkte
    }

### Verbs of the adventure map.

## A choice, a permission, a price. The clauses inside begin small.

verb-choose = entweder { $choose }
phrase-may = wenn du möchtest
verb-may = { phrase-may }: { $may }
verb-pay = bezahle { $pay } und { $do_flow }

## Decks as what is searched, dice, kinds of card.

searched-ability = den Fähigkeitenstapel
searched-artifact = den Artefaktstapel
searched-spell = den Zauberstapel
die-resource = Ressourcenwürfel
die-treasure = Schatzwürfel
die-attack = Angriffswürfel
kind-statistic = Attributskarte
kind-ability = Fähigkeitenkarte
kind-artifact = Artefaktkarte
kind-specialty = Sonderfähigkeitenkarte
kind-spell = Zauberkarte

## Heroes and the map.

verb-experience = dein Hauptheld erhält { $experience } Erfahrung
verb-movement = { $timing ->
        [visit] der besuchende Held
       *[other] einer deiner Helden
    } erhält { $movement ->
        [one] 1 Bewegungspunkt
       *[other] { $movement } Bewegungspunkte
    }
verb-fly = einer deiner Helden erhält { $fly ->
        [one] 1 Bewegungspunkt
       *[other] { $fly } Bewegungspunkte
    } und überfliegt in diesem Zug jedes Feld, auf dem er nicht anhält
verb-step_at_end = am Ende dieses Zuges darf einer deiner Helden auf ein benachbartes leeres Feld gehen
verb-go_home = setze einen deiner Helden auf eine Stadt oder Siedlung, die du kontrollierst{ $go_home ->
        [0] {""}
        [one] , und gib ihm 1 Bewegungspunkt
       *[other] , und gib ihm { $go_home } Bewegungspunkte
    }
verb-discover = decke kostenlos ein Plättchen neben dem Plättchen deines Helden auf
verb-take_grail = nimm den Gralsmarker, wenn er noch da ist
verb-witch_hut = entweder entferne eine Fähigkeitenkarte deiner Hand aus dem Spiel oder sieh dir die oberste Karte des Fähigkeitenstapels an und nimm sie auf die Hand oder wirf sie ab
verb-magic_spring = sieh dir { $magic_spring ->
        [one] die oberste Karte
       *[other] die obersten { $magic_spring } Karten
    } deines Abwurfstapels an, nimm eine davon auf die Hand und lege die anderen in beliebiger Reihenfolge oben zurück
verb-trade = tausche Ressourcen nach der Handelstabelle, sooft du willst, oder entferne eine Handkarte aus dem Spiel und erhalte { $price } Gold
verb-flag = { $flag ->
        [town] du kontrollierst die Stadt; wer sie vorher hielt, gibt dir einen seiner Fraktionswürfel
        [settlement] wähle, was sie dir bringt: { $gold } Gold, { $building_materials } Baumaterial oder { $valuables } Kostbarkeit mehr Einkommen oder eine Bronze- oder Silber-Einheit, die für den halben Preis, aufgerundet, von Wenige auf Rudel gedreht wird; wer sie als Erster einnimmt, erhält diese Menge auch sofort oder dreht die Einheit kostenlos
        [mine] dein Einkommen steigt um das, was das Feld zeigt; wer sie als Erster einnimmt, erhält es auch sofort
        [obelisk] dein Würfel kommt zu denen der anderen Spieler; bei deinem ersten Besuch geschieht, was das Szenario sagt
       *[dragon_utopia] es geschieht, was das Szenario sagt
    }

## Units and towns.

verb-reinforce_one = drehe eine deiner Einheiten der Stufe { $reinforce_one_or } { $price ->
        [full] zum vollen Preis
        [half] zum halben Preis, jede Ressource aufgerundet,
        [half_gold] zu ihrem Preis mit nur der Hälfte des Goldes, abgerundet,
       *[free] kostenlos
    } von Wenige auf Rudel
verb-weaken = drehe { $weaken ->
        [one] 1 deiner Einheiten
       *[other] { $weaken } deiner Einheiten
    } von Rudel auf Wenige
verb-recruit_drawn = { $recruit_drawn ->
        [one] ziehe 1 neutrale Einheit einer Stufe, für die du eine Behausung hast; du darfst sie zu ihrem Preis rekrutieren
       *[each_dwelling] ziehe für jede deiner Behausungen 1 neutrale Einheit ihrer Stufe; du darfst eine davon zu ihrem Preis rekrutieren
    }
verb-cheaper_unit = eine einzelne Einheit zu rekrutieren oder zu verstärken kostet { $cheaper_unit } Gold weniger
verb-cheaper_spells = einen Zauber in der Magiergilde zu kaufen kostet { $cheaper_spells } Gold weniger, und du durchsuchst { $cards } Karten
verb-avoid_guards = Wachen, deren Schwierigkeit der Stufe deines Helden gleicht, lassen ihn vorbei; das Feld wird ohne Kampf und ohne Erfahrung besucht

## Cards and dice.

verb-search = durchsuche { $search_name } ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }){ $times ->
        [1] {""}
        [2] {" "}zweimal
       *[other] {" "}{ $times }-mal
    }
verb-roll_dice = { $dice ->
        [1] wirf 1 { $roll_dice_name } und nimm sein Ergebnis
       *[other] wirf { $dice } { $roll_dice_name } und nimm { $keep } der Ergebnisse
    }
verb-rerolls = { $each ->
        [roll] in diesem Zug darfst du jeden Würfel dieser Arten einmal neu werfen: { $rerolls }
       *[turn] in diesem Zug darfst du je einen Würfel dieser Arten einmal neu werfen: { $rerolls }
    }
verb-recover = nimm eine { $recover_name } aus deinem Abwurfstapel auf die Hand{ $reshuffle ->
        [yes] {" "}und mische den Rest des Stapels in dein Deck
       *[no] {""}
    }
verb-find = durchsuche { $deck_name } nach der Karte „{ $find_name }“, nimm sie auf die Hand und mische den Stapel
verb-sell = entferne eine { $sell_name } deiner Hand aus dem Spiel und erhalte { $gold } Gold
verb-search_own = wirf eine Karte ab, mische deinen Abwurfstapel in dein Deck, sieh dir { $search_own ->
        [one] die oberste Karte
       *[other] die obersten { $search_own } Karten
    } an und nimm eine davon auf die Hand
verb-exchange_cards = wirf bis zu { $exchange_cards ->
        [one] 1 Karte
       *[other] { $exchange_cards } Karten
    } ab und ziehe ebenso viele
verb-exchange_kinds = mische jede { $exchange_kinds_or } deiner Hand in dein Deck und ziehe ebenso viele Karten

## Astrologers cards and events.

verb-clear_cubes = { $clear_cubes ->
        [all] entferne die schwarzen Würfel von allen Orten
       *[other] entferne die schwarzen Würfel von diesen Orten: { $clear_cubes }
    }
verb-lasting = bis zur nächsten Astrologenrunde { $lasting ->
        [movement] ändern sich die Bewegungspunkte jedes Helden um { $by_signed }
        [hand_limit] ändert sich das Handlimit jedes Spielers um { $by_signed }
        [spell_returns] kommt der erste Zauber, den ein Spieler wirkt, auf die Hand zurück statt auf den Abwurfstapel
        [spell_power] erhält der erste Zauber im Zug jedes Spielers { $by_signed } Zauberkraft
        [reroll] darf jeder Spieler einmal pro Zug einen Schatzwürfel oder Ressourcenwürfel neu werfen
       *[redraw_guard] darf ein Spieler, der auf neutrale Einheiten trifft, eine davon durch eine andere derselben Stufe ersetzen lassen
    }
verb-at_income = zu Beginn der nächsten Ressourcenrunde ändert sich, was jeder Spieler erhält: { $at_income_name } { $amount_signed }

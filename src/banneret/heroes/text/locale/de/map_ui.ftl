### Questions of a whole game, and labels of their answers.

## Questions: setting up.

prompt-faction = { $player }: Wähle eine Fraktion.
prompt-hero = { $player }: Wähle einen Helden.
prompt-start-tile = { $player }: Wie liegt dein Startplättchen?
prompt-bonus = { $player }: Wähle den Startbonus.

## Questions: the turn.

prompt-turn-discard = Karten abwerfen? Handlimit: { $n }.
prompt-turn-discard-must = Wirf Karten bis zum Handlimit ab: { $n }.
prompt-draw-cards = Wie viele Karten ziehst du? Handlimit: { $n }.
prompt-turn = { $n ->
    [0] { $player }: Nutze deine Stadt, spiele Karten oder beende den Zug. Keine Bewegungspunkte mehr.
   *[other] { $player }: Ziehe, nutze deine Stadt, spiele Karten oder beende den Zug. Bewegungspunkte: { $n }.
}
prompt-town = { $player }: Du darfst jetzt eine Stadtaktion nutzen oder passen.
prompt-requested = { $player }: Wie gewünscht wirst du gefragt, bevor das Spiel weitergeht. Handle jetzt oder passe.
prompt-end-step = Ein Held darf auf ein benachbartes leeres Feld ziehen.
prompt-go-on = { $hero }: Wohin geht es weiter?
prompt-rotate = Wie liegt das Plättchen { $tile }?
prompt-lay-elsewhere = Das Plättchen { $tile } passt dort nicht. Wähle eine andere Stelle.
prompt-discovery = Wähle ein Plättchen, das entdeckt wird.
prompt-holding = { $hero }: Wähle eine Stadt oder Siedlung.
prompt-hire = Wo trifft der Nebenheld ein?
prompt-recruit = Weitere Einheiten rekrutieren oder verstärken?
prompt-wisdom = Eine Karte spielen, um den Zauber günstiger zu kaufen?

## Questions: effects.

prompt-choose = { $source }: Wähle eins.
prompt-choose-plain = Wähle eins.
prompt-may = { $source }: { $text } Machst du das?
prompt-may-plain = { $text } Machst du das?
prompt-which-hero = Für welchen Helden gilt es?
prompt-which-player = Wer verliert die Moral?
prompt-reward = { $place }: Wähle die Belohnung.
prompt-first-bonus = { $place }: Wähle den Bonus für den ersten Besitzer.
prompt-search = Durchsuchen: { $deck }?
prompt-take = Nimm eine der Karten.
prompt-put = Welche Karte kommt als nächste auf den Abwurfstapel?
prompt-map-reroll = Die Würfel zeigen: { $face }. Neu werfen?
prompt-result = Wähle eines der Ergebnisse.
prompt-trade = Tausche Ressourcen oder entferne eine Karte für { $n } Gold.
prompt-trade-on = Weitere Ressourcen tauschen?
prompt-pay-card = Wirf eine Karte als Bezahlung ab.
prompt-exchange = Eine Karte abwerfen und eine neue ziehen? Noch möglich: { $n }.
prompt-sell = Welche Karte entfernst du für { $n } Gold?
prompt-witch = Eine Fähigkeitenkarte entfernen oder die oberste Karte des Fähigkeitenstapels ansehen?
prompt-keep-shown = Diese Karte nehmen oder ablegen?
prompt-spring = Nimm eine der obersten Karten deines Abwurfstapels.
prompt-order = Welche Karte kommt als nächste auf deinen Abwurfstapel zurück?
prompt-reinforce-effect = Welche Einheit wird verstärkt?
prompt-weaken = Welche Einheit wird auf Wenige gedreht?
prompt-offer-deck = Aus welchem Stapel kommt die neutrale Einheit?
prompt-offer = Eine der gezogenen Einheiten rekrutieren?
prompt-spy-deck = Welchen Stapel siehst du dir an?
prompt-spied = { $card }: nach oben oder nach unten?
prompt-spend-morale = Du erhältst gleich Moral. Vorher den vorhandenen Marker ausgeben?
prompt-discard-card = Wähle eine Karte zum Abwerfen.
prompt-cost = { $card }: Wirf Karten als Preis ab.
prompt-keep-one = Welche Karte behältst du?
prompt-recover = Welche Karte deines Abwurfstapels nimmst du zurück?

## Questions: fights.

prompt-guards-flee = { $place }: Die Wachen würden dich vorbeilassen. Annehmen?
prompt-guards-play = { $place }: Spiele eine Karte, um die Wachen zu umgehen, oder passe und kämpfe.
prompt-transport = { $place } wird angegriffen. { $n } Gold zahlen, um deine Armee zu holen?
prompt-sacrifice = { $hero }: Diesen Helden opfern, statt zu kämpfen?
prompt-darkness = { $building }: Soll der Feind zufällig eine Karte abwerfen?
prompt-after-win = Du hast gewonnen. Spiele eine Karte oder passe.
prompt-go-home = { $hero } ist besiegt: Wohin kommt der Held?
prompt-steer = Du bist ausgeschieden. Willst du weiter die Wachen spielen?
prompt-opening = Der Kampf beginnt. Spiele eine Karte oder passe.
prompt-between = Wie gewünscht wirst du gefragt, bevor der Kampf weitergeht. Spiele eine Karte oder passe.
prompt-redraw-guard = Eine der Wachen ersetzen?
prompt-roll-play = Der Angriffswürfel zeigt { $face }. Spiele eine Karte oder passe.
prompt-heal-unit = Wähle eine Einheit, die geheilt wird.
prompt-heal-or-cure = Die Einheit heilen oder ihren Lähmungsmarker entfernen?
prompt-boost = Wähle die Einheit, die gestärkt wird.
prompt-swap-first = Wähle die Einheit, die den Platz tauscht.
prompt-swap-second = Mit welcher Einheit tauscht sie den Platz?
prompt-first-spell = Welcher Zauber wird vor Kampfbeginn gewirkt?

## Questions: allies.

prompt-team-first = Wer von euch beginnt in dieser Runde?
prompt-offer-card = { $player } bekommt eine Karte angeboten: welche?
prompt-return-card = { $player } bietet { $card } an. Welche Karte gibst du dafür?
prompt-give = { $resource } für { $player }: wie viel?

## Answers: moving.

option-go = Ziehen: { $place } ({ $direction })
option-go-guarded = Ziehen: { $place } ({ $direction }), Wachen der Schwierigkeit { $n }
option-go-fight = { $other } angreifen: { $place } ({ $direction })
option-go2 = Nebenheld zieht: { $place } ({ $direction })
option-go2-guarded = Nebenheld zieht: { $place } ({ $direction }), Wachen der Schwierigkeit { $n }
option-go2-fight = Nebenheld greift { $other } an: { $place } ({ $direction })
option-revisit = Noch einmal besuchen: { $place }
option-revisit2 = Nebenheld besucht noch einmal: { $place }
option-discover = Plättchen entdecken ({ $direction })
option-discover2 = Nebenheld entdeckt ein Plättchen ({ $direction })
option-lay = Plättchen aus dem Vorrat legen ({ $direction })
option-lay2 = Nebenheld legt ein Plättchen aus dem Vorrat ({ $direction })
option-rotate = { $n ->
        [0] Wie gedruckt
       *[other] Um { $n }° gedreht
    }
option-rotate-facing = { $n ->
        [0] Wie gedruckt
       *[other] Um { $n }° gedreht
    }; auf dieser Seite: { $place }
option-settle = { $place }
option-stop = Hier anhalten: { $place }
option-end-turn = Zug beenden

## Answers: the town.

option-build = Bauen: { $building } ({ $cost })
option-recruit = Rekrutieren: { $unit } ({ $cost })
option-reinforce-paid = Verstärken: { $unit } ({ $cost })
option-hire = Einen Nebenhelden rekrutieren ({ $cost })
option-buy-spell = Einen Zauber kaufen ({ $cost })
option-use-building = Nutzen: { $building }
option-use-unit = Fähigkeit nutzen: { $unit }
option-weaken = Auf Wenige drehen: { $unit }
option-recruit-done = Keine weiteren Einheiten

## Answers: cards and decks.

option-look = Die obersten Karten ansehen: { $deck }, { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
option-take-top = Die offene Karte nehmen: { $card }
option-look-plain = Die obersten Karten ansehen
option-take-top-plain = Die offene Karte nehmen
option-take = Nehmen: { $card }
option-put = Ablegen: { $card }
option-put-back = Zurücklegen: { $card }
option-replace = Ersetzen: { $card }
option-remove = Aus dem Spiel entfernen: { $card }
option-keep-card = Behalten: { $card }
option-take-back = Zurücknehmen: { $card }
option-second = Spielen: { $card } (zweiter Effekt)
option-power-second = Zauberkraft hinzufügen: { $card } (zweiter Effekt)
option-deck = { $deck }
option-top = Nach oben
option-bottom = Nach unten
option-draw-cards = { $n ->
        [0] Keine Karte ziehen
        [one] 1 Karte ziehen
       *[other] { $n } Karten ziehen
    }
option-no-search = Nicht suchen
option-no-discard = Diese Karten behalten

## Answers: effects and dice.

option-effect = { $text }
option-choose-n = Effekt { $n }
option-income = Einkommen: { $amount }
option-income-now = Sofort { $amount } erhalten
option-reward-reinforce = Eine Einheit kostenlos verstärken
option-reward-reinforce-half = Eine Einheit zum halben Preis verstärken
option-bonus-dice = { $n ->
        [one] 1 Ressourcenwürfel werfen
       *[other] { $n } Ressourcenwürfel werfen
    } und { $keep ->
        [one] 1 Ergebnis nehmen
       *[other] { $keep } Ergebnisse nehmen
    }
option-bonus-search = Den Artefaktstapel durchsuchen{ $n ->
        [one] {""}
       *[other] , { $n }-mal
    }
option-bonus-minor = Ein kleines Artefakt nehmen, das beim Aufdecken erscheint
option-result = { $face }
option-result-n = Ergebnis { $n }
option-luck-reroll = Glück: neu werfen, { $face }
option-trade = { $amount } gegen { $other } tauschen
option-trade-remove = Für { $n } Gold entfernen: { $card }
option-player = { $player }
option-hero-of = { $hero }
option-faction = { $faction }
option-hero = { $hero } ({ $faction })
option-redraw = Ersetzen: { $unit }
option-cure = Lähmungsmarker entfernen
option-heal = Heilen
option-pay-army = { $n } Gold zahlen
option-give-up = Den Helden opfern
option-steer = Die Wachen spielen

## Answers: allies.

option-exchange = Eine Karte tauschen mit { $player }
option-offer = Geben: { $card }
option-no-offer = Nicht tauschen
option-refuse = Ablehnen
option-give = Geben an { $player }: { $resource }
option-amount = { $n }

# Szenarien zu zweit oder dritt gemeinsam, und was nur sie fragen und erzählen.
scenario-first_steps = Erste Schritte
story-first_steps = Ein geschütztes Tal, einige Minen hinter rostigen Schlössern, und niemand hat es eilig. Ein guter Ort, um das Führen zu lernen.
rule-first_steps-helping_hands = Ein Held neben dem Kampf eines Verbündeten darf dafür Einheiten leihen. Was danach noch steht, kehrt zurück.
rule-first_steps-last_lock = Die letzte Mine oder Siedlung ohne eure Flagge hat eine Wache mehr, eine goldene. Niemand kommt daran vorbei, und der Kampf dauert, bis er entschieden ist.
rule-first_steps-teaching = Nach einem Kampf, den du nicht gewonnen hast, erfährst du, welche deiner Handkarten du darin hättest spielen können. Das ist ein Rat für den nächsten und ändert nichts.
tale-first_steps-build_first = Baut etwas, bevor ihr aufbrecht; es zahlt sich früher aus, als man denkt.

prompt-lend = Welche Einheiten leihst du deinem Verbündeten für diesen Kampf?
option-lend = Leihen: { $unit }
short-lend = Leihen
event-lent = { $player } leiht { $other }: { $unit }.
event-lent-back = { $unit } kehren zu { $player } zurück.
event-lesson = Fürs nächste Mal, das hättest du in diesem Kampf spielen können: { $card }.

scenario-border_fires = Grenzfeuer
story-border_fires = Wenn das Laub fällt, kommen die Clans aus den Hügeln herab und verbrennen, was auf den Feldern steht. Diesmal seid ihr an ihren Herden, bevor sie an euren sind.
rule-border_fires-raids = In den Runden 3, 5 und 7 wird deine Stadt zu Beginn deines Zuges überfallen, solange der nächste Clansitz steht. Deine ganze Armee verteidigt sie umsonst, und du darfst deine Karten nutzen, wo immer dein Hauptheld steht.
rule-border_fires-market_day = In deinem Zug darfst du mit dem Baumarker handeln wie an einem Handelsposten, wo immer du bist.
action-border_fires-market_day = Markt abhalten
aihero-first_clan = Erster Clan
aihero-second_clan = Zweiter Clan
aihero-third_clan = Dritter Clan
aihero-clan_raiders = Plünderer
label-first_seat = der erste Clansitz
label-second_seat = der zweite Clansitz
label-third_seat = der dritte Clansitz

scenario-geleas_champions = Geleas Streiter
story-geleas_champions = Herren eines fremden Himmels sind in diesen durchgebrochen. Jede Münze und jedes Schwert, das man mieten kann, wird es brauchen, um ihnen durch den Riss zu folgen und ihn hinter euch zu schließen.
rule-geleas_champions-war_chest = In deinem Zug darfst du mit dem Baumarker Ressourcen in die gemeinsame Kriegskasse legen. Sie ist voll mit 15 Gold, 6 Baumaterial und 2 Kostbarkeiten je Spieler.
rule-geleas_champions-rift_shut = Niemand betritt den Riss, bis die Kriegskasse voll ist. Danach kommen keine Kriegsherren mehr.
rule-geleas_champions-rift_shut_to_three = Niemand betritt den Riss, bis die Kriegskasse voll ist. Danach kommen keine Kriegsherren mehr.
rule-geleas_champions-first_warlord = In Runde 4 kommt ein Kriegsherr aus dem Riss und zieht gegen die nächste Stadt.
rule-geleas_champions-second_warlord = In Runde 7 folgt der nächste.
rule-geleas_champions-third_warlord = In Runde 10 kommt der letzte.
rule-geleas_champions-chest_full = Eine volle Kriegskasse hält Kriegsherren fern.
rule-geleas_champions-chest_full_of_three = Eine volle Kriegskasse hält Kriegsherren fern.
action-geleas_champions-war_chest = Kriegskasse füllen
called-geleas_champions-obelisk = Söldnerposten
called-geleas_champions-dragon_utopia = Der Riss
token-chest_gold = Gold in der Kriegskasse
token-chest_materials = Baumaterial in der Kriegskasse
token-chest_valuables = Kostbarkeiten in der Kriegskasse
aihero-first_warlord = Erster Kriegsherr
aihero-second_warlord = Zweiter Kriegsherr
aihero-third_warlord = Dritter Kriegsherr
aihero-rift_lord = Herr des Risses
label-rift = der Riss

scenario-unholy_quest = Unheilige Queste
story-unholy_quest = Unter den Hügeln vermehrt sich etwas, wofür es kein Wort gibt. Mit jeder Woche, die ihr wartet, wächst es. Also wartet nicht: Steigt hinab, bevor es heraufsteigt.
rule-unholy_quest-brood = Wer die Grube betritt, kämpft bis zum Ende gegen die obersten fünf Karten der Brut. Was fällt, ist für immer fort, was noch steht, geht zurück zum Rest. Niemand kommt ohne Kampf vorbei.
rule-unholy_quest-vents = Es gibt drei Schlote. Ein Held auf einem davon darf 3 Baumaterial zahlen, um ihn für immer zu versiegeln.
rule-unholy_quest-three_vents = Am Anfang sind alle drei offen.
rule-unholy_quest-bronze_growth = Am Ende der Runden 2 und 4 wächst die Brut um eine Bronzekarte für jeden offenen Schlot.
rule-unholy_quest-silver_growth = Am Ende der Runden 6 und 8 wächst die Brut um eine Silberkarte für jeden offenen Schlot.
rule-unholy_quest-gold_growth = Am Ende der Runden 10 und 12 wächst die Brut um eine Goldkarte für jeden offenen Schlot.
rule-unholy_quest-overflow = Hat die Brut am Ende einer Runde mehr als 17 Karten, brechen ihre obersten drei Karten aus der Grube aus.
rule-unholy_quest-overflow_of_three = Hat die Brut am Ende einer Runde mehr als 21 Karten, brechen ihre obersten drei Karten aus der Grube aus.
action-unholy_quest-vents = Schlot versiegeln
called-unholy_quest-obelisk = Schlot
called-unholy_quest-grail = Die Grube
token-open_vents = offene Schlote
horde-brood = Die Brut
aihero-outbreak = Ausbruch
label-pit = die Grube

scenario-three_wards = Drei Siegel
story-three_wards = Eine Tür bleibt zu, weil drei Steine dagegen lehnen. Wer sie hinstellte, dachte an ein leichteres Jahrhundert als das eure.
rule-three_wards-provisions = Vor dem Spiel sucht jeder ein Artefakt aus zweien.
rule-three_wards-bracing = Ein Held auf einem Siegel mit mindestens 2 Bewegungspunkten darf alle davon geben, um es zu stützen: Die nächste Armee, die dort erscheinen soll, kommt eine Runde später.
rule-three_wards-breaches = In den Runden 5 bis 9 bricht an einem Siegel eine Armee ein: Zwei Angriffswürfel sagen, an welchem, nie zweimal hintereinander am selben. Was ihr beflaggt habt oder besuchen könntet, ist zerstört, wo sie vorbeikommt.
rule-three_wards-breach_of_six = Die zweite Armee kommt in Runde 6.
rule-three_wards-breach_of_seven = Die dritte kommt in Runde 7.
rule-three_wards-breach_of_eight = Die vierte kommt in Runde 8.
rule-three_wards-breach_of_nine = Die letzte kommt in Runde 9.
rule-three_wards-warden = In Runde 10 kommt der Hüter am Siegel, das am weitesten von allen Helden entfernt ist, und zieht gegen den Reichsten von euch. Seine Reserve kommt in seinen Kämpfen ab der zweiten Kampfrunde eine nach der anderen dazu.
action-three_wards-bracing = Siegel stützen
called-three_wards-obelisk = Siegel
aihero-first_breach = Erster Einbruch
aihero-second_breach = Zweiter Einbruch
aihero-third_breach = Dritter Einbruch
aihero-fourth_breach = Vierter Einbruch
aihero-fifth_breach = Fünfter Einbruch
aihero-warden = Der Hüter
label-wards = die Siegel

## Was gezählt werden kann, und Verben der Regeln.

measure-in_hordes = Karten der Horde
verb-hire = ziehe Neutrale Einheiten ({ $hire }{ $from_round ->
        [1] { "" }
       *[other] ; ab Runde { $from_round } auch { $later }
    }) und rekrutiere eine davon für die Hälfte ihres Goldes, aufgerundet
verb-raid = { $raid_name } darf deine Stadt überfallen
verb-grow_horde = die Horde wächst um Karten dieser Stufe: { $tier_name }
verb-lead_out = die obersten { $cards } Karten der Horde kommen heraus: { $ai_name }
verb-close_field = schließe dieses Feld für den Rest des Spiels
verb-spawn_by_dice = { $spawn_by_dice_name } kommt, wo es zwei Angriffswürfel sagen
verb-spawn_far = { $spawn_far_name } kommt am Plättchen, das am weitesten von allen Helden entfernt ist
verb-brace = stütze dieses Plättchen mit allen Bewegungspunkten des Helden

## Der Bericht und die Fragen.

prompt-mercenaries = Welche der Einheiten rekrutierst du?
event-closed = { $player } schließt dieses Feld für immer: { $place }.
event-horde = Die Horde hat { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
event-horde-card = Aus der Horde kommt: { $unit }.
event-broke-in = Die Würfel schicken { $ai } an eines der Plättchen.
event-braced = { $player } stützt ein Plättchen.

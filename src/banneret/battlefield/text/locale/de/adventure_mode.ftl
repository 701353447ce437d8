### Abenteuermodus der Erweiterung Schlachtfeld: seine Karten, und was über sie gefragt und gesagt wird.

## Karten, die keinen Ort der Karte zeigen.

adventure-crypt = Gruft
adventure-cyclops_stockpile = Zyklopenvorrat
adventure-dwarven_treasury = Zwergenschatzkammer
adventure-imp_cache = Koboldversteck
adventure-campfire = Lagerfeuer
adventure-corpse = Leichnam
adventure-scholar = Gelehrter
adventure-spell_scroll = Zauberschriftrolle
adventure-treasure_chest = Schatztruhe

## Was Karten bewirken.

sheet-adventure-combat = { $name } (Abenteuerkarte, Kampf)
sheet-adventure-event = { $name } (Abenteuerkarte, Ereignis)
sheet-adventure-basic = Grundbelohnung: { $text }
sheet-adventure-level = Kampfkraft { $n }: { $text }
sheet-adventure-face = Angriffswürfel { $face }: { $text }
sheet-adventure-nth = { $n ->
        [1] Dein erster: { $text }
        [2] Dein zweiter: { $text }
       *[other] { $last ->
            [yes] Jeder weitere: { $text }
           *[no] Dein { $n }.: { $text }
        }
    }
sheet-adventure-unsaved = Sie kann nicht aufgehoben werden.
adventure-trading_post-text = Tausche Ressourcen nach der Handelstabelle, sooft du willst.
verb-learn = dein Hauptheld erhält { $learn } Erfahrung, über Stufe { $up_to_level } nur { $beyond }
verb-exchange_adventure = sieh dir die obersten { $exchange_adventure } Karten des Abenteuer-Abwurfstapels an, tausche diese Karte gegen eine davon und werte jene aus
verb-scroll = suche unter { $scroll } Karten des Zauberstapels einen Zauber und lege ihn unter diese Karte; in der Schlacht darfst du ihn einmal mit seiner niedrigsten Stärke wirken, zusätzlich zum Zauber der Runde
verb-draw_artifacts = nimm { $draw_artifacts ->
        [one] die oberste Karte
       *[other] die obersten { $draw_artifacts } Karten
    } des Artefaktstapels
verb-search_or_discard = durchsuche { $search_or_discard_name } ({ $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }) und nimm das Gefundene oder lege es ab
verb-remove_own = entferne eine Karte deines Decks aus dem Spiel

## Fragen und Antworten.

prompt-adventure-mode-turn = { $player }: dein Zug, Runde { $n } von { $most }.
prompt-adventure-keep = { $player }: Welche Abenteuerkarte behältst du? Die beiden anderen gehen an dein Gegenüber.
prompt-adventure-passed = { $player }: Welche der erhaltenen Karten behältst du? Die andere wird abgelegt.
prompt-adventure-swap = Welche Karten gehen für andere zurück in den Abenteuerstapel?
prompt-adventure-save = Nur eine Abenteuerkarte darf aufgehoben werden. Welche?
prompt-adventure-exchange = Welche Abenteuerkarte legst du für eine andere ab?
prompt-adventure-spring = Welche Karte nimmst du für die Magische Quelle?
prompt-astrologers = { $player }: Welches Einkommen heben die Astrologen?
prompt-declare = { $card }: Welche Kampfkraft sagst du an?
prompt-send = Kampfkraft { $n }: Welche Einheiten kämpfen?
prompt-stun = Welche Einheit erhält einen Lähmungsmarker?
prompt-rouse = Welche Einheit verliert ihren Lähmungsmarker?
prompt-remove-own = Welche Karte deines Decks verlässt das Spiel?
prompt-sort-card = Wohin kommt diese Karte: { $card }?
option-keep-adventure = Behalten: { $card }
option-swap-adventure = Tauschen: { $card }
option-use-movement = Für andere Karten aufbrauchen: { $card }
option-resolve = Auswerten: { $card }
option-drop-adventure = Ablegen: { $card }
option-save-adventure = Aufheben: { $card }
option-declare = Kampfkraft { $n }: { $text }
option-declare-n = Kampfkraft { $n }
option-send = { $unit }: { $n } Angriff
option-stun = Lähmen: { $unit }
option-rouse = Aufrütteln: { $unit }
option-raise = Einkommen heben: { $resource }
option-roll-income = Ressourcenwürfel werfen: dieses Einkommen heben und seinen Grundwert einmal erhalten
option-beside = Neben die Heldentafel: { $card }
option-into-deck = Ins Deck: { $card }
option-unroll = Von der Schriftrolle wirken: { $card }
option-discard-it = Ablegen

## Was geschehen ist.

event-set-aside = { $player } legt eine Karte neben die Heldentafel: { $card }.
event-adventure-drawn = { $player } zieht { $n ->
        [one] { $n } Abenteuerkarte
       *[other] { $n } Abenteuerkarten
    }.
event-adventure-reshuffle = Die abgelegten Abenteuerkarten werden ein neuer Stapel.
event-adventure-offer = Du siehst eine Abenteuerkarte: { $card }.
event-adventure-kept = { $player } behält eine Abenteuerkarte.
event-adventure-kept-card = Du behältst: { $card }.
event-adventure-discard = { $player } legt eine Abenteuerkarte ab.
event-adventure-discarded = Du legst ab: { $card }.
event-adventure-movement = { $player } braucht eine Karte auf, um andere zu ziehen: { $card }.
event-adventure-swapped = { $player } legt { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } zurück und zieht neu.
event-adventure-resolved = { $player } wertet aus: { $card }.
event-adventure-saved = { $player } hebt eine Abenteuerkarte auf.
event-adventure-exchanged = { $player } tauscht die Magische Quelle gegen: { $card }.
event-declared = { $player } sagt Kampfkraft { $n } an.
event-sent = { $player } schickt: { $unit }.
event-combat-power = { $player } erreicht Kampfkraft { $n }; angesagt war { $most }.
event-combat-won = { $player } gewinnt den Kampf.
event-combat-lost = { $player } verliert den Kampf.
event-unit-stunned = Gelähmt: { $unit }.
event-unit-roused = Nicht mehr gelähmt: { $unit }.
event-scroll = { $player } legt einen Zauber unter eine Zauberschriftrolle.
event-scroll-spell = Unter deiner Schriftrolle liegt: { $card }.
event-adventure-over = Das Abenteuer ist vorbei.
event-no-army = { $player } hat keine Einheit für die Schlacht.
event-event-die = { $side } wirft einen Angriffswürfel: { $face }.

## Die Karten auf dem Tisch.

table-adventure = Abenteuerkarten
table-adventure-deck = Abenteuerstapel { $n }, abgelegt { $discards }
table-adventure-offered = Gezogen
table-adventure-kept = Behalten
table-adventure-saved = Aufgehoben
table-adventure-resolved = Ausgewertet
table-adventure-beside = Neben der Heldentafel
table-adventure-scrolls = Unter Schriftrollen
table-adventure-hidden = { $n } verdeckt
table-morale-cards = Moralkarten
table-adventure-power = Kampfkraft { $n }
table-adventure-combat = Kampf
table-adventure-event = Ereignis
table-adventure-none = noch keine

## Knöpfe an Karten und Einheiten.

short-keep_adventure = Behalten
short-swap = Tauschen
short-resolve = Ausführen
short-drop = Abwerfen
short-save = Aufheben
short-use_movement = Verbrauchen
short-beside = Daneben legen
short-into_deck = Ins Deck
short-send = Schicken
short-stun = Betäuben
short-rouse = Wecken
short-raise = Einkommen erhöhen
short-unroll = Von der Rolle wirken

### Warum eine Frage eines Gefechts oder des Abenteuermodus jetzt gestellt wird.

## Gefechte.

why-ask-duel-faction = Vor der Schlacht nehmen beide eine Fraktion, der erste Spieler zuerst; keiner nimmt die des anderen. Ihre Einheiten sind deine Armee. Als Nächstes kommt der Held.
why-ask-duel-hero = Dein Held bringt das Deck mit, mit dem du kämpfst. Es wird gleich mit gezogenen Karten ergänzt; dann beginnt die Schlacht.
why-ask-drop = Du ergänzt dein Deck aus gezogenen Karten ({ $deck }): { $keep } davon bleiben, { $n ->
        [one] eine muss noch weg
       *[other] { $n } müssen noch weg
    }. Was bleibt, ist die ganze Schlacht über in deinem Deck.

## Abenteuermodus: Karten.

why-ask-kept-card = Eine neue Runde: Von den gezogenen Abenteuerkarten behältst du eine und gibst den Rest dem anderen, der auch eine behält. Deine nutzt du in deinem Zug oder hebst sie auf.
why-pass-cards-on = Diese Abenteuerkarten wollte der andere nicht. Du behältst eine, um sie zu nutzen oder aufzuheben; der Rest wird abgeworfen.
why-ask-swap-adventure = Du hast eine Karte mit Bewegung verbraucht: Beliebige gezogene Abenteuerkarten gehen zurück, und du ziehst ebenso viele neue. Danach behältst du eine davon.
why-look-into-spring = Die Magische Quelle wird gegen eine der obersten Karten des gemeinsamen Abwurfstapels getauscht, und diese wird sofort ausgeführt. Du wählst, welche.
why-ask-other-path = Mit einer Moralkarte darfst du eine deiner Abenteuerkarten abwerfen und eine andere ziehen. Du wählst, welche geht.
why-ask-saved = Dein Zug ist vorbei, und nur eine Abenteuerkarte darf für später bleiben, verdeckt neben deinem Helden. Die andere wird abgeworfen.
why-ask-removed = Eine Karte deines verdeckten Decks verlässt das Spiel, damit in der Schlacht bessere auf deine Hand kommen. Du wählst, welche.
why-sort-gained = { $card } nützt jetzt und in der Schlacht. Neben deinem Helden kannst du sie während des Abenteuers spielen; in deinem Deck wartet sie auf die Schlacht.

## Abenteuermodus: Züge und Kämpfe.

why-ask-expedition-turn = Runde { $n } von { $most }: Führe eine Abenteuerkarte aus, nutze deine Stadt (jede Aktion einmal pro Runde) und spiele die Karten neben deinem Helden, in beliebiger Reihenfolge. Nach der letzten Runde kämpfen die Armeen.
why-ask-astrologers = In dieser Runde gibt es kein Einkommen; stattdessen erhöhst du eines deiner drei Einkommen oder lässt einen Ressourcenwürfel entscheiden, welches.
why-ask-power-declared = { $card } ist ein Kampf mit Würfeln. Je mehr Kampfkraft du ansagst, desto besser die Belohnung; dann entsendest du zwei Einheiten und wirfst für jede einen Würfel. Reicht es nicht, gibt es nur die Grundbelohnung, und eine der Einheiten wird betäubt.
why-ask-band = Du hast Kampfkraft { $power } angesagt. Bisher entsandt: { $n } von { $of }. Ihr Angriff und je ein Würfel müssen zusammen diese Zahl erreichen; eine betäubte Einheit zählt nichts. Verletzt wird niemand.
why-ask-stunned = Du hast die angesagte Kampfkraft verfehlt. Eine der beteiligten Einheiten bekommt einen Lähmungsmarker und zählt beim nächsten Mal nichts.
why-ask-panic-unit = Panik: Eine deiner Einheiten bekommt einen Lähmungsmarker und zählt in ihrem nächsten Kampf nichts. Du wählst, welche.
why-ask-roused = Deine Moralkarte nimmt einer deiner Einheiten den Lähmungsmarker: Du wählst, welcher.

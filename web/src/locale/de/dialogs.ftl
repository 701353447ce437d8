# Banneret: Fragen in einem Fenster, das Ende der Partie, die Regeln

## Fragen

ask-back = Zurück zur Frage
ask-confirm = Noch einmal drücken, oder

## Das Ende der Partie

end-back = Zurück zum Ergebnis
end-all-lost = Alles ist verloren
end-draw = Niemand gewinnt
end-won = { $name } gewinnt
end-you-won = Sieg für { $name }
end-verdict = { $result ->
    [won] Sieg
    [lost] Niederlage
   *[even] Kein Sieger
  }
end-more = Bevor der Tisch abgeräumt wird, ist noch etwas zu entscheiden.
end-goes-on = Weiter zu dem, was folgt
end-numbers = Die Partie in Zahlen
end-of = { $n } von { $of }
end-last = Ende
end-luck = Würfelglück
end-luck-how = Linie: was zu erwarten ist
end-dice = { $n ->
    [one] 1 Wurf
   *[other] { $n } Würfe
  }
end-no-dice = Es wurde nicht gewürfelt.
end-no-numbers = Die Zahlen dieser Partie ließen sich nicht laden.
end-actions = Nach der Partie
end-fought = { $result ->
    [won] Gut gekämpft
    [lost] Ein harter Kampf
   *[even] So endet es
  }
end-then = Die Partie ist aufbewahrt; man kann sie von jedem Platz aus ansehen.
end-look = Das Brett ansehen
end-lobby = Zur Lobby
end-again = Derselbe Tisch noch einmal
end-rematch = Revanche anbieten
end-rematch-join = Zur Revanche
end-share = Aufzeichnung teilen
end-replay = Partie ansehen
end-shared = Der Link ist kopiert
end-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.

## Die Regeln

rules-title = Die Regeln
rules-note = Erst die Anleitung, dann jede Klausel, nach der hier gespielt wird
rules-views = Was gezeigt wird
rules-view-guide = So geht’s
rules-view-glossary = Glossar
rules-view-register = Regeln
rules-contents = Inhalt
rules-terms = Begriffe
rules-things = In der Schachtel
rules-no-guide = Für dieses Spiel gibt es keine Anleitung. Alle seine Regeln sind einen Schritt weiter.
rules-sections = Abschnitte
rules-search = Begriff, Einheit, Karte, Wörter oder Klausel
rules-found = { $n ->
    [one] 1 Klausel
   *[other] { $n } Klauseln
  }
rules-none = Keine Klausel sagt das.
rules-failed = Die Regeln ließen sich nicht laden.
rules-inferred = folgt aus anderen
rules-not-played = wird hier nicht gespielt
rules-ruling = Hier so entschieden:
rules-option = Option { $name }
rules-example = Beispiel: { $title }
rules-given = gegeben
rules-when = wenn
rules-then = dann

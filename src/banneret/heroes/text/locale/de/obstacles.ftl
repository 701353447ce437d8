# What stands in the way of an answer, said before the clause.
in-the-way-other-question = Gefragt ist jetzt etwas anderes: { $prompt }
in-the-way-citadel = In der Stadt steht keine Zitadelle.
in-the-way-no-few = Diese Einheit liegt nicht als Wenige in der Armee.
in-the-way-card = { $moment ->
    [combat] Diese Karte ist für Kämpfe.
    [map] Diese Karte ist für die Landkarte.
    [recruit] Diese Karte wird beim Rekrutieren gespielt.
    [guild] Diese Karte wird beim Kauf eines Zaubers gespielt.
    [won] Diese Karte wird nach einem gewonnenen Kampf gespielt.
    [guarded] Diese Karte wird gespielt, wo Wachen stehen.
    [attack] Diese Karte wird gespielt, wenn eine deiner Einheiten angreift.
    [defense] Diese Karte wird gespielt, wenn eine deiner Einheiten angegriffen wird.
    [activation] Diese Karte wird gespielt, während eine deiner Einheiten am Zug ist, bevor sie angreift.
    [enemy_spell] Diese Karte wird gegen einen Zauber des Gegners gespielt.
    [own_spell] Diese Karte wird nach einem eigenen Zauber gespielt.
    [loss] Diese Karte wird gespielt, wenn eine deiner Einheiten fällt.
    [start] Diese Karte wird zu Beginn eines Kampfes gespielt.
    [roll] Diese Karte wird nach einem Wurf gespielt.
    [extend] Diese Karte wird gespielt, wenn die Zeit eines Kampfes abläuft.
   *[several] Diese Karte würde jetzt nichts bewirken.
}
in-the-way-H3-MOV-03 = Es ist keine Bewegung übrig.
in-the-way-H3-MOV-04 = Das Feld liegt nicht neben dem Helden.
in-the-way-H3-MOV-14 = Das Plättchen dort ist noch verdeckt.
in-the-way-H3-MOV-15 = Das Feld ist gesperrt.
in-the-way-H3-MOV-23 = Zwischen den beiden Feldern steht eine Mauer.
in-the-way-H3-SEC-04 = Es gibt höchstens einen Nebenhelden.
in-the-way-H3-GEN-04 = Das kostet mehr, als du hast.
in-the-way-H3-GEN-08 = Die Karte ist nicht auf deiner Hand.
in-the-way-H3-TWA-01 = Diese Stadtaktion ist in dieser Runde verbraucht.
in-the-way-H3-CST-06 = Die Behausung dieser Einheit ist nicht gebaut.
in-the-way-H3-TWN-08 = In dieser Runde ist schon gebaut worden.
in-the-way-H3-TWN-10 = Das ist schon gebaut.
in-the-way-H3-TWA-10 = In der Stadt steht keine Magiergilde.
in-the-way-H3-MGU-05 = In dieser Runde ist schon ein Zauber gekauft worden.
in-the-way-H3-MGU-07 = Die Magiergilde ist erst in dieser Runde gebaut worden.
in-the-way-H3-UNI-05 = Diese Einheit hast du schon.
in-the-way-H3-CBC-01 = In dieser Kampfrunde ist schon ein Zauber gewirkt worden.
in-the-way-H3-ABL-03 = In dieser Runde ist kein Experteneffekt mehr übrig.
in-the-way-H3-TIL-27 = Das Plättchen berührt das Feld des Helden nicht.
in-the-way-H3-TRD-02 = Ein Besuch dient den Ressourcen oder einer Karte, und dieser hat mit dem anderen begonnen.
in-the-way-H3-TRD-10 = Der Handelsposten nimmt diese Karte nicht.

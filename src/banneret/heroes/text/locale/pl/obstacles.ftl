# What stands in the way of an answer, said before the clause.
in-the-way-other-question = Teraz pytanie jest inne: { $prompt }
in-the-way-citadel = W mieście nie ma Cytadeli.
in-the-way-no-few = W armii nie ma tej jednostki jako Garstki.
in-the-way-card = { $moment ->
    [combat] Ta karta służy w Walce.
    [map] Ta karta służy na mapie.
    [recruit] Tę kartę zagrywa się przy rekrutacji.
    [guild] Tę kartę zagrywa się przy zakupie zaklęcia.
    [won] Tę kartę zagrywa się po wygranej Walce.
    [guarded] Tę kartę zagrywa się tam, gdzie stoją strażnicy.
    [attack] Tę kartę zagrywa się, gdy twoja jednostka atakuje.
    [defense] Tę kartę zagrywa się, gdy twoja jednostka jest atakowana.
    [activation] Tę kartę zagrywa się podczas aktywacji twojej jednostki, przed jej atakiem.
    [enemy_spell] Tę kartę zagrywa się przeciw zaklęciu wroga.
    [own_spell] Tę kartę zagrywa się po własnym zaklęciu.
    [loss] Tę kartę zagrywa się, gdy ginie twoja jednostka.
    [start] Tę kartę zagrywa się na początku Walki.
    [roll] Tę kartę zagrywa się po rzucie.
    [extend] Tę kartę zagrywa się, gdy kończy się czas Walki.
   *[several] Ta karta nic by teraz nie dała.
}
in-the-way-H3-MOV-03 = Nie zostało już ruchu.
in-the-way-H3-MOV-04 = To pole nie sąsiaduje z bohaterem.
in-the-way-H3-MOV-14 = Kafelek tam leży zakryty.
in-the-way-H3-MOV-15 = To pole jest zablokowane.
in-the-way-H3-MOV-23 = Między polami stoi mur.
in-the-way-H3-SEC-04 = Może być tylko jeden bohater drugorzędny.
in-the-way-H3-GEN-04 = To kosztuje więcej, niż masz.
in-the-way-H3-GEN-08 = Tej karty nie masz na ręce.
in-the-way-H3-TWA-01 = Ta akcja miasta została już użyta w tej rundzie.
in-the-way-H3-CST-06 = Siedlisko tej jednostki nie jest zbudowane.
in-the-way-H3-TWN-08 = W tej rundzie już coś zbudowano.
in-the-way-H3-TWN-10 = To już stoi.
in-the-way-H3-TWA-10 = W mieście nie ma Gildii Magów.
in-the-way-H3-MGU-05 = W tej rundzie kupiono już zaklęcie.
in-the-way-H3-MGU-07 = Gildię Magów zbudowano w tej rundzie.
in-the-way-H3-UNI-05 = Masz już tę jednostkę.
in-the-way-H3-CBC-01 = W tej rundzie walki rzucono już zaklęcie.
in-the-way-H3-ABL-03 = W tej rundzie nie ma już efektów Eksperta.
in-the-way-H3-TIL-27 = Kafelek nie styka się z polem bohatera.
in-the-way-H3-TRD-02 = Wizyta służy zasobom albo karcie, a ta zaczęła się od tego drugiego.
in-the-way-H3-TRD-10 = Punkt handlowy nie przyjmuje tej karty.

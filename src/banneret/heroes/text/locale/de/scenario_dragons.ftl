### Die Kampagne Drachenblut.

scenario-dragons_blood_1 = Jagd auf die Aasfresser
story-dragons_blood_1 = Irgendwo in der Tiefe liegt eine Phiole Drachenblut, und nicht nur Mutare weiß davon. Zwei junge Fürsten folgen ihr ins Dunkel. Säubere die Höhlen von ihnen.
rule-dragons_blood_1-scavengers = Jeder Fürst hält die Siedlung, auf der er beginnt. Für jede Mine, die ein Fürst nimmt, schließt sich ihm eine Bronze-Einheit an, bis zu fünf Einheiten.
label-hideout_east = das östliche Versteck
label-hideout_south = das südliche Versteck

scenario-dragons_blood_2 = Das Blut des Drachenvaters
story-dragons_blood_2 = Die Phiole wartet in der Halle der Drachen, und sie reicht nur für einen. Ordwald ist längst unterwegs. Sei vor ihm dort.
rule-dragons_blood_2-vial = Wer die Drachen der Halle zuerst schlägt, hat die Phiole. Ordwald hält auf jedem nahen Plättchen, auf das er kommt, um zu lesen, und braucht für die Drachen zwei weitere Züge.
rule-dragons_blood_2-prisoner = Alamar wird im Zufluchtsort von Plättchen N2 festgehalten. Der erste Besuch dort befreit ihn: Er schließt sich an Ort und Stelle als Nebenheld an und bringt einen endlosen Goldbeutel mit.
rule-dragons_blood_2-prisoners_guard = Führt Alamar selbst, kommen an seiner Stelle Medusen aus dem Zufluchtsort, mit demselben Beutel.
tale-dragons_blood_2-breaks_camp = Ordwald hat seine Zelte abgebrochen und zieht zur Halle.
tale-dragons_blood_2-captive = In den Höhlen wird jemand gefangen gehalten, sagen die Späher.
label-dragon_hall = die Drachenhalle
label-ordwald_camp = Ordwalds Lager

scenario-dragons_blood_3 = Blutdurst
story-dragons_blood_3 = Was Mutare trank, wollen andere aus ihr trinken. Drei Fürsten kommen darum von drei Seiten. Keiner von ihnen darf heimkehren.
rule-dragons_blood_3-crystal_ally = Kristalldrachen haben Hilfe in einem Kampf geschworen, in welchem du willst. Dann fliegen sie fort.
rule-dragons_blood_3-black_wings = Schwarze Drachen haben die Witterung aufgenommen. Sie schließen sich an, wenn Runde 5 beginnt.
rule-dragons_blood_3-dragon_form = Einmal in jedem Kampf zählt eine Einheit des Haupthelden für eine Spezialität als Drache.
rule-dragons_blood_3-spent = Ordwald kommt ohne seine Verzauberer, denn er wurde auf dem Weg zur Phiole geschlagen.
rule-dragons_blood_3-farewell = Mit dem letzten Fürsten endet die Geschichte.
tale-dragons_blood_3-the_end = Der letzte der Fürsten ist fort, und was in Mutares Adern fließt, bleibt ihres.
token-crystal_oath = Eid der Kristalldrachen
label-keep_east = die Ostfeste
label-keep_south = die Südfeste
label-keep_west = die Westfeste
aihero-lord_east = Fürst der Ostfeste
aihero-lord_south = Fürst der Südfeste

airule-8 = er hat haltgemacht und bleibt vorerst hier
measure-of-ai_held = Felder in Feindeshand: { $what }
table-goal-ai_held = Der Feind nimmt: { $what }.

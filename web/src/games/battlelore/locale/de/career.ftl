nav-heroes = Halle
career-about = Helden von BattleLore leben zwischen ihren Abenteuern weiter: mit dem, was sie gelernt haben, was sie tragen, und mit ihren Narben.
career-values = Waffe, Würfel, Bewegung, Mut
career-weapon = { $weapon ->
   *[sword] Schwert
    [staff] Stab
    [mace] Streitkolben
  }
career-favourite = Lieblingswaffe
career-dice = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
  }
career-dice-note = im Nahkampf
career-hexes = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
  }
career-hexes-note = und Kampf
career-bold = Tapfer
career-bold-note = darf { $n ->
    [one] 1 Flagge
   *[other] { $n } Flaggen
  } missachten
career-capacity = { $n } in einer Laufbahn
career-crossed = { $n } von { $of } Wunden
career-wounds-note = Für immer gestrichen; ein Arzt tilgt eine.
career-experience = Erfahrung, { $more ->
    [0] genug für eine Stufe
   *[other] noch { $more } für eine Stufe
  }
career-treasure = Schatz, { $price } für ein Artefakt
career-skills = Fertigkeiten
career-skills-note = { $n } von { $of }
career-next-skill = Eine weitere Fertigkeit
career-next-skill-at = für { $price } Erfahrung
career-next-skill-note = Mit drei Fertigkeiten und 3 Erfahrung darf ein Held in den Kriegsrat.
career-equipped = Ausgerüstet
career-equipped-note = höchstens { $n } zu Beginn · mit einer Wunde verloren
career-stored = Verwahrt
career-stored-note = { $n } von { $of } · unter dem Bogen, sicher
career-none = Nichts.
career-take = Mitnehmen
career-leave = Zu Hause lassen
career-guide = { $kind ->
   *[after] Nach dem Abenteuer
    [creation] In der Akademie
  }
career-guide-step = { $n } von { $of }
career-at-table = Am Tisch
career-sheet-of = Der Charakterbogen von { $name }
career-history = Geschichte
career-no-history = Noch kein Abenteuer.
career-result = { $won ->
   *[yes] Sieg
    [no] verloren
    [new] neu
  }
career-hall = { $group ->
   *[active] Helden
    [former] Halle der Helden
  }
career-adventures = { $class } · { $n ->
    [one] 1 Abenteuer
   *[other] { $n } Abenteuer
  }
career-record = { $n ->
    [one] 1 Abenteuer
   *[other] { $n } Abenteuer
  } · { $won } gewonnen
career-busy = gerade an einem Tisch
career-nobody = Noch niemand.
career-new = Ein neuer Held
career-name = Name des Helden
career-name-how = Ein Name hat bis zu 24 Buchstaben oder Ziffern, ohne Leerzeichen.
career-academy = Zur Akademie
career-import = Datei eines Helden öffnen
career-export = Als Datei sichern
career-too-large = Diese Datei ist zu groß für einen Helden.
career-to-table = Zum Tisch
career-free = Dieses Spiel verlassen
career-retire = Abschied nehmen
career-retire-ask = Soll { $name } Abschied nehmen?
career-retire-how = Wer Abschied nimmt, bleibt für immer in der Halle und zieht in kein Abenteuer mehr.
career-stay = Noch nicht
career-empty = Deine Halle ist leer
career-empty-how = Gib einem Helden einen Namen und schicke ihn zur Akademie, oder beginne ein Abenteuer mit Helden: wer zurückkommt, wird hier verwahrt.
lobby-hero-of = Held von Platz { $seat }
lobby-no-hero = Kein Held
lobby-new-hero = Neuer Held
career-graduated = { $name } verlässt die Akademie
career-graduated-note = Der Bogen liegt in deiner Halle.
career-to-hall = Zur Halle
career-to-adventure = Zum ersten Abenteuer
room-hero = Dein Held

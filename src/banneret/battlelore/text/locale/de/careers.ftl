# Laufbahnen der Helden: die Halle, der Charakterbogen und was jedes Abenteuer gebracht hat.

status-cadet = an der Akademie
status-active = im Dienst
status-councillor = im Kriegsrat
status-instructor = Ausbilder an der Akademie
status-retired = im Ruhestand
status-dead = gefallen

adventure-academy = Die Akademie

weapon-sword = Schwert
weapon-staff = Stab
weapon-mace = Streitkolben

fate-absent = nicht auf dem Schlachtfeld
fate-fighting = bis zuletzt auf dem Schlachtfeld
fate-wounded = verwundet
fate-withdrawn = hat das Schlachtfeld verlassen

deed-won = gewonnen
deed-lost = verloren
deed-experience = Erfahrung { $by }
deed-treasure = Schätze { $by }
deed-wounds = Wunden { $by }
deed-learned = { $skill } gelernt
deed-gained = { $artifact } gefunden
deed-gave = { $artifact } verschenkt
deed-adviser = als Ratgeber

career-line = { $name }, { $class }: { $status }
career-line-cadet = { $name }: { $status }
career-movement = Bewegung: { $n }
career-weapon = Waffe: { $weapon }, { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }
career-bold = Kühn: darf eine Flagge ignorieren, ebenso die geführte Truppe.
career-experience = Erfahrung: { $n }
career-treasure = Schätze: { $n }
career-wounds = Wunden: { $n } von { $of }
career-skills = Fertigkeiten
career-equipped = Artefakte zur Hand
career-owned = Artefakte zu Hause
career-listed = Artefakte auf der Liste, von denen eines verschenkt wird
career-since = Im Kriegsrat seit { $day }; Niederlagen: { $n } von { $of }
career-heir = Das letzte Geschenk erhielt { $name }.
career-playing = Nimmt gerade an einem Spiel teil.
career-history = Abenteuer
career-none = In der Halle ist noch niemand: `banneret hero new NAME` schickt jemanden an die Akademie.
career-goes-on = Das Spiel geht weiter: { $command } nimmt es wieder auf.

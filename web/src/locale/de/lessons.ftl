# Banneret: lessons

learn = Spielen lernen
learn-count = { $done } von { $count }
learn-new = Neu hier? Spiel eine erste Partie mit jemandem an deiner Seite.
learn-begin = Beginnen · { $minutes } min
learn-minutes = { $minutes } Minuten
learn-done = geschafft
learn-go-on = Weiter
learn-again = Noch einmal
learn-again-of = { $title } noch einmal
learn-start = Beginnen
learn-begin-of = { $title } beginnen

lesson-refused = Die Lektion kann nicht beginnen
lesson-done = Lektion geschafft: { $title }
lesson-short = Noch nicht geschafft: { $title }
lesson-short-text = Das Spiel war vor der Lektion zu Ende. Das kommt vor; du kannst sie jederzeit noch einmal beginnen.
lesson-again = Noch einmal
lesson-lobby = Zur Lobby
lesson-look = Das Brett ansehen
lesson-go-on = Hier weiterspielen
lesson-next = Nächste Lektion

coach = Begleiter
coach-part = Schritt { $n } von { $of }
coach-fold = Begleiter einklappen
coach-show = Zeig es mir
coach-next = Weiter
coach-understood = Verstanden

# Banneret: lessons

learn = Naucz się grać
learn-count = { $done } z { $count }
learn-new = Pierwszy raz tutaj? Zagraj pierwszą partię z przewodnikiem.
learn-begin = Zacznij · { $minutes } min
learn-minutes = { $minutes } min
learn-done = ukończona
learn-go-on = Dalej
learn-again = Jeszcze raz
learn-again-of = { $title } jeszcze raz
learn-start = Zacznij
learn-begin-of = Zacznij: { $title }

lesson-refused = Nie można zacząć lekcji
lesson-done = Lekcja ukończona: { $title }
lesson-short = Jeszcze nie ukończono: { $title }
lesson-short-text = Gra skończyła się przed lekcją. Tak bywa; możesz zacząć ją jeszcze raz, kiedy zechcesz.
lesson-again = Jeszcze raz
lesson-lobby = Do poczekalni
lesson-look = Obejrzyj planszę
lesson-go-on = Graj dalej
lesson-next = Następna lekcja

coach = Przewodnik
coach-part = Krok { $n } z { $of }
coach-fold = Zwiń przewodnika
coach-show = Pokaż
coach-next = Dalej
coach-understood = Rozumiem

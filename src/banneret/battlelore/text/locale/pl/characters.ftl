### Postacie: z kim można zagrać.

bot-jory = Jory
bot-jory-text = Szarżuje bez względu na wszystko i zapomina o połowie rozkazów.
bot-elke = Elke
bot-elke-text = Ostrożna: trzyma się poza zasięgiem i pilnuje tego, co ma. Czasem coś przeoczy.
bot-aldric = Aldric
bot-aldric-text = Łupieżca: naciera i niczego nie przeoczy, ale też niczego nie szuka.
bot-morgane = Morgane
bot-morgane-text = Mistrzyni arkanów: gra karty tam, gdzie inni oszczędzają. Chwilę się zastanawia.
bot-sigrun = Sigrun
bot-sigrun-text = Ocenia każdy rozkaz po odpowiedzi na niego. Najsilniejsza tutaj; odpowiada bez pośpiechu.

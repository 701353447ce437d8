### Postacie: z kim można zagrać.

bot-tilo = Tilo
bot-tilo-text = Włóczy się, odkrywa każdy kafelek i nie zauważa połowy tego, co ma przed sobą.
bot-hanne = Hanne
bot-hanne-text = Łupieżczyni: atakuje wszystko, co może pokonać, i rzadko buduje. Czasem coś przeoczy.
bot-gero = Gero
bot-gero-text = Pojedynkowicz: werbuje, chętnie gra karty i szuka walki. Niczego nie przeoczy, mało planuje.
bot-beatrix = Beatrix
bot-beatrix-text = Budowniczka: najpierw miasto i kopalnie, potem armia, którą opłacą. Chwilę się zastanawia.
bot-roderic = Roderic
bot-roderic-text = Rozważa wszystko trzy rundy naprzód. Najsilniejszy tutaj; odpowiada bez pośpiechu.

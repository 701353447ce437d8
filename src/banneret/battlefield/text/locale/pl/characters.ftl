### Postacie: z kim można zagrać.

bot-wido = Wido
bot-wido-text = Zabijaka: uderza pierwszy, od razu gra każdą kartę i nie widzi połowy pola.
bot-ludmila = Ludmila
bot-ludmila-text = Oszczędza karty na lepsze czasy, często za długo. Czasem coś przeoczy.
bot-florian = Florian
bot-florian-text = Pojedynkowicz: śmiały, szybki i uważny, ale nie patrzy dalej niż do następnego ciosu.
bot-mathilde = Mathilde
bot-mathilde-text = Obrończyni: dla żadnego ciosu nie poświęci niczego swojego. Chwilę się zastanawia.
bot-casimir = Casimir
bot-casimir-text = Każdą bitwę rozgrywa w głowie do końca. Najsilniejszy tutaj; odpowiada bez pośpiechu.

### Charaktere: gegen wen man spielen kann.

bot-tilo = Tilo
bot-tilo-text = Streift umher, deckt jedes Teil auf und übersieht die Hälfte von dem, was vor ihm liegt.
bot-hanne = Hanne
bot-hanne-text = Eine Plünderin: greift an, was sie schlagen kann, und baut selten. Übersieht ab und zu etwas.
bot-gero = Gero
bot-gero-text = Ein Duellant: wirbt Truppen, spielt seine Karten aus und sucht den Kampf. Übersieht nichts, plant wenig.
bot-beatrix = Beatrix
bot-beatrix-text = Eine Baumeisterin: erst Stadt und Minen, dann die Armee, die sie bezahlen. Denkt einen Moment nach.
bot-roderic = Roderic
bot-roderic-text = Wägt alles drei Runden voraus ab. Der Stärkste hier; nimmt sich für jede Antwort Zeit.

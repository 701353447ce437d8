### Charaktere: gegen wen man spielen kann.

bot-jory = Jory
bot-jory-text = Stürmt voran, was auch wartet, und vergisst die Hälfte seiner Befehle.
bot-elke = Elke
bot-elke-text = Vorsichtig: bleibt außer Reichweite und hält, was sie hat. Übersieht ab und zu etwas.
bot-aldric = Aldric
bot-aldric-text = Ein Plünderer: treibt den Angriff voran und übersieht nichts, sucht aber auch nichts.
bot-morgane = Morgane
bot-morgane-text = Eine Meisterin der Arkana: spielt ihre Karten, wo andere sparen. Denkt einen Moment nach.
bot-sigrun = Sigrun
bot-sigrun-text = Beurteilt jeden Befehl nach der Antwort darauf. Die Stärkste hier; nimmt sich für jede Antwort Zeit.

### Charaktere: gegen wen man spielen kann.

bot-wido = Wido
bot-wido-text = Ein Raufbold: schlägt zuerst, spielt jede Karte sofort und übersieht das halbe Feld.
bot-ludmila = Ludmila
bot-ludmila-text = Spart ihre Karten für bessere Tage, oft zu lange. Übersieht ab und zu etwas.
bot-florian = Florian
bot-florian-text = Ein Duellant: kühn, schnell und ohne Versehen, doch er sieht nie weiter als bis zum nächsten Schlag.
bot-mathilde = Mathilde
bot-mathilde-text = Eine Verteidigerin: gibt für keinen Schlag etwas Eigenes her. Denkt einen Moment nach.
bot-casimir = Casimir
bot-casimir-text = Spielt jede Schlacht im Kopf zu Ende. Der Stärkste hier; nimmt sich für jede Antwort Zeit.

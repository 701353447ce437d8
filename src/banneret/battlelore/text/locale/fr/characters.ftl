### Personnages : contre qui l’on peut jouer.

bot-jory = Jory
bot-jory-text = Charge quoi qu’il arrive et oublie la moitié de ses ordres.
bot-elke = Elke
bot-elke-text = Prudente{"\u00A0"}: reste hors de portée et tient ce qu’elle a. Distraite par moments.
bot-aldric = Aldric
bot-aldric-text = Un pillard{"\u00A0"}: pousse l’attaque et ne néglige rien, mais ne cherche pas plus loin.
bot-morgane = Morgane
bot-morgane-text = Maîtresse des arcanes{"\u00A0"}: joue ses cartes là où d’autres épargnent. Réfléchit un instant.
bot-sigrun = Sigrun
bot-sigrun-text = Juge chaque ordre d’après la riposte. La plus forte ici{"\u00A0"}; prend son temps pour répondre.

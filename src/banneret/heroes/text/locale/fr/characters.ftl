### Personnages : contre qui l’on peut jouer.

bot-tilo = Tilo
bot-tilo-text = Se promène, retourne chaque tuile et ne voit pas la moitié de ce qu’il a devant lui.
bot-hanne = Hanne
bot-hanne-text = Une pillarde{"\u00A0"}: attaque tout ce qu’elle peut battre et construit rarement. Distraite par moments.
bot-gero = Gero
bot-gero-text = Un duelliste{"\u00A0"}: recrute, joue ses cartes et cherche le combat. Ne néglige rien, prévoit peu.
bot-beatrix = Beatrix
bot-beatrix-text = Une bâtisseuse{"\u00A0"}: d’abord la ville et les mines, puis l’armée qu’elles paient. Réfléchit un instant.
bot-roderic = Roderic
bot-roderic-text = Pèse tout trois manches à l’avance. Le plus fort ici{"\u00A0"}; prend son temps pour répondre.

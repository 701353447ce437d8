### Personnages : contre qui l’on peut jouer.

bot-wido = Wido
bot-wido-text = Un bagarreur{"\u00A0"}: frappe d’abord, joue aussitôt chaque carte et ne voit pas la moitié du plateau.
bot-ludmila = Ludmila
bot-ludmila-text = Garde ses cartes pour des jours meilleurs, souvent trop longtemps. Distraite par moments.
bot-florian = Florian
bot-florian-text = Un duelliste{"\u00A0"}: hardi, vif et sans oubli, mais ne voit jamais plus loin que le prochain coup.
bot-mathilde = Mathilde
bot-mathilde-text = Une gardienne{"\u00A0"}: ne sacrifie rien des siens pour un coup. Réfléchit un instant.
bot-casimir = Casimir
bot-casimir-text = Joue chaque bataille en pensée jusqu’au bout. Le plus fort ici{"\u00A0"}; prend son temps pour répondre.

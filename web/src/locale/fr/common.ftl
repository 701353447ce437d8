# Banneret : mots de toutes les pages
app-name = Banneret
app-disclaimer = Sans lien avec aucun éditeur. Dessins et textes originaux.
app-credit = Icônes : auteurs de game-icons.net, CC BY 3.0
nav-label = Pages
nav-play = Jouer
nav-records = Parties
nav-rules = Règles
nav-gallery = Pièces
nav-skip = Aller au contenu
page-loading = Chargement …
page-failed = Cette page n’a pas pu être chargée.
page-retry = Réessayer
settings = Réglages
theme-next = Thème : { $theme ->
    [light] clair
    [dark] sombre
   *[auto] comme le système
  }

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
close = Fermer
done = Terminé
refused = { $name } : impossible
off-because = Impossible : { $reason }
clause-label = Clause { $id }
clause-failed = Le texte de cette clause n’a pas pu être chargé.
clause-open = Ouvrir dans les règles
resource = { $kind ->
   *[gold] or
    [building_materials] matériaux de construction
    [valuables] objets de valeur
    [movement] mouvement
    [lore] arcane
    [treasure] trésor
    [experience] expérience
  }
resource-short = pas assez
stepper-less = Un de moins
stepper-more = Un de plus
die-face = { $kind ->
   *[attack] Dé d’attaque
    [resource] Dé de ressource
    [treasure] Dé de trésor
  } : { $face }
die-map = { $kind ->
   *[attack] Dé d’attaque
    [resource] Dé de ressource
    [treasure] Dé de trésor
  } : { $what ->
   *[gold] { $amount } or
    [building_materials] { $amount } matériaux de construction
    [valuables] { $amount } objets de valeur
    [experience] expérience
    [artifact] un artefact
    [resource] { $amount ->
        [one] un dé de ressource
       *[other] { $amount } dés de ressource
    }
  }
card-back = Dos de carte
card-state = { $state ->
   *[play] jouable
    [sel] choisie
    [new] vient d’être piochée
  }
card-or = ou
stat = { $stat ->
   *[attack] Attaque
    [defense] Défense
    [hp] Vie
    [initiative] Initiative
    [power] Puissance
    [knowledge] Savoir
    [movement] Mouvement
    [experience] Expérience
  }
unit-side = { $side ->
   *[few] Quelques
    [pack] Groupe
  }
unit-no-ability = Aucune capacité de ce côté.
unit-reinforce = Renforcer
unit-recruit = Recruter
unit-token = { $token ->
    [defense_token] se défend
    [paralysed] paralysée
    [silenced] réduite au silence
    [warded] protégée
    [retaliated] a riposté
   *[acted] a été activée
  }
unit-state = { $state ->
    [active] agit
   *[legal] peut être choisie
    [target] peut être attaquée
    [chosen] cible choisie
  }
settings-note = Gardé dans ce navigateur seulement.
settings-name = Nom
settings-language = Langue
settings-theme = Couleurs
settings-speed = Vitesse
settings-animation = Animation
settings-sound = Son
settings-volume = Volume
theme-name = { $theme ->
   *[auto] comme le système
    [light] clair
    [dark] sombre
  }
speed-name = { $speed ->
    [instant] immédiate
   *[other] { $speed }×
  }
switch-name = { $value ->
    [on] oui
   *[off] non
  }
time-span = { $unit ->
    [days] { $n ->
        [one] 1 jour
       *[other] { $n } jours
      }
    [hours] { $n ->
        [one] 1 heure
       *[other] { $n } heures
      }
   *[minutes] { $n ->
        [one] 1 minute
       *[other] { $n } minutes
      }
  }

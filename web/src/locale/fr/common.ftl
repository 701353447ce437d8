# Banneret : mots de toutes les pages
app-name = Banneret
app-disclaimer = Sans lien avec aucun éditeur. Dessins et textes originaux.
app-credit = Icônes{"\u00A0"}: auteurs de game-icons.net, CC BY 3.0
nav-label = Pages
nav-play = Jouer
nav-meet = Joueurs
nav-workshop = Atelier
nav-games = Vos parties
waiting-badge = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
  }
waiting-notice = À vous{"\u00A0"}: { $title }
nav-records = Parties
nav-rules = Règles
nav-gallery = Pièces
nav-skip = Aller au contenu
page-loading = Chargement …
page-failed = Cette page n’a pas pu être chargée.
page-retry = Réessayer
settings = Réglages
theme-next = Thème{"\u00A0"}: { $theme ->
    [light] clair
    [dark] sombre
   *[auto] comme le système
  }
close = Fermer
done = Terminé
refused = { $name }{"\u00A0"}: impossible
off-because = Impossible{"\u00A0"}: { $reason }
clause-label = Clause { $id }
clause-failed = Le texte de cette clause n’a pas pu être chargé.
clause-open = Ouvrir dans les règles
amount-of-experience = expérience
amount-short = pas assez
stepper-less = Un de moins
stepper-more = Un de plus
card-back = Dos de carte
card-state = { $state ->
   *[play] jouable
    [sel] choisie
    [new] vient d’être piochée
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

clock-title = Horloge
clock-none = sans limite
clock-name = { $by ->
    [turn] { $time } par tour
    [total] { $time } pour la partie
   *[answer] { $time } par réponse
  }
clock-more = { $time } de plus par manche
clock-weekends = week-ends libres
clock-days-off = jours de congé{"\u00A0"}: { $days }
clock-weekends-off = Week-ends libres (UTC)
clock-days-off-each = Jours de congé pour chacun

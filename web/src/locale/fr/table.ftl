# Banneret: table
table-connecting = Vers la table…
table-your-turn = À vous de jouer
table-your-move = Votre réponse
table-passing = Rien à jouer
table-passing-detail = Vous passez, et personne ne saura pourquoi.
table-to-act = À { $hero } ({ $faction }) d’agir
table-to-act-seat = À { $name } d’agir
table-waiting = En attente de { $name }
table-waiting-detail = { $kind ->
    [bot] Bot, réfléchit
    [away] A quitté la table
   *[person] À la table
  }
table-seconds = { $seconds } s
table-watching = Vous regardez
table-lost = Connexion perdue
table-lost-detail = { $seconds ->
    [0] Nouvel essai · votre partie est en sûreté
   *[other] Nouvel essai dans { $seconds } s · votre partie est en sûreté
  }
table-looking-back = Retour en arrière
table-looking-back-detail = La table telle qu’elle était · Échap pour revenir
table-behind = { $count ->
    [0] Le dernier événement
    [one] 1 événement après celui-ci
   *[other] { $count } événements après celui-ci
  }
table-to-now = Revenir au présent
table-replaying = Reprise { $at } sur { $of }
table-replaying-detail = Espace pour passer
table-over = { $result ->
    [won] Victoire
    [lost] Défaite
    [drawn] Personne ne gagne
   *[watched] La partie est finie
  }
table-guards = les gardes
where-waiting = Salle d’attente
where = { $what } · { $seats ->
    [one] 1 place
   *[other] { $seats } places
  }

round-now = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
  }

seats-title = Places
seats-all = Places et lien
seats-you = Vous
seats-empty = Place vide
seats-player = Joueur { $seat }
seats-watching = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
  }
seats-hand = Cartes en main
seats-look = Voir le plateau de { $name }
seats-doing = { $doing ->
    [acting] doit agir
    [thinking] réfléchit
    [away] absent
    [out] éliminé
    [bot] bot
   *[here] présent
  }

log-label = Ce qui s’est passé et ce qui s’est dit
log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-back = Un événement en arrière
log-on = Un événement en avant
chat-title = Discussion
chat-empty = Personne n’a encore parlé.
chat-write = Dire quelque chose
chat-off = Pas de chat à cette table.
chat-mute = Masquer ce que dit { $name }
chat-unmute = Montrer ce que dit { $name }
chat-report = Signaler cette ligne à l’hôte du serveur
chat-reported = C’est signalé{"\u00A0"}: l’hôte du serveur lira.
chat-send = Envoyer
chat-spectator = Spectateur
chat-event = { $kind ->
    [asked] L’hôte demande à { $name } de céder cette place.
    [kept] { $name } garde cette place.
    [left] { $name } a cédé cette place.
    [freed] { $name } était absent depuis longtemps{"\u00A0"}: l’hôte a libéré cette place.
    [removed] L’hôte a retiré cette place à { $name }.
    [opened] Le bot s’en va{"\u00A0"}: cette place est libre.
    [taken] { $name } a repris cette place.
    [bot] Un bot continue ici.
    [revealed] { $name } a vu l’enregistrement de la partie.
    [known] Qui a créé cette table connaît peut-être les tirages à venir, ou toutes les mains.
    [late] Le temps de { $name } est écoulé{"\u00A0"}: un bot répond.
    [answered] Réponses d’un bot pour { $name }{"\u00A0"}: { $number }
    [off] { $name } prend des jours de congé{"\u00A0"}: { $number }
    [planned] { $name } prévoit des jours de congé, qui commencent dans ce nombre de jours{"\u00A0"}: { $number }
    [resigned] { $name } abandonne.
    [time] { $name } n’a plus de temps et perd la partie.
    [offers] { $name } propose la nulle.
    [declines] { $name } ne veut pas de nulle.
    [drawn] Tous sont d’accord{"\u00A0"}: la partie est nulle.
    [aborted] { $name } a annulé la partie.
   *[other] Quelque chose a changé à cette place.
  }
chat-unread = { $count ->
    [one] nouvelle ligne
   *[other] nouvelles lignes
  }

choice-label = La partie vous attend
choice-label-waiting = La partie attend quelqu’un d’autre
choice-all = Les { $count } réponses
choice-list = Liste des réponses
choice-in-window = Choisissez ci-dessus.
choice-filter = Chercher une réponse
choice-none-found = Aucune réponse ne contient ces mots.
choice-let-go = Pas ceci
choice-final = Ce choix est définitif.
choice-undo = Annuler
ask-me-once = Moi d’abord
ask-me-noted = On vous demandera
ask-me-always = Me demander avant ce que font les autres
ask-me-always-tip = Me demander avant ce que font les autres, là où je peux agir. Ils ne le voient que lorsqu’on me demande.
choice-skip = Passer
choice-sending = envoi…
choice-rules = Les règles derrière cette question
choice-why = Pourquoi{"\u00A0"}?
menu-label = Que faire ici

lost-title = La table attend la liaison
lost-text = Tout est enregistré jusqu’à l’événement { $event }. Vous pouvez lire{"\u00A0"}; répondre n’est pas encore possible.
lost-retry = Essayer maintenant
moment-skip = Continuer
sound-now = { $value ->
    [on] Le son est activé
   *[off] Le son est coupé
  }
recap-title = Depuis votre dernière réponse
recap-more = { $n ->
    [one] et 1 autre ligne
   *[other] et { $n } autres lignes
  }
recap-show = Tout revoir
recap-look = Le plateau à ce moment-là
missed-title = De retour à la table
missed = { $count ->
    [0] Rien ne s’est passé en votre absence.
    [one] 1 événement en votre absence{"\u00A0"}: remontez avec [ et ].
   *[other] { $count } événements en votre absence{"\u00A0"}: remontez avec [ et ].
  }

curtain-title = Passez la table à { $name }
curtain-where = { $faction } · { $round }, place { $seat }
curtain-text = Ce qu’une seule personne peut voir est caché. Tout le reste demeure visible pour tous.
curtain-look = Regarder la table
curtain-sit = Je suis { $name }, montrez ma main

tools-redo = Rétablir
tools-undo-off = Rien de vous ne peut être annulé maintenant
tools-next-game = Partie suivante
tools-replay = Revoir
tools-replay-tip = Montrer encore ce qui s’est passé depuis votre dernière réponse
tools-speed = Vitesse des animations{"\u00A0"}: { $speed }
tools-speed-tip = Vitesse des animations

foot-choose = choisir
foot-card = carte
foot-targets = cibles
foot-keys = touches

desk-right = La partie{"\u00A0"}: manche, places et journal

phone-tabs = Vues
phone-tab = { $tab ->
    [hero] Héros
    [town] Ville
    [log] Journal
    [rules] Règles
   *[table] Table
  }
phone-something = il y a quelque chose à faire ici

keys-title = Touches
keys-tab = à la prochaine chose utilisable, par exemple une case éclairée
keys-arrows = parcourir le plateau
keys-enter = choisir
keys-esc = revenir
keys-end = finir le tour, ou la réponse attendue
keys-space = passer une animation{"\u00A0"}; au combat, lancer ou passer
keys-cards = une carte de votre main
keys-all = la liste de toutes les réponses
keys-undo = annuler la dernière réponse
keys-hint = demander ce que ferait un bon bot
keys-redo = la donner à nouveau
keys-ask-me = être interrogé avant que les autres continuent
keys-ask-me-always = l’être toujours
keys-sound = activer ou couper le son
keys-replay = revoir ce qui s’est passé
keys-step = remonter événement par événement
keys-log = au journal
keys-chat = à la discussion
keys-rules = règles
keys-next-game = la prochaine partie qui vous attend
keys-help = cette liste

door-title = Cette table vous est fermée
door = { $code ->
    [not_found] Il n’y a pas de table à cette adresse. Elle a peut-être été débarrassée.
    [forbidden] Votre clé n’ouvre aucune place ici, ou personne ne peut regarder.
   *[other] Le serveur ne vous laisse pas entrer.
  }
door-later = La table ne peut pas être ouverte pour l’instant
door-watch = Regarder sans clé
door-lobby = À l’accueil

room-open = { $count ->
    [one] 1 place est libre
   *[other] { $count } places sont libres
  }
room-full = Toutes les places sont prises
room-invite = Envoyez ce lien à ceux que vous voulez à la table
room-table = La table et ses places
room-hints = { $on ->
    [yes] Conseils permis{"\u00A0"}: chacun ici peut demander ce que ferait un bot.
   *[no] Pas de conseils à cette table.
}
room-watch = Avec ce lien, on peut regarder la partie
room-copy = Copier
room-copied = Copié
room-share = Partager
room-name = Comment les autres vous appellent
room-guest = Invité
room-seat-open = Place libre
room-you = { $name } (vous)
room-seat = Place { $seat }
room-side = { $side ->
    [random] tirée au sort
   *[choose] choisit à la table
  }
room-here = { $here ->
    [yes] présent
   *[no] absent
  }
room-bot = bot
room-take = S’asseoir ici
room-seat-bot = Placer un bot
room-leave = Se lever
room-leave-sure = Votre clé s’en va avec la place. Vous lever{"\u00A0"}?
room-stay = Rester
room-free = Libérer la place
room-ask-free = Demander la place
room-ask-bot = Proposer un bot
room-asked = { $to ->
    [bot] Un bot a été proposé · réponse attendue
   *[open] La place a été demandée · réponse attendue
  }
room-free-ask = Présent{"\u00A0"}: sa place lui reste, sauf accord
room-free-in = Absent{"\u00A0"}: peut être libérée dans { $time }
room-hands = { $count ->
    [one] reprise une fois dans cette partie
   *[other] reprise { $count } fois dans cette partie
  }
room-absence = Qui s’absente d’une partie en cours pendant { $time } peut être remplacé par l’hôte. Tous l’apprennent, et l’enregistrement le note.
wish-title = L’hôte demande votre place
wish = { $to ->
    [bot] Un bot continuerait à votre place, et l’hôte pourrait plus tard y laisser quelqu’un d’autre. La décision est à vous{"\u00A0"}; si vous acceptez, votre clé n’ouvre plus la place.
   *[open] Quelqu’un d’autre pourrait s’asseoir à votre place et voir votre main. La décision est à vous{"\u00A0"}; si vous acceptez, votre clé n’ouvre plus la place.
  }
wish-give = Céder la place
wish-keep = Garder la place
room-which-bot = Bot pour les places libres
room-start = Commencer la partie
room-start-ask = Commencez quand tout le monde est là
room-start-open = { $count ->
    [one] La place libre revient à un bot.
   *[other] Les { $count } places libres reviennent à des bots.
  }
room-start-note = La partie commence pour tous à la fois.
room-wait-host = L’hôte lance la partie
room-failed = Cela n’a pas marché

refused-answer = Ce n’est pas possible
refused-not-done = Cela n’a pas été fait
refused-seat-again = La personne assise là vient de refuser. Redemandez dans { $time }.
refused-stale = Cette question a déjà sa réponse.
refused-not_asked = Ce n’est pas à vous de répondre.
refused-late = Votre temps est écoulé{"\u00A0"}: un bot répond pour vous.
refused-nothing_to_undo = Rien de vous ne peut être annulé.
refused-nothing_to_redo = Il n’y a rien à redonner.
refused-too_fast = Trop vite{"\u00A0"}: attendez un instant.
refused-no_hints = Il n’y a pas de conseils à cette table.
refused-over = La partie est finie.
refused-not_kept = La réponse n’a pas pu être enregistrée et ne compte pas. Essayez encore.
refused-present = La personne assise là est présente et doit être d’accord.
refused-not_wanted = Personne n’a demandé cette place.
refused-unavailable = Ce que la table conserve n’est pas accessible pour l’instant. Essayez encore.

# A game without drawings
plain-yes = Oui
plain-no = Non
plain-position = La position
plain-answers = Réponses

## Habits

habits-title = Moins de clics
habits-note = Ce à quoi on répond d’office pour vous. C’est gardé avec votre place, et personne d’autre ne l’apprend.
habits-fewest = Le moins de clics possible
habits-ask-all = Tout me demander

## Dés

dice-sealed = Les dés du serveur sont scellés{"\u00A0"}: il s’est engagé sur un secret qu’il montrera à la fin de la partie.
dice-shares = { $count ->
    [0] Le navigateur de chaque joueur ajoute ses propres nombres quand on prend place.
    [one] Le navigateur d’un joueur a ajouté ses propres nombres.
   *[other] Les navigateurs de { $count } joueurs ont ajouté leurs propres nombres.
  }
dice-verdict = { $verdict ->
    [joined] Les dés étaient honnêtes{"\u00A0"}: le secret est celui que le serveur avait engagé, et les nombres de votre navigateur entrent dans chaque jet.
    [kept] Les dés étaient honnêtes{"\u00A0"}: le secret est celui que le serveur avait engagé avant la partie.
    [broken] Les dés ne concordent pas{"\u00A0"}: ce n’est pas ce que le serveur avait engagé, ou les nombres de votre navigateur ont été omis.
   *[shown] Le secret des dés est ouvert. Sur une ligne non chiffrée, cette page ne peut pas le vérifier elle-même.
  }
dice-numbers = Voir les nombres
dice-commitment = Ce que le serveur avait engagé (SHA-256)
dice-share = Ajouté par le joueur { $seat }
dice-secret = Le secret
dice-how = Chaque jet et chaque tirage se recalcule à partir de l’enregistrement{"\u00A0"}:

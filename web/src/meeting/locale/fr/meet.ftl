# Banneret: open tables, pairing and invitations
meet-find = Trouver quelqu’un
meet-failed = Cela n’a pas marché
meet-quick = Jouer contre quelqu’un
meet-quick-note = Vous êtes associé à quelqu’un qui veut la même chose et qui est à peu près de votre force.
meet-game = Jeu
meet-scenario = Scénario
meet-time = Temps
meet-rated = La partie compte
meet-rated-note = Elle change les deux classements{"\u00A0"}: pas de conseils, rien ne se reprend.
meet-rated-stranger = Seulement pour qui a gardé une identité{"\u00A0"}: voir Vous.
meet-counts = compte
meet-begin = Trouver un adversaire
meet-waiting = { $count ->
    [0] Personne n’attend en ce moment.
    [one] Une personne attend.
   *[other] { $count } personnes attendent.
  }
meet-waits = Recherche d’un adversaire …
meet-reach = Vous êtes à { $strength }{"\u00A0"}; l’autre peut en être éloigné de { $reach } au plus.
meet-reach-any = Désormais, n’importe qui convient.
meet-waiting-same = { $count ->
    [one] Vous êtes seul à vouloir cela pour l’instant.
   *[other] { $count } personnes veulent cela.
  }
meet-stay = Restez sur cette page{"\u00A0"}: qui la quitte n’attend plus.
meet-need-not-stay = Vous pouvez quitter cette page{"\u00A0"}: dès que quelqu’un est trouvé, la partie figure parmi vos parties. C’est ici que vous pouvez cesser d’attendre.
meet-stop = Ne plus attendre
meet-open = Tables ouvertes
meet-open-note = Quelqu’un y attend de la compagnie.
meet-open-none = Aucune table n’est ouverte. Ouvrez-en une{"\u00A0"}: dans le salon, donnez un siège à un ami et laissez tout le monde la trouver.
meet-live = Parties à regarder
meet-live-note = En cours. Vous voyez ce que toute la table voit.
meet-live-none = Personne ne joue en public en ce moment.
meet-wish = souhaité{"\u00A0"}: { $wish }
meet-seat-open = siège libre
meet-somebody = quelqu’un
meet-sit-down = Y aller
meet-watch = Regarder
meet-invited = On vous invite
meet-invited-none = Personne ne vous a invité. On vous trouve par votre nom si votre page est visible.
meet-invites = { $name } vous invite
meet-asks-rematch = { $name } veut une revanche
meet-accept = À la table
meet-decline = Refuser
meet-sign-in = Il faut pour cela garder une identité. Un clic suffit{"\u00A0"}:
meet-invite-name = Inviter quelqu’un par son nom
meet-invite = Inviter
meet-invite-sent = Invité
meet-invite-none = Personne de ce nom ne se laisse trouver.
meet-findable = Tout le monde peut la trouver
meet-needs-identity = gardez d’abord une identité, sous Vous

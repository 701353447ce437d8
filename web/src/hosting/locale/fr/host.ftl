# Banneret: the page of whoever runs the servers

host-title = Pour l’hôte
host-about = L’état des serveurs de cette table. Donnez la clé avec laquelle ils ont été lancés (--host-key).
host-key = Clé de l’hôte
host-enter = Afficher
host-wrong = Ce n’est pas la clé de l’hôte, ou les serveurs ont été lancés sans clé.
host-leave = Oublier la clé
host-sum = Tous ensemble
host-servers = Serveurs
host-server = Serveur
host-alone = ce serveur
host-ready = prêt
host-not-ready = pas prêt
host-silent = { $count ->
    [one] { $count } serveur ne répond pas
   *[other] { $count } serveurs ne répondent pas
  }
host-rooms = Salles
host-guests = Présents
host-requests = Requêtes
host-failed = Échecs
host-busy = Charge
host-delay = Plus long retard
host-memory = Mémoire
host-waiting = Tâches en attente
host-workers = { $count ->
    [0] Aucun assistant sur d’autres machines
    [one] { $count } assistant sur une autre machine, { $slots } à la fois
   *[other] { $count } assistants sur d’autres machines, { $slots } à la fois
  }
host-since = En marche depuis
host-version = Version du logiciel
host-errors = Dernières erreurs
host-no-errors = Aucune erreur dans le journal.
host-ms = { $ms } ms
host-mb = { $mb } Mo
host-reports = Chat signalé
host-no-reports = Rien n’a été signalé.
host-dealt = C’est réglé

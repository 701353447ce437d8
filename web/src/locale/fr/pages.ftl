# Banneret: pages that are not there, records

trouble-missing = { $what ->
    [record] Cet enregistrement n’existe pas
   *[page] Ce chemin ne mène nulle part
  }
trouble-missing-how = Le lien est peut-être ancien, ou un morceau s’est perdu en route.
trouble-unreachable = Le serveur ne répond pas
trouble-unreachable-how = Rien n’est perdu : les parties s’enregistrent à chaque coup. La page réessaie toute seule.
trouble-failed = Cela n’a pas marché
trouble-failed-how = Le serveur a répondu, mais il refuse.
trouble-lobby = Vers l’accueil

# Banneret: pages that are not there, records

trouble-missing = { $what ->
    [record] Cet enregistrement n’existe pas
    [scenario] Ce scénario n’existe pas
   *[page] Ce chemin ne mène nulle part
  }
trouble-missing-how = Le lien est peut-être ancien, ou un morceau s’est perdu en route.
trouble-unreachable = Le serveur ne répond pas
trouble-unreachable-how = Rien n’est perdu{"\u00A0"}: les parties s’enregistrent à chaque coup. La page réessaie toute seule.
trouble-failed = Cela n’a pas marché
trouble-failed-how = Le serveur a répondu, mais il refuse.
trouble-lobby = Vers l’accueil

records-kept = Gardés sur cet ordinateur.
records-own = Vus dans ce navigateur. On trouve les autres par leurs liens.
records-none = Encore aucun enregistrement. Une partie finie peut être gardée depuis sa dernière page.
records-watch = Regarder
records-save = Enregistrer { $title } dans un fichier
records-more = { $count } de plus
records-open = Ouvrir un fichier
records-open-how = Déposez un fichier .banneret n’importe où sur cette page. Il est d’abord rejoué{"\u00A0"}: ce que vous voyez est ce qui s’est passé.
records-choose = Choisir un fichier
records-reading = On le rejoue …
records-wrong = { $name } ne tient pas
records-too-large = Il est plus grand qu’un enregistrement ne peut l’être.

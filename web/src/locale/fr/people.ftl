# Banneret : qui l'on est
nav-me = Vous
me-stranger = Personne en particulier
me-stranger-note = Aucun compte n'est nécessaire ici. Si vous le souhaitez, cette table peut vous reconnaître.
me-why-seats = Vos places sont à vous sur tous vos appareils. Perdre un navigateur ne fait perdre aucune partie.
me-why-history = Vos parties, leur issue et vos réglages au même endroit.
me-why-heroes = Vos héros et vos campagnes vous suivent.
me-become = Garder une identité
me-by-passkey = Se connecter avec une clé d'accès
me-link-hint = Vous avez un lien de récupération{"\u00A0"}? Ouvrez-le dans ce navigateur.
me-sign-in = Se connecter
me-not-now = Pas maintenant
me-link-title = Un lien de récupération
me-link-how = Il vous connecte ici en tant que la personne qui l'a créé.
me-link-other = { $name } est actuellement connecté ici. Si vous continuez, le propriétaire du lien sera connecté à la place.
me-link-wrong = Ce lien n'ouvre plus rien{"\u00A0"}: il a été remplacé ou supprimé.
me-nameless = Sans nom
me-since = Connu ici depuis le { $date }
me-rename = Changer le nom
me-shield = Écu
me-shield-of = Écu aux couleurs de { $colours }
me-shield-plain = Écu simple
me-languages = Langues que vous parlez
me-history = Vos parties
me-history-note = Ce que vous avez joué, et comment cela s'est terminé
me-history-none = Rien encore. Les parties que vous commencez ou rejoignez désormais figurent ici.
me-won = gagnées
me-drawn = nulles
me-lost = perdues
me-open = en cours
me-outcome = { $how ->
    [won] Gagnée
    [drawn] Nulle
    [lost] Perdue
    [left] Quittée
   *[open] En cours
  }
me-ways = Moyens de se connecter
me-ways-note = Sur un autre appareil, ou si ce navigateur est perdu
me-unsafe = Si ce navigateur est perdu, tout l'est{"\u00A0"}: ajoutez une clé d'accès ou un lien de récupération.
me-passkey = Clé d'accès
me-passkey-add = Ajouter une clé d'accès
me-passkey-remove = Supprimer cette clé d'accès
me-passkey-not-here = Les clés d'accès demandent HTTPS ou localhost, et un nom au lieu de chiffres dans l'adresse.
me-link = Lien de récupération
me-link-make = Créer un lien de récupération
me-link-replace = Créer un nouveau lien
me-link-remove = Supprimer le lien de récupération
me-link-once = Ce lien connecte quiconque le possède. Gardez-le en lieu sûr{"\u00A0"}; il n'est montré que maintenant.
me-link-copy = Copier
me-link-copied = Le lien a été copié.
me-link-copy-yourself = Sélectionnez le lien et copiez-le.
me-made = créé le { $date }
me-used = dernière utilisation le { $date }
me-devices = Où vous êtes connecté
me-device-unknown = Un programme
me-device-here = ce navigateur
me-sign-out = Se déconnecter
me-leaving = Partir
me-sign-out-here = Se déconnecter ici
me-sign-out-everywhere = Se déconnecter partout
me-everywhere-told = Vous êtes déconnecté sur tous les appareils, y compris celui-ci. Les clés de places que l'un d'eux possède encore n'ouvrent plus rien. Vos parties attendent que vous vous reconnectiez.
me-forget = Me supprimer
me-forget-yes = Me supprimer définitivement
me-forget-told = Votre nom, votre historique, vos héros, vos réglages et tout ce que vous avez dit dans les discussions sont supprimés. Dans les parties avec d'autres, un bot prend votre place pour qu'elles continuent. Les parties que vous jouez seul sont supprimées. C'est irréversible.
me-wrong = Cela n'a pas marché
me-wrong-bad-passkey = Cette clé d'accès n'est pas connue ici.
me-wrong-no-way-back = Sans clé d'accès ni lien de récupération, vous ne pourriez plus jamais vous connecter. Ajoutez-en d'abord.
me-wrong-signed-out = Vous n'êtes plus connecté ici.
me-wrong-too-many = Trop de tentatives. Réessayez un peu plus tard.
me-strays = { $count ->
    [one] Une partie de ce navigateur a été commencée en invité et n'appartient pas encore à { $name }.
   *[other] { $count } parties de ce navigateur ont été commencées en invité et n'appartiennent pas encore à { $name }.
  }
me-strays-bring = Les emporter

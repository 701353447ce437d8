# Banneret : être prévenu hors de la page
notices-title = Être prévenu
notices-note = Quand c'est à vous et qu'aucune page n'est ouverte. Rien de votre main n'y figure jamais.
notices-kind = { $kind ->
    [push] Navigateur
    [mail] Courriel
   *[webhook] Webhook
  }
notices-state = { $state ->
    [waits] suivez le lien du courriel qui y a été envoyé
    [fails] les derniers messages n'ont pas pu être remis
   *[works] { $kind ->
        [push] ce navigateur est prévenu, même sans page ouverte
        [mail] confirmée
       *[webhook] est appelé
      }
  }
notices-remove = Ne plus prévenir { $label }
notices-push-add = Me prévenir dans ce navigateur
notices-push-not-here = Ce navigateur ne peut être prévenu que lorsqu'une page est ouverte.
notices-mail = Adresse de courriel
notices-mail-sent = Suivez maintenant le lien du courriel
notices-webhook = Webhook de Discord ou Slack
notices-webhook-note = Son adresse est un secret{"\u00A0"}: qui l'a peut y écrire.
notices-add = Ajouter
notices-what = Ce que je veux savoir
notices-about = { $kind ->
    [turn] C'est à moi
    [time] Mon temps s'écoule
    [began] Une partie a commencé
    [ended] Une partie est terminée
   *[invited] Quelqu'un m'invite
  }
notices-after = Au bout de
notices-at-once = aussitôt
notices-after-note = Pas si vous regardez la page entre-temps.
notices-quiet = Heures calmes
notices-quiet-from = Calme à partir de
notices-quiet-to = Calme jusqu'à
notices-digest = Courriels
notices-digest-none = un par un
notices-digest-at = un par jour, à { $time }
mail-link-title = { $what ->
    [off] Plus de courriel
   *[confirm] Confirmez votre adresse
  }
mail-link-how = { $what ->
    [off] Plus rien ne sera envoyé à l'adresse qui a reçu ce lien.
   *[confirm] Vous serez ensuite prévenu par courriel de ce qui vous attend. Cela ne connecte personne.
  }
mail-link-do = { $what ->
    [off] Arrêter les courriels
   *[confirm] Confirmer
  }
mail-link-done = { $what ->
    [off] C'est fait{"\u00A0"}: plus aucun courriel n'y sera envoyé.
   *[confirm] C'est fait{"\u00A0"}: l'adresse est confirmée.
  }
mail-link-wrong = Ce lien ne confirme plus rien.

### Ce qui est annoncé hors de la page : par push, courriel et webhook. Rien de ce qui est caché dans une partie.

notice-turn = À vous dans { $title } avec { $who }
notice-began = { $title } avec { $who } a commencé
notice-ended = { $title } avec { $who } est terminée
notice-time = { $unit ->
        [hours] { $left ->
            [one] Il vous reste une heure pour répondre dans { $title } avec { $who }
           *[other] Il vous reste { $left } heures pour répondre dans { $title } avec { $who }
        }
       *[minutes] { $left ->
            [one] Il vous reste une minute pour répondre dans { $title } avec { $who }
           *[other] Il vous reste { $left } minutes pour répondre dans { $title } avec { $who }
        }
    }
notice-invitation = { $who } vous invite à { $title }
notice-rematch = { $who } veut rejouer { $title }
notice-paired = Vous jouez { $title } avec { $who }
notice-round = Une nouvelle ronde de { $title } a commencé
notice-somebody = quelqu’un
notice-several = { $count ->
        [one] Du nouveau dans une partie
       *[other] Du nouveau dans { $count } parties
    }
notice-digest = { $count ->
        [one] Une partie vous attend
       *[other] { $count } parties vous attendent
    }
mail-confirm-subject = Confirmez votre adresse
mail-confirm = Quelqu’un veut être prévenu par courriel quand c’est son tour à une table de Banneret et a indiqué cette adresse. Si c’était vous, ouvrez ce lien dans la journée{"\u00A0"}:
mail-confirm-not = Si ce n’était pas vous, ne faites rien{"\u00A0"}: plus rien ne sera envoyé ici.
mail-end = Plus de courriel{"\u00A0"}: { $link }

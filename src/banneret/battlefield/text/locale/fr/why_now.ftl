### Pourquoi une question d’un duel ou du mode Aventure est posée maintenant.

## Duels.

why-ask-duel-faction = Avant la bataille, chacun prend une faction, le premier joueur d’abord{"\u00A0"}; nul ne prend celle de l’autre. Ses unités sont votre armée. Vient ensuite le héros.
why-ask-duel-hero = Votre héros apporte le deck avec lequel vous combattez. On le complète ensuite de cartes piochées{"\u00A0"}; puis la bataille commence.
why-ask-drop = Vous complétez votre deck de cartes piochées ({ $deck }){"\u00A0"}: { $keep } restent, { $n ->
        [one] une doit encore partir
       *[other] { $n } doivent encore partir
    }. Ce qui reste est dans votre deck pour toute la bataille.

## Mode Aventure : les cartes.

why-ask-kept-card = Une nouvelle manche{"\u00A0"}: des cartes Aventure piochées, vous en gardez une et passez les autres à l’adversaire, qui en garde une aussi. La vôtre, vous la résolvez à votre tour ou la mettez de côté.
why-pass-cards-on = Ce sont les cartes Aventure dont l’autre n’a pas voulu. Vous en gardez une à résoudre ou à mettre de côté{"\u00A0"}; le reste est défaussé.
why-ask-swap-adventure = Vous avez utilisé une carte de Mouvement{"\u00A0"}: les cartes Aventure que vous voulez retournent dans la pioche, et vous en piochez autant. Ensuite vous en gardez une.
why-look-into-spring = La Source Magique s’échange contre une des premières cartes de la défausse commune, résolue aussitôt. Vous choisissez laquelle.
why-ask-other-path = Une carte Moral vous laisse défausser une de vos cartes Aventure et en piocher une autre. Vous choisissez laquelle part.
why-ask-saved = Votre tour est fini, et une seule carte Aventure peut rester pour plus tard, face cachée à côté de votre héros. L’autre est défaussée.
why-ask-removed = Une carte de votre deck caché quitte la partie, pour que de meilleures viennent en main dans la bataille. Vous choisissez laquelle.
why-sort-gained = { $card } sert maintenant comme dans la bataille. À côté de votre héros, vous pouvez la jouer pendant l’aventure{"\u00A0"}; dans votre deck, elle attend la bataille.

## Mode Aventure : tours et combats.

why-ask-expedition-turn = Manche { $n } sur { $most }{"\u00A0"}: résolvez une carte Aventure, utilisez votre Ville (chaque action une fois par manche) et jouez les cartes à côté de votre héros, dans l’ordre voulu. Après la dernière manche, les armées combattent.
why-ask-astrologers = À cette manche, pas de revenu{"\u00A0"}: vous augmentez un de vos trois revenus, ou laissez un dé Ressource décider lequel.
why-ask-power-declared = { $card } est un combat de dés. Plus vous annoncez de Puissance de combat, meilleure est la récompense{"\u00A0"}; puis vous envoyez deux unités et lancez un dé pour chacune. Si c’est trop peu, vous n’avez que la récompense de base et une des unités est étourdie.
why-ask-band = Vous avez annoncé une Puissance de combat de { $power }. Envoyées jusqu’ici{"\u00A0"}: { $n } sur { $of }. Leur attaque et un dé chacune doivent atteindre ce nombre ensemble{"\u00A0"}; une unité étourdie n’ajoute rien. Personne n’est blessé.
why-ask-stunned = Vous n’avez pas atteint la puissance annoncée. Une des unités engagées reçoit un jeton Paralysie et n’ajoutera rien la prochaine fois.
why-ask-panic-unit = Panique{"\u00A0"}: une de vos unités reçoit un jeton Paralysie et n’ajoutera rien à son prochain combat. Vous choisissez laquelle.
why-ask-roused = Votre carte Moral enlève le jeton Paralysie d’une de vos unités{"\u00A0"}: vous choisissez laquelle.

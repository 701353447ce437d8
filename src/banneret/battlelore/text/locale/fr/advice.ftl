## Pourquoi une réponse est bonne, en une ligne

advice-usual = La réponse habituelle ici
advice-any = Les bots ne comparent pas ces réponses{"\u00A0"}: tout dépend de votre plan
advice-pays-off = Payant plus tard
advice-and = { $first }{"\u00A0"}; { $second }
advice-attack-end = Sans doute la fin pour{"\u00A0"}: { $unit }
advice-attack-unanswered = Attaque sans riposte possible{"\u00A0"}: { $unit }
advice-attack = Attaque{"\u00A0"}: { $unit }{"\u00A0"}; cela vaut la riposte
advice-move-beside = Se place pour attaquer{"\u00A0"}: { $unit }
advice-move-hold = Tient ce qui rapporte des bannières
advice-move = Y sera mieux placée aux prochains tours
advice-order = L’ordre le plus utile{"\u00A0"}: { $unit }
advice-mover = Le déplacement le plus utile{"\u00A0"}: { $unit }
advice-battler = À attaquer en premier{"\u00A0"}: { $unit }
advice-aim = L’effet y est le plus grand{"\u00A0"}: { $unit }
advice-command = { $command } donne des ordres à ceux qui peuvent le plus
advice-lore = { $lore } vaut son prix maintenant
advice-retreat = Le chemin de retraite le plus sûr
advice-pass = Ce que l’on pourrait jouer vaudra plus tard davantage
advice-done = Rien de plus ne vaut la peine ici
advice-part-banners = on se rapproche des bannières qui gagnent
advice-part-own = on perd moins de figurines
advice-part-foes = l’ennemi perd plus de figurines
advice-part-lore = il reste plus d’arcanes
advice-part-objectives = on tient plus d’objectifs

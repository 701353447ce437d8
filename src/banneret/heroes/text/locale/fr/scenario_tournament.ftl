# Tournois : leurs scénarios, et ce qu’ils sont seuls à demander et à dire.
scenario-tournament_crossroads = Duel au carrefour
story-tournament_crossroads = Rien n’est caché sur cette carte, et elle compte un champion de trop.
scenario-tournament_twin_hearts = Cœurs jumeaux
story-tournament_twin_hearts = Deux trésors gisent côte à côte. Personne n’a assez de mains pour garder les deux.
rule-tournament_crossroads-tournament_rules = Faction et héros sont choisis en secret. Diplomatie et le Sablier de l’Heure Maléfique ne sont pas en jeu. Chacun lance deux dés Ressource{"\u00A0"}: le plus haut total désigne qui commence. Après la première pioche, la main peut être remélangée une fois et repiochée. Un moral positif permet aussi d’écarter les cartes d’une fouille et de fouiller à nouveau. Un observatoire tourne une tuile voisine sans héros au lieu d’en découvrir une. Les artefacts retirés du jeu comptent encore.
rule-tournament_twin_hearts-tournament_rules = Faction et héros sont choisis en secret. Diplomatie et le Sablier de l’Heure Maléfique ne sont pas en jeu. Chacun lance deux dés Ressource{"\u00A0"}: le plus haut total désigne qui commence. Après la première pioche, la main peut être remélangée une fois et repiochée. Un moral positif permet aussi d’écarter les cartes d’une fouille et de fouiller à nouveau. Un observatoire tourne une tuile voisine sans héros au lieu d’en découvrir une. Les artefacts retirés du jeu comptent encore.
prompt-blind-pick = { $player }{"\u00A0"}: choisissez faction et héros. Personne ne le voit avant que tous aient choisi.
prompt-starter = { $player } a obtenu plus{"\u00A0"}: qui commence{"\u00A0"}?
prompt-build-center = { $player }{"\u00A0"}: posez la tuile centrale { $tile }.
prompt-build-near = { $player } a pioché la tuile proche { $tile }. Elle touche si possible une tuile centrale{"\u00A0"}: où{"\u00A0"}?
prompt-build-start = { $player }{"\u00A0"}: où va votre tuile de départ { $tile }{"\u00A0"}? La première touche une tuile proche, la suivante est le plus loin possible.
prompt-build-far = { $player } a pioché la tuile éloignée { $tile }. La première de chacun touche sa tuile de départ, les autres touchent deux tuiles{"\u00A0"}: où{"\u00A0"}?
prompt-turn-tile = Quelle tuile voisine tournez-vous{"\u00A0"}?
prompt-new-hand = Remélanger votre main et piocher { $n ->
    [one] une nouvelle carte
   *[other] { $n } nouvelles cartes
 }{"\u00A0"}? Vous le pouvez une seule fois.
option-build-spot = La poser en { $place }, à côté de { $tile }
option-build-first = La poser en { $place }
option-turn = Tourner la tuile ({ $direction })
option-morale-search = Dépenser le moral{"\u00A0"}: écarter ces cartes et fouiller à nouveau
option-new-hand = Piocher une nouvelle main
option-keep-hand = Garder la main
short-turn = Tourner
short-morale_search = Fouiller à nouveau
event-picked = { $player } a choisi faction et héros en secret.
event-tile-drawn = { $player } prend la tuile { $tile } pour la poser.
event-new-hand = { $player } remélange sa main et pioche { $n ->
    [one] une nouvelle carte
   *[other] { $n } nouvelles cartes
 }.
event-search-again = { $player } écarte les cartes vues et fouille à nouveau.
rule-tournament_twin_hearts-light_grail = Le Graal n’est gardé que par un niveau VI, et le héros qui le prend le porte. Qui bat ce héros l’a ensuite{"\u00A0"}; des gardes le laissent sur la case.
rule-tournament_twin_hearts-left_behind = Un héros sur la case où le Graal est resté le ramasse pour 1 point de mouvement.
rule-tournament_twin_hearts-set_down = Dans votre propre ville, le porteur peut déposer le Graal pour de bon. Il y vaut davantage, et ce tour est le dernier.
action-tournament_twin_hearts-left_behind = Ramasser le Graal
action-tournament_twin_hearts-set_down = Déposer le Graal
scoring-line-per = { $what }{"\u00A0"}: { $n } par { $per }
scoring-always = Les points décident aussi quand un objectif met fin à la partie.
lobby-to-place = Vous construisez la carte avant la partie{"\u00A0"}: { $near } tuiles proches, vos tuiles de départ et { $far } tuiles éloignées, toutes visibles.

### Ce à quoi on répond d’office pour un joueur.

habit-start = Début de mon tour
habit-start-ask = Demander quoi défausser et combien piocher
habit-start-draw = Demander quoi défausser, puis piocher jusqu’à la limite
habit-start-keep = Garder toutes les cartes et piocher jusqu’à la limite
habit-town = Actions de ville entre les tours
habit-town-ask = Demander
habit-town-pay = Demander seulement si je peux payer quelque chose
habit-town-turn = Passer jusqu’à mon tour
habit-guards = Gardes que je dirige contre d’autres
habit-guards-ask = Demander
habit-guards-rules = Elles agissent dans l’ordre du livret de règles
habit-deploy = Mon armée avant un combat
habit-deploy-ask = Demander
habit-deploy-again = Chaque unité là où elle était la dernière fois
habit-deploy-rules = Comme le livret place une armée
habit-fights = Combats contre moi pendant le tour des autres
habit-fights-ask = Les livrer moi-même
habit-fights-bot = Un bot les livre et répond à ce qui s’y rattache

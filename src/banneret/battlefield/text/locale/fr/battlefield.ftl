# Champ de bataille : duels.

game-battlefield = Champ de bataille
game-battlefield-text = Des batailles sur hexagones{"\u00A0"}: composez une pioche pour un duel, ou gagnez d’abord en force dans une aventure de cartes.
gamemode-duel = Duel
scenario-duel_short = Duel court
story-duel_short = Deux héros de niveau 3, chacun avec quelques unités de bronze et d’argent et une petite pioche.
scenario-duel_medium = Duel moyen
story-duel_medium = Deux héros de niveau 5 avec leurs groupes de bronze et d’argent, et davantage de cartes.
scenario-duel_long = Duel long
story-duel_long = Deux héros de niveau 7 avec toutes leurs unités en groupes et les plus grandes pioches.
gamemode-adventure = Aventure
scenario-adventure_small = Petite aventure
story-adventure_small = Neuf tours de cartes et de construction, puis les armées se rencontrent sur les hexagones.
scenario-adventure_medium = Aventure moyenne
story-adventure_medium = Treize tours pour gagner en force, puis les armées se rencontrent sur les hexagones.
scenario-adventure_large = Grande aventure
story-adventure_large = Seize tours pour lever la plus forte armée, puis la bataille sur les hexagones.

rule-keep_useless_abilities = Garder les compétences oisives
rule-keep_useless_abilities-text = Les cartes Compétence sans effet en duel restent dans leur pioche.
rule-keep_useless_draws = Garder les cartes oisives
rule-keep_useless_draws-text = Une carte piochée est gardée même si elle ne sert à rien au combat.

prompt-drop = { $player }{"\u00A0"}: quelle carte est retirée de la partie{"\u00A0"}? { $n ->
        [one] Il en reste { $n } à retirer.
       *[other] Il en reste { $n } à retirer.
    }
option-drop = Écarter{"\u00A0"}: { $card }
event-dropped = { $player } écarte une carte{"\u00A0"}: { $deck }.
event-dropped-card = Vous écartez{"\u00A0"}: { $card }.
event-swapped-out = { $player } montre et remplace une carte inutile ici{"\u00A0"}: { $card }.
event-deck-ready = { $player } a composé une pioche de { $n } cartes.

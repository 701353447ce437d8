# Scénarios coopératifs, et ce qu’eux seuls demandent et racontent.
scenario-first_steps = Premiers pas
story-first_steps = Une vallée abritée, quelques mines aux serrures rouillées, et personne n’est pressé. Un bon endroit pour apprendre à commander.
rule-first_steps-helping_hands = Un héros voisin du combat d’un allié peut lui prêter des unités. Celles qui tiennent encore debout reviennent à la fin.
rule-first_steps-last_lock = La dernière mine ou colonie sans votre drapeau a un gardien de plus, un gardien d’or. Personne ne passe sans se battre, et le combat dure jusqu’à ce qu’il soit décidé.
tale-first_steps-build_first = Bâtissez avant de partir{"\u00A0"}: un bâtiment se rembourse plus vite qu’on ne croit.

prompt-lend = Quelles unités prêtez-vous à votre allié pour ce combat{"\u00A0"}?
option-lend = Prêter{"\u00A0"}: { $unit }
short-lend = Prêter
event-lent = { $player } prête à { $other }{"\u00A0"}: { $unit }.
event-lent-back = { $unit }{"\u00A0"}: retour chez { $player }.

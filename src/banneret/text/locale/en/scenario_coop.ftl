# Scenarios of Co-op, and what only they ask and tell.
scenario-first_steps = First Steps
story-first_steps = A sheltered valley, some mines behind rusty locks, and nobody in a hurry. A good place to learn how to lead.
rule-first_steps-helping_hands = A hero next to a fight of an ally may lend units for it. Those still standing come back when it is over.
rule-first_steps-last_lock = The last mine or settlement without your flag has one more guard, a gold one. Nobody slips past, and the fight goes on until it is decided.
tale-first_steps-build_first = Put up a building before you set out; it pays for itself sooner than you think.

prompt-lend = Which units do you lend your ally for this fight?
option-lend = Lend: { $unit }
short-lend = Lend
event-lent = { $player } lends { $other }: { $unit }.
event-lent-back = { $unit } go home to { $player }.

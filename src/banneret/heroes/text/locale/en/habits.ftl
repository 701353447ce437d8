### What may be answered automatically for a player.

habit-start = Start of my turn
habit-start-ask = Ask what to discard and how many to draw
habit-start-draw = Ask what to discard, then draw to the limit
habit-start-keep = Keep every card and draw to the limit
habit-town = Town actions between turns
habit-town-ask = Ask
habit-town-pay = Ask only when I can pay for something
habit-town-turn = Pass until my turn
habit-guards = Guards I command against others
habit-guards-ask = Ask
habit-guards-rules = They act by the rulebook’s order
habit-deploy = My army before a Combat
habit-deploy-ask = Ask
habit-deploy-again = Each unit where it stood last
habit-deploy-rules = As the rulebook places an army
habit-fights = Combats against me in others’ turns
habit-fights-ask = Fight them myself
habit-fights-bot = A bot fights them, and answers what leads to them or follows

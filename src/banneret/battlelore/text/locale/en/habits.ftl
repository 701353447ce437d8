### What a player may have answered by itself.

habit-orders = Orders
habit-orders-ask = Ask whom to order
habit-orders-all = Order everybody the card has orders for
habit-supply = Lore at the end of my turn
habit-supply-ask = Ask
habit-supply-tokens = Two lore tokens
habit-supply-card-and-token = A lore card and a lore token
habit-supply-cards = Two lore cards, of which you keep one

### Was für jemanden von selbst beantwortet wird.

habit-orders = Befehle
habit-orders-ask = Fragen, wer einen erhält
habit-orders-all = Allen befehlen, wenn die Karte für alle reicht
habit-supply = Arkana am Ende meines Zuges
habit-supply-ask = Fragen
habit-supply-tokens = Zwei Arkanamarken
habit-supply-card-and-token = Eine Arkanakarte und eine Arkanamarke
habit-supply-cards = Zwei Arkanakarten, von denen du eine behältst

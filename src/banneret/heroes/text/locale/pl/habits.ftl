### Na co gracz odpowiada bez pytania.

habit-start = Początek mojej tury
habit-start-ask = Pytaj, co odrzucić i ile dobrać
habit-start-draw = Pytaj, co odrzucić, potem dobierz do limitu
habit-start-keep = Zachowaj wszystkie karty i dobierz do limitu
habit-town = Akcje miasta między turami
habit-town-ask = Pytaj
habit-town-pay = Pytaj tylko, gdy stać mnie na coś
habit-town-turn = Pasuj aż do mojej tury
habit-guards = Strażnicy, którymi dowodzę przeciw innym
habit-guards-ask = Pytaj
habit-guards-rules = Działają w kolejności z instrukcji
habit-deploy = Moja armia przed walką
habit-deploy-ask = Pytaj
habit-deploy-again = Każda jednostka tam, gdzie stała ostatnio
habit-deploy-rules = Tak, jak instrukcja rozstawia armię
habit-fights = Walki ze mną w cudzych turach
habit-fights-ask = Prowadzę je sam
habit-fights-bot = Prowadzi je bot i odpowiada na to, co się z nimi wiąże

### Kampania Smocza krew.

scenario-dragons_blood_1 = Łowy na padlinożerców
story-dragons_blood_1 = Gdzieś w głębi leży fiolka smoczej krwi i nie tylko Mutare o tym wie. Dwóch młodych panów idzie za nią w mrok. Oczyść z nich jaskinie.
rule-dragons_blood_1-scavengers = Każdy z panów trzyma osadę, na której zaczyna. Za każdą zajętą kopalnię dołącza do niego brązowa jednostka, najwyżej do pięciu jednostek.
label-hideout_east = wschodnia kryjówka
label-hideout_south = południowa kryjówka

scenario-dragons_blood_2 = Krew smoczego ojca
story-dragons_blood_2 = Fiolka czeka w sali smoków i wystarczy tylko dla jednego. Ordwald wyruszył dawno temu. Bądź tam przed nim.
rule-dragons_blood_2-vial = Fiolka należy do tego, kto pierwszy pokona smoki w sali. Ordwald zatrzymuje się, by czytać, na każdym bliskim kaflu, na który wejdzie, a na smoki potrzebuje jeszcze dwóch tur.
rule-dragons_blood_2-prisoner = Alamar jest więziony w sanktuarium na kaflu N2. Pierwsza wizyta tam go uwalnia: na miejscu dołącza jako drugi bohater i oddaje bezdenną sakiewkę złota.
rule-dragons_blood_2-prisoners_guard = Jeśli prowadzi sam Alamar, zamiast niego z sanktuarium wychodzą Meduzy, z tą samą sakiewką.
tale-dragons_blood_2-breaks_camp = Ordwald zwinął obóz i maszeruje do sali.
tale-dragons_blood_2-captive = Zwiadowcy mówią, że w jaskiniach kogoś więżą.
label-dragon_hall = sala smoków
label-ordwald_camp = obóz Ordwalda

scenario-dragons_blood_3 = Żądza krwi
story-dragons_blood_3 = To, co wypiła Mutare, inni chcą wypić z niej. Trzech panów idzie po to z trzech stron. Żaden nie może wrócić do domu.
rule-dragons_blood_3-crystal_ally = Kryształowe Smoki przysięgły pomóc w jednej walce, którą wybierzesz. Potem odlecą.
rule-dragons_blood_3-black_wings = Czarne Smoki złapały trop. Dołączą na początku rundy 5.
rule-dragons_blood_3-dragon_form = Raz w każdej walce jedna jednostka głównego bohatera liczy się jako smok dla specjalizacji.
rule-dragons_blood_3-spent = Ordwald przychodzi bez Zaklinaczy, bo został pobity w drodze po fiolkę.
rule-dragons_blood_3-farewell = Z ostatnim panem kończy się opowieść.
tale-dragons_blood_3-the_end = Nie ma już ostatniego z panów, a to, co płynie w żyłach Mutare, zostaje przy niej.
token-crystal_oath = przysięga Kryształowych Smoków
label-keep_east = wschodnia warownia
label-keep_south = południowa warownia
label-keep_west = zachodnia warownia
aihero-lord_east = Pan wschodniej warowni
aihero-lord_south = Pan południowej warowni

airule-8 = zatrzymuje się i na razie tu zostaje
measure-of-ai_held = pola w rękach wroga: { $what }
table-goal-ai_held = Wróg zajmuje: { $what }.

# Kariery bohaterów: galeria, karta postaci i to, co przyniosła każda przygoda.

status-cadet = w akademii
status-active = w służbie
status-councillor = w Radzie Wojennej
status-instructor = instruktor w akademii
status-retired = w stanie spoczynku
status-dead = w sali poległych

adventure-academy = Akademia

weapon-sword = miecz
weapon-staff = kostur
weapon-mace = buzdygan

fate-absent = poza polem bitwy
fate-fighting = na polu do końca
fate-wounded = odniesiona rana
fate-withdrawn = odwrót z pola

deed-won = zwycięstwo
deed-lost = porażka
deed-experience = doświadczenie { $by }
deed-treasure = skarby { $by }
deed-wounds = rany { $by }
deed-learned = nowa umiejętność: { $skill }
deed-gained = zdobycz: { $artifact }
deed-gave = podarunek: { $artifact }
deed-adviser = jako Doradca

career-line = { $name }, { $class }: { $status }
career-line-cadet = { $name }: { $status }
career-movement = Ruch: { $n }
career-weapon = Broń: { $weapon }, kości: { $dice }
career-bold = Śmiałość: może zignorować jedną flagę, tak jak prowadzony oddział.
career-experience = Doświadczenie: { $n }
career-treasure = Skarby: { $n }
career-wounds = Rany: { $n } z { $of }
career-skills = Umiejętności
career-equipped = Artefakty pod ręką
career-owned = Artefakty w domu
career-listed = Artefakty z listy, z których jeden będzie podarunkiem
career-since = W Radzie Wojennej od { $day }; porażki: { $n } z { $of }
career-heir = Ostatni podarunek otrzymuje { $name }.
career-playing = Bierze teraz udział w grze.
career-history = Przygody
career-none = W galerii nie ma jeszcze nikogo: `banneret hero new IMIĘ` wysyła kogoś do akademii.
career-goes-on = Gra trwa: { $command } podejmuje ją na nowo.

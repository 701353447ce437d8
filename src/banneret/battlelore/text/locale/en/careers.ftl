# Careers of heroes: the hall, the character sheet and what each adventure has brought.

status-cadet = at the academy
status-active = in service
status-councillor = on the War Council
status-instructor = instructor at the academy
status-retired = retired
status-dead = fallen

adventure-academy = The academy

weapon-sword = sword
weapon-staff = staff
weapon-mace = mace

fate-absent = not on the battlefield
fate-fighting = on the battlefield to the end
fate-wounded = wounded
fate-withdrawn = left the battlefield

deed-won = won
deed-lost = lost
deed-experience = experience { $by }
deed-treasure = treasure { $by }
deed-wounds = wounds { $by }
deed-learned = learned { $skill }
deed-gained = found { $artifact }
deed-gave = gave { $artifact }
deed-adviser = as Adviser

career-line = { $name }, { $class }: { $status }
career-line-cadet = { $name }: { $status }
career-movement = Movement: { $n }
career-weapon = Weapon: { $weapon }, { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
career-bold = Bold: may ignore one flag, and so may the troop this hero leads.
career-experience = Experience: { $n }
career-treasure = Treasure: { $n }
career-wounds = Wounds: { $n } of { $of }
career-skills = Skills
career-equipped = Artifacts taken along
career-owned = Artifacts left at home
career-listed = Artifacts on the list, one of which will be a gift
career-since = On the War Council since { $day }; defeats: { $n } of { $of }
career-heir = The last gift went to { $name }.
career-playing = In a game right now.
career-history = Adventures
career-none = Nobody is in the hall yet: `banneret hero new NAME` sends somebody to the academy.
career-goes-on = The game is not over: { $command } continues it.

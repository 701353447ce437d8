# Banneret: stół
end-round = runda { $n } z { $of }
end-hero = { $name }, poziom { $level }
end-stands = { $flags ->
    [one] 1 flaga
    [few] { $flags } flagi
   *[other] { $flags } flag
  } · { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
  }
round-label = Runda
round-of = z { $rounds }
round-kind = Runda { $round }: { $kind ->
    [astrologers] runda astrologów
    [resource] runda zasobów
   *[start] gra się zaczyna
  }
goal-title = Cel
goal-any = wystarczy jeden
goal-far = { $done } z { $of }
seats-facts = poziom { $level } · { $flags ->
    [one] 1 flaga
    [few] { $flags } flagi
   *[many] { $flags } flag
  } · talia{"\u00A0"}{ $deck } · odrzucone{"\u00A0"}{ $discards }
tools-drawer = Bohater, zasoby i miasto
foot-fields = pole
foot-roll = rzuć lub spasuj
foot-defend = obrona
foot-inspect = obejrzyj
foot-build = buduj
foot-people = wojska
foot-spells = czary
foot-to-map = powrót do mapy
desk-left = Twój bohater, zasoby i miasto
phone-movement = Zostało { $left } z { $full } punktów ruchu

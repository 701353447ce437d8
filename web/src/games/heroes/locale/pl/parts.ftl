# Banneret: kości, cechy i jednostki
die-face = { $kind ->
   *[attack] Kość ataku
    [resource] Kość zasobów
    [treasure] Kość skarbów
  }: { $face }
die-map = { $kind ->
   *[attack] Kość ataku
    [resource] Kość zasobów
    [treasure] Kość skarbów
  }: { $what ->
   *[gold] złoto: { $amount }
    [building_materials] materiały budowlane: { $amount }
    [valuables] kosztowności: { $amount }
    [experience] doświadczenie
    [artifact] artefakt
    [resource] { $amount ->
        [one] kość zasobów
       *[other] kości zasobów: { $amount }
    }
  }
stat = { $stat ->
   *[attack] Atak
    [defense] Obrona
    [hp] Zdrowie
    [initiative] Inicjatywa
    [power] Moc
    [knowledge] Wiedza
    [movement] Ruch
    [experience] Doświadczenie
  }
unit-side = { $side ->
   *[few] Garstka
    [pack] Grupa
  }
unit-no-ability = Brak zdolności po tej stronie.
unit-reinforce = Wzmocnij
unit-recruit = Zwerbuj
unit-token = { $token ->
    [defense_token] broni się
    [paralysed] sparaliżowana
    [silenced] uciszona
    [warded] chroniona
    [retaliated] już oddała cios
   *[acted] już działała
  }
unit-state = { $state ->
    [active] działa
   *[legal] można wybrać
    [target] można zaatakować
    [chosen] wybrany cel
  }

# Banneret: Lobby
lobby-open = Offen
lobby-faction = Fraktion
lobby-hero = Held
lobby-buildings = Gebaut
lobby-army = Armee
lobby-guards = Wachen
lobby-army-of = { $side ->
    [0] { $name }, greift an
   *[1] { $name }, verteidigt
  }
lobby-army-drawn = Wird zu Beginn der Schlacht gezogen.
lobby-army-none = Beginnt ohne Einheiten; sie werden unterwegs angeworben.
lobby-copies = { $count }-mal
lobby-legend-start = Startteil
lobby-legend-down = verdeckt, bis es entdeckt wird
lobby-start = Zu Beginn hast du
sharing-share = Mit einem Link teilen

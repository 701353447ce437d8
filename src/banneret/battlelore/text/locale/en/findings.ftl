# Banneret: what the check of a file finds. English is what the check itself says: other languages are found by it.

finding-off-board = { $hex } is not a hex of the board
finding-banners-most = { $n } win, and besides heroes the { $side } side can get { $n_most }
finding-no-councils = an adventure without lore has no War Councils
finding-council-creature = { $creature } takes a level but is not among the units
finding-side-none = the { $side } side has none
finding-side-more = the { $side } side has more than { $n }
finding-side-reserves = the { $side } side has more than { $n } units with its reserves
finding-levels-or-fixed = give either `levels` or `fixed`
finding-text-control = this text holds control characters
finding-no-chest = there is no chest { $word }
finding-no-troop = there is no troop { $word }
finding-no-such = there is no { $word }
finding-holds-already = { $hex } holds { $what } already
finding-section-room = { $section } has room for { $n } of { $n_all } reserves
finding-needs-commander = it needs a Commander of at least level 1
finding-not-next = { $other } is not next to { $hex }, so they have no side in common
finding-no-level = no level is left for a Commander
finding-named-twice = { $hex } is named twice
finding-cannot-stand = nobody can stand on { $hex }
finding-own-id = { $id } comes with the program: give yours another id

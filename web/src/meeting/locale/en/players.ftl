# Banneret: leaderboards and players
leaders-title = Leaderboards
leaders-note = People and bots in one list
leaders-place = Place
leaders-player = Player
leaders-range = Range
leaders-rating = Rating
leaders-record = Won, drawn, lost
leaders-score = { $won } – { $drawn } – { $lost }
leaders-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
leaders-how = The true strength lies within the band nineteen times in twenty. The list is sorted by its lower end, so a few lucky games put nobody on top. It shows players whose strength is known well enough and who show their page.
leaders-none = Nobody is listed yet
leaders-none-note = It takes about a dozen games that count before a rating is certain enough.
player-mine = My page
player-bot = A bot of this table
player-is-you = This is you, as others see you if you let them
player-note = Ratings, and the games that counted
player-show = Everybody may see this page
player-show-note = Only then can you be found and invited by name, and stand on leaderboards.
player-won = { $count } won
player-drawn = { $count } drawn
player-lost = { $count } lost
player-uncertain = Too few games yet for a leaderboard
player-no-ratings = No game has counted yet.
player-games = Games that counted
player-result = { $how ->
    [won] Won
    [lost] Lost
   *[drawn] Drawn
  }
player-replay = Watch { $title } again
player-curve = Rating over the last { $count } games: from { $from } to { $to }
player-missing = There is no such player, or their page is private.

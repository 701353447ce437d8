### What people are told outside the page: by push, mail and webhook. Nothing in it is hidden in a game.

notice-turn = Your turn in { $title } with { $who }
notice-began = { $title } with { $who } has begun
notice-ended = { $title } with { $who } is over
notice-time = { $unit ->
        [hours] { $left ->
            [one] One hour is left for your answer in { $title } with { $who }
           *[other] { $left } hours are left for your answer in { $title } with { $who }
        }
       *[minutes] { $left ->
            [one] One minute is left for your answer in { $title } with { $who }
           *[other] { $left } minutes are left for your answer in { $title } with { $who }
        }
    }
notice-invitation = { $who } invites you to { $title }
notice-rematch = { $who } wants to play { $title } again
notice-paired = You play { $title } with { $who }
notice-round = A new round of { $title } has begun
notice-somebody = somebody
notice-several = { $count ->
        [one] There is news of one game
       *[other] There is news of { $count } games
    }
notice-digest = { $count ->
        [one] One game waits for you
       *[other] { $count } games wait for you
    }
mail-confirm-subject = Confirm your mail address
mail-confirm = Somebody wants to be told by mail when it is their turn at a Banneret table, and has named this address. Open this link within a day if that was you:
mail-confirm-not = If it was not you, do nothing: nothing more is sent here.
mail-end = No more mail: { $link }

# Banneret: being told what waits, outside the page
notices-title = Being told
notices-note = When it is your turn and no page is open. Nothing of your hand is ever in it.
notices-kind = { $kind ->
    [push] Browser
    [mail] Mail
   *[webhook] Webhook
  }
notices-state = { $state ->
    [waits] follow the link in the mail that was sent there
    [fails] the last messages could not be delivered
   *[works] { $kind ->
        [push] this browser is told, also with no page open
        [mail] confirmed
       *[webhook] is called
      }
  }
notices-remove = Stop telling { $label }
notices-push-add = Tell me in this browser
notices-push-not-here = This browser can be told only while a page is open.
notices-mail = Mail address
notices-mail-sent = Now follow the link in the mail
notices-webhook = Webhook of Discord or Slack
notices-webhook-note = Its address is a secret: anybody who has it can write there.
notices-add = Add
notices-what = What I want to be told
notices-about = { $kind ->
    [turn] It is my turn
    [time] My time is running out
    [began] A game has begun
    [ended] A game is over
   *[invited] Somebody invites me
  }
notices-after = How soon
notices-at-once = at once
notices-after-note = Not if you look at the page meanwhile.
notices-quiet = Quiet hours
notices-quiet-from = Quiet from
notices-quiet-to = Quiet until
notices-digest = Mail
notices-digest-none = each by itself
notices-digest-at = one a day, at { $time }
mail-link-title = { $what ->
    [off] No more mail
   *[confirm] Confirm your mail address
  }
mail-link-how = { $what ->
    [off] Nothing more is sent to the address this link came to.
   *[confirm] From then on you are told by mail what waits for you. This signs nobody in.
  }
mail-link-do = { $what ->
    [off] End mail
   *[confirm] Confirm
  }
mail-link-done = { $what ->
    [off] Done: no more mail is sent there.
   *[confirm] Done: the address is confirmed.
  }
mail-link-wrong = This link confirms nothing any more.

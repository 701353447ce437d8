# Banneret: who one is
nav-me = You
me-stranger = Nobody in particular
me-stranger-note = You need no account here. If you want, this table can know you again.
me-why-seats = Your seats are yours on every device. A lost browser loses no game.
me-why-history = Your games, how they ended, and your settings in one place.
me-why-heroes = Your heroes and campaigns come along.
me-become = Keep an identity
me-by-passkey = Sign in with a passkey
me-link-hint = Do you have a recovery link? Open it in this browser.
me-sign-in = Sign in
me-not-now = Not now
me-link-title = A recovery link
me-link-how = It signs you in here as the person who made it.
me-link-other = { $name } is signed in here now. If you go on, the owner of the link is signed in instead.
me-link-wrong = This link opens nothing any more: it was replaced or removed.
me-nameless = Nameless
me-since = Known here since { $date }
me-rename = Change the name
me-shield = Shield
me-shield-of = Shield in the colours of { $colours }
me-shield-plain = Plain shield
me-languages = Languages you speak
me-history = Your games
me-history-note = What you have played, and how it ended
me-history-none = Nothing yet. Games you begin or join from now on are listed here.
me-won = won
me-drawn = drawn
me-lost = lost
me-open = under way
me-outcome = { $how ->
    [won] Won
    [drawn] Drawn
    [lost] Lost
    [left] Left
   *[open] Under way
  }
me-ways = Ways to sign in
me-ways-note = On another device, or if this browser is lost
me-unsafe = If this browser is lost, so are you: add a passkey or a recovery link.
me-passkey = Passkey
me-passkey-add = Add a passkey
me-passkey-remove = Remove this passkey
me-passkey-not-here = Passkeys need HTTPS, or localhost, and a name in the address instead of numbers.
me-link = Recovery link
me-link-make = Make a recovery link
me-link-replace = Make a new link
me-link-remove = Remove the recovery link
me-link-once = This link signs in anybody who has it. Keep it in a safe place; it is shown only now.
me-link-copy = Copy
me-link-copied = The link has been copied.
me-link-copy-yourself = Mark the link and copy it.
me-made = made on { $date }
me-used = last used on { $date }
me-devices = Where you are signed in
me-device-unknown = A program
me-device-here = this browser
me-sign-out = Sign out
me-leaving = Leaving
me-sign-out-here = Sign out here
me-sign-out-everywhere = Sign out everywhere
me-everywhere-told = You are signed out on all devices, this one included. Seat keys that any of them still has open nothing any more. Your games wait until you sign in again.
me-forget = Delete me
me-forget-yes = Delete me for good
me-forget-told = Your name, history, heroes, settings and everything you said in chats are deleted. In games with others a bot takes your seat, so that they can play on. Games you play alone are deleted. This cannot be taken back.
me-wrong = That did not work
me-wrong-bad-passkey = This passkey is not known here.
me-wrong-no-way-back = Without a passkey or a recovery link you could never sign in again. Add one first.
me-wrong-signed-out = You are not signed in here any more.
me-wrong-too-many = Too many attempts. Try again in a while.
me-strays = { $count ->
    [one] One game in this browser was begun as a guest and does not belong to { $name } yet.
   *[other] { $count } games in this browser were begun as a guest and do not belong to { $name } yet.
  }
me-strays-bring = Bring along

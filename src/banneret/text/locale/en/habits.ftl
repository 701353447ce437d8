### What may be answered automatically for a player.

habit-confirm = Ask for confirmation before an answer is sent
habit-confirm-final = What cannot be taken back and risks something
habit-confirm-always = Always
habit-confirm-never = Never
habit-cards = Windows for cards
habit-cards-ask = Ask whenever I could play one
habit-cards-useful = Pass where no card would do anything

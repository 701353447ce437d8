### What a player may have answered by itself.

habit-confirm = Ask once more before an answer is sent
habit-confirm-final = What cannot be taken back
habit-confirm-always = Always
habit-confirm-never = Never

"""What a table shows and hears: messages, what is asked, what happened and what lies there, for one pair of eyes.

Everything here is made from Views, Choices and Events and says what may be clicked, what it would cost and why
something may not be done. Whoever draws a table, in a browser or elsewhere, needs no rule.
"""

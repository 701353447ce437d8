"""What a table shows and receives: messages, questions, events and the position, for one pair of eyes.

Everything here is made from Views, Choices and Events and says what may be clicked, what it would cost and why
something may not be done. A program that draws a table, in a browser or elsewhere, needs to know no rules.
"""

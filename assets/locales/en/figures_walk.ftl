# The path of a number: who has left it, what the next move can leave from there, and two moves together.
figure-walk-who = { $who ->
    [you] you
    [they] they
    [first] 1st
   *[second] 2nd
  }
figure-walk-next = next
figure-walk-together = together

# The path of a number: the player who left it, what the next move can leave, and two moves together.
figure-walk-who = { $who ->
    [you] you
    [they] they
    [first] 1st
   *[second] 2nd
  }
figure-walk-next = next
figure-walk-together = together

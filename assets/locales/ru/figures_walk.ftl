# The path of a number: who has left it, what the next move can leave from there, and two moves together.
figure-walk-who = { $who ->
    [you] вы
    [they] он
    [first] 1-й
   *[second] 2-й
  }
figure-walk-next = затем
figure-walk-together = вместе

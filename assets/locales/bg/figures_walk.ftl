# The path of a number: who has left it, what the next move can leave from there, and two moves together.
figure-walk-who = { $who ->
    [you] Вие
    [they] той
    [first] 1-ви
   *[second] 2-ри
  }
figure-walk-next = оттам
figure-walk-together = заедно

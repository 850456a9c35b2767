# The path of a number: who has left it, what the next move can leave from there, and two moves together.
figure-walk-who = { $who ->
    [you] 您
    [they] 对方
    [first] 先手
   *[second] 后手
  }
figure-walk-next = 再后
figure-walk-together = 合计

# 走的一方必败时，和的正负与由此得出的结论。
why-canonical-lost-whole = { $because }{ sentence-separator }{ $then }
# 谁走谁胜时 $turn 为 own；无论谁走，走的一方都胜时为 any。
plain-why-canonical-sign = { $turn ->
    [own] 这里谁先走谁赢。
   *[any] 即使轮到对手走，也是您赢。
  }
plain-why-canonical-keep = 最好：{ $words }。
picture-why-canonical-keep = 最好：{ $words }，{ $parts ->
    [0] { $of } 全部取走。
    [1] { $of } 剩下 { $one }。
   *[other] { $of } 剩下 { $one } 和 { $other }。
  }
plain-why-canonical-last = 把剩下的全取走：对手无路可走。
plain-why-canonical-then = { $who ->
    [vert] 此后对手无论取哪一列，您都有应对，最后一格归您。
   *[horz] 此后对手无论取哪一行，您都有应对，最后一格归您。
  }
plain-why-canonical-twins = 现在每个空的矩形都另有一个，横过来和它一样。
plain-why-canonical-copy = { $who ->
    [vert] 对手在一个里取一列，您就在另一个里取同样的一行。
   *[horz] 对手在一个里取一行，您就在另一个里取同样的一列。
  }
plain-why-canonical-lost-whole = { $who ->
    [horz] 无论您取哪一行，对手都有应对，最后一格归对手。
   *[vert] 无论您取哪一列，对手都有应对，最后一格归对手。
  }
plain-why-canonical-lost-twins = 每个空的矩形都另有一个，横过来和它一样：您取什么，对手就照样取什么。

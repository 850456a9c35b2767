# Wythoff's queen in plain words, and with the picture.
plain-why-beatty-keep = 向{ $way ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格：留给对手下方 { $row } 格、左方 { $column } 格，这是输的数对。
plain-why-beatty-corner = 向{ $way ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格：到了角上，您就赢了。
plain-why-beatty-lost = 您站在输的数对 { $lower } 和 { $upper } 上。
plain-why-beatty-then = 从一个输的数对一步走不到另一个：{ $misere ->
    [yes] 0 和 1、2 和 2、3 和 5。
   *[no] 1 和 2、3 和 5、4 和 7。
  }
plain-why-beatty-grows = { $misere ->
    [yes] 从 3 和 5 起，每一对取还没用过的最小数，差比前一对大 1。
   *[no] 每个新数对取还没用过的最小数，差比前一对大 1。
  }
plain-why-beatty-lost-then = 数对之间一步走不到：新的一对取还没用过的最小数，差大 1。

picture-why-beatty-keep = 向{ $way ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格：走到表中的数对 { $lower } 和 { $upper }。
picture-why-beatty-then = 每一步都保持一个数或差不变，而不同的数对没有相同的：对手走不到另一对。
picture-why-beatty-lost-then = 每一步都保持一个数或差不变，而不同的数对没有相同的：您走不到另一对。

# The heads of the table of pairs and what stands in it.
beatty-apart = 差
beatty-smaller = 较小
beatty-larger = 较大
beatty-legend = 这些是 { $lost }。L 左，D 下，LD 两者。

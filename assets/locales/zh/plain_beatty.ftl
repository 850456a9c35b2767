# Wythoff's queen in plain words, and with the picture.
plain-why-beatty-keep = 向{ $way ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格：留给对手往下 { $row } 格、往左 { $column } 格，这是必输的数对。
plain-why-beatty-corner = 向{ $way ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格：到了角上，您就赢了。
plain-why-beatty-lost = { $corner ->
    [yes] 您只能走进角里，那就输了。
   *[no] 您正站在必输的数对 { $lower } 和 { $upper } 上，一步走不到另一对。
  }
plain-why-beatty-then = 必输的数对有{ $misere ->
    [yes] {" "}0 和 1、2 和 2、3 和 5 等，从一对一步走不到另一对。
   *[no] {" "}1 和 2、3 和 5、4 和 7 等，从一对一步走不到另一对。
  }
plain-why-beatty-grows = { $misere ->
    [yes] 从 3 和 5 起，每一对都用还没用过的最小数，差比前一对大 1。
   *[no] 每个新数对都用还没用过的最小数，差比前一对大 1。
  }
plain-why-beatty-lost-then = 如果您向{ $way ->
    [left] 左
   *[down] 下
  }走 1 格，对手就向{ $back ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格{ $corner ->
    [yes] ，到角上。
   *[no] ，留下 { $row } 下、{ $column } 左。
  }

picture-why-beatty-keep = 向{ $way ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格：走到表中的数对 { $lower } 和 { $upper }。
picture-why-beatty-then = 每走一步，总有一个数不变，或者差不变；而各个数对的数都不同，差也不同：对手走不到另一对。
picture-why-beatty-lost-then = 每走一步，总有一个数不变，或者差不变；而各个数对的数都不同，差也不同：您走不到另一对。

# The heads of the table of pairs and what stands in it.
beatty-apart = 差
beatty-smaller = 较小
beatty-larger = 较大
beatty-legend = 这些是 { $lost }。L 左，D 下，LD 左下。

# 为什么若干矩形的总和必胜或必败：在成对的另一块里照样取，或由所有更小矩形的值得出。
holds-canonical-last = 只剩 { $of }，取一条线就把它全部取走。此后总和为 0，对手无步可走。
holds-canonical-twins = { $won ->
    [yes] 这一步之后，每个矩形都有配对的一个，就是它转过直角。
   *[no] 每个矩形都有配对的一个，就是它转过直角。
  }一个的行就是另一个的列，所以两个互为相反，总和为 0。
holds-canonical-copy = 在一个里取一条线，就在配对的一个里取同一条线。那条线还空着，剩下的矩形又都成对。
holds-canonical-end = 每一步都取走空格，着法总会用尽，先无步可走的是{ $won ->
    [yes] 对手
   *[no] 走的一方
  }。
holds-canonical-lines = 在 { $of } 里，横方有 { $rows } 行可选，竖方有 { $cols } 列可选；取一条线，剩下更小的矩形，它们的值都已知。
holds-canonical-simplest = 一种走法若不优于同一方的另一种，就可以去掉。若对手应对之后并不比原来好，就可以绕过：剩下的就是标准型。
holds-canonical-checked = { $sign ->
    [zero] 这样算出的总和为 0
    [positive] 这样算出的总和 > 0
    [negative] 这样算出的总和 < 0
   *[fuzzy] 这样算出的总和 || 0
  }：所以{ $won ->
    [yes] 走的一方胜
   *[no] 走的一方败
  }。
holds-canonical-too-many = { plain-holds-canonical-too-many }
holds-canonical-again = { plain-holds-canonical-again }
holds-canonical-answer = { plain-holds-canonical-answer }
holds-canonical-best = { plain-holds-canonical-best }

plain-holds-canonical-last = 只剩 { $of }，您可以把它全部取走。这样对手就没有步可走。
plain-holds-canonical-twins = { $won ->
    [yes] 您走完这一步，每个矩形都另有一个，横过来和它一样。
   *[no] 每个矩形都另有一个，横过来和它一样。
  }一个的行就是另一个的列。
plain-holds-canonical-copy = 所以在一个里取什么，在另一个里都可以照样取。此后所有矩形又都成对。
plain-holds-canonical-end = 每一步都取走空格，步数总会用尽。先没有步可走的是{ $won ->
    [yes] 对手
   *[no] 您
  }。
plain-holds-canonical-best = 您最好的一步：{ $words }。{ $parts ->
    [0] { $of } 全部取走。
    [1] { $of } 剩下 { $one }。
   *[other] { $of } 剩下 { $one } + { $other }。
  }
plain-holds-canonical-answer = 如果{ $move }，{ $reply }。
plain-holds-canonical-part = { $who ->
    [they-may] 对手{ $parts ->
        [0] 取走整个 { $of }
       *[other] 把 { $of } 变成 { $left }
      }
    [you-may] 您{ $parts ->
        [0] 取走整个 { $of }
       *[other] 把 { $of } 变成 { $left }
      }
    [you] 您就{ $parts ->
        [0] 取走整个 { $of }
       *[other] 把 { $of } 变成 { $left }
      }
   *[they] 对手就{ $parts ->
        [0] 取走整个 { $of }
       *[other] 把 { $of } 变成 { $left }
      }
  }
plain-holds-canonical-again = { $more ->
    [0] {""}
   *[other] 另外 { $more } 种走法，程序也都找到了应对。
  }{ $won ->
    [yes] 应对之后棋盘更小，对手的每一步仍都有应对。
   *[no] 应对之后棋盘更小，您的每一步仍都有应对。
  }
plain-holds-canonical-too-many = 这里有 { $moves } 种不同的走法，无法一一说完。程序对每一种都找到了应对。
why-canonical-has = 横方 { $rows } 行，竖方 { $cols } 列
why-canonical-worth = 值 { $value }
why-canonical-sign-zero = 0：谁走谁败
why-canonical-sign-star = *：谁走谁胜
why-canonical-sign-stars = *2, *3 …：如同尼姆的堆
why-canonical-sign-up = { $up }：{ $left ->
    [vert] 竖方
   *[horz] 横方
  }稍占先
why-canonical-sign-down = { $down }：{ $left ->
    [vert] 横方
   *[horz] 竖方
  }稍占先
why-canonical-sign-double = { $double }：两个 { $single }
why-canonical-sign-times = { $up }3, { $up }4 …：3 个、4 个 { $up }
why-canonical-sign-fuzzy = || 0：谁走谁胜
why-canonical-sign-switch = { $switch }：谁走谁得同样的值
why-canonical-sign-options = {"{"}a|b{"}"}：{ $left ->
    [vert] 竖方
   *[horz] 横方
  }变成 a，{ $left ->
    [vert] 横方
   *[horz] 竖方
  }变成 b

# 威佐夫定理（1907）为什么成立，就在这个局面上讲。$lost is yes where the mover stands on a pair.
holds-beatty-corner = 一步就能到角上：向{ $way ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格，就胜了。
holds-beatty-once = { $misere ->
    [yes] 按反常规则，（0，1）和（2，2）代替（0，0）和（1，2）；从（3，5）起，
   *[no] 因为 1/Φ + 1/Φ² = 1，
  }每个整数恰好在一个数对（⌊kΦ⌋，⌊kΦ²⌋）里（Beatty 1926）；因为 Φ² = Φ + 1，这一对的差是 k，所以每个差只出现一次。
holds-beatty-both = （{ $smaller }，{ $larger }）不是这样的数对：差 { $k } 属于（{ $lower }，{ $upper }）。因为 { $lower } < { $smaller }，向左下走 { $squares } 格就到那里。
holds-beatty-one = （{ $smaller }，{ $larger }）不是这样的数对：差 { $k } 属于（{ $lower }，{ $upper }），那里太远。{ $begins ->
    [yes] 所以 { $smaller } 是更早的数对（{ $smaller }，{ $other }）的第一个数，差 { $apart } < { $k }
   *[no] 而 { $smaller } 是数对（{ $other }，{ $smaller }）的第二个数
  }：{ $other } < { $larger }，把 { $larger } 减少 { $squares } 就到那里。
holds-beatty-leave = 结束得最快：向{ $way ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格，留下数对（{ $row }，{ $column }）。
holds-beatty-apart = 从（{ $lower }，{ $upper }）走一步，总有一个数不变，或者差 { $k } 不变。别的数对里没有这两个数，也没有这个差，所以{ $lost ->
    [yes] 您走不到任何一对，对手随后走得到。
   *[no] 对手走不到任何一对，您随后又走得到。
  }
holds-beatty-end = 两个数越来越小。{ $misere ->
    [yes] 从（0，1）只能走进角里，走进去就败：这一步由{ $lost ->
        [yes] 您走。
       *[no] 对手走。
      }
   *[no] 角是数对（0，0），所以只有{ $lost ->
        [yes] 对手能走进去。
       *[no] 您能走进去。
      }
  }

plain-holds-beatty-corner = 一步就能到角上：向{ $way ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格。
plain-holds-beatty-once = { $misere ->
    [yes] 数对从 0 和 1、2 和 2 开始。从 3 和 5 起，每一对
   *[no] 每个新数对
  }都用还没用过的最小数，差比前一对大 1。所以每个数、每个差都只在一个数对里。
plain-holds-beatty-both = { $smaller } 和 { $larger } 的差是 { $k }，和数对 { $lower }、{ $upper } 的差一样。那一对更小：两个数各减 { $squares } 就到那里。
plain-holds-beatty-one = { $smaller } 和 { $other } 是一个数对。{ $other } 小于 { $larger }：把 { $larger } 减去 { $squares } 就到那里。
plain-holds-beatty-leave = 向{ $way ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格结束得最快：留下 { $row } 和 { $column }。
plain-holds-beatty-apart = 走一步，要么只有一个数变，要么两个数减得一样多。所以从 { $lower } 和 { $upper } 走，总有一个数不变，或者差不变。别的数对里没有它们。
plain-holds-beatty-end = { $misere ->
    [yes] 两个数越来越小，直到数对 0 和 1。那时{ $lost ->
        [yes] 您
       *[no] 对手
      }只能走进角里，就输了。
   *[no] 两个数越来越小，直到角上。角是 0 和 0，也是数对，所以只有{ $lost ->
        [yes] 对手
       *[no] 您
      }能走到。
  }

# 用平常的话说一排金条值多少。
plain-why-score-value = 剩下的 { $total } 中得 { $score }
plain-why-score-keep = 取 { $take } 根，值 { $got }：这样您有 { $own }，对手有 { $other }。
plain-why-score-keep-all = { $take ->
    [1] 取最后一根
   *[other] { $take } 根全取
  }：对手再没有可取的，最后是 { $own } 比 { $other }。
plain-why-score-then = 剩下的 { $left } 中，对手至多得 { $least }。
picture-why-score-then = 方括号里是能留给对手的最小值：{ $left } 中的 { $least }。
plain-why-score-so = { $outcome ->
    [win] 所以最后您至少有 { $own }，对手至多有 { $other }。
   *[draw] 所以最后对手不会比您多。
  }
plain-why-score-lost = 无论您取几根，对手最后至少能比您多 { $by }。
plain-why-score-close = 把差距缩到最小：{ $words }。

plain-why-score-axes = 起\取
plain-why-score-legend = 行：剩下的第一根；列：刚取的根数。格：轮到的一方还能得多少。[最少] { $here } 这一步
plain-why-score-equation = { $total } - { $options } 中最小的 = { $score }

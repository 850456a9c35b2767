# 若所有着法结果相同，$which 为 every；$turns 是这一步之后胜方还要走的步数。
plain-why-retrograde-counts = { $outcome ->
    [win] { $which ->
        [every] 您怎样走都能赢。
       *[some] { $wins ->
            [1] 您的 { $all } 种走法中只有一种能赢。
           *[other] 您的 { $all } 种走法中有 { $wins } 种能赢。
          }
      }
    [draw] { $which ->
        [every] 没有能赢的走法，但怎样走都能保住和局。
       *[some] 没有能赢的走法，{ $all } 种中有 { $draws } 种能保住和局。
      }
   *[loss] 无论您怎样走，对手都能让三个连成一线。
  }
picture-why-retrograde-counts = { $outcome ->
    [win] 列表中能赢的走法排在最上面，最快的在前：{ $all } 种中有 { $wins } 种。
    [draw] 列表中能保住和局的走法排在最上面：{ $all } 种中有 { $draws } 种。
   *[loss] 列表中每一种走法都输，最慢的排在最上面。
  }
plain-why-retrograde-keep = 没有更快的赢法：{ $words }。
plain-why-retrograde-then = { $plies ->
    [0] 这样三个就连成一线。
   *[other] 最长的走法：{ $line }：三个连成一线。
  }
plain-why-retrograde-follows = { $plies ->
    [1] 然后 { $line } 就三个连成一线。
   *[other] 然后 { $line }：三个连成一线。
  }
plain-why-retrograde-hold = 保住和局：{ $words }。这样对手也不能保证赢。

why-retrograde-head = 每种走法和结局（双方步数都算）

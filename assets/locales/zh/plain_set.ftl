# $shape of what is good to leave: again (from 0, with those of the next period), rule (from 0), all (below this pile) or near.
plain-why-set-keep = 取 { $take } 枚，留下 { $left } 枚：{ $shape ->
    [end] 对手不能走了。
    [listed] 对手只能留下 { $lefts } 枚，{ $count ->
        [1] 那不稳妥
       *[other] 都不稳妥
      }。
   *[many] 对手有 { $count } 种走法，都不稳妥。
  }
plain-why-set-safe = 稳妥的留法：{ $shape ->
    [again] { $list } 枚，以后每次多 { $length } 枚：{ $again } …
    [rule] { $list } 枚，以后每次多 { $length } 枚。
    [all] { $list } 枚。
   *[near] { $list } 枚，由近到远。
  }
plain-why-set-lost = 您只能留下 { $lefts } 枚，{ $count ->
    [1] 那不稳妥
   *[other] 都不稳妥
  }。
plain-why-set-lost-many = 您有 { $count } 种走法，都不稳妥。
plain-why-set-count = 从 0 往上数：怎样取都只留下不稳妥的数，这个数才稳妥。

# $shape of what is good to leave: again (from 0, with those of the next period), rule (from 0), all (below this pile) or near.
plain-why-set-keep = 取 { $take } 枚，留下 { $left } 枚。
plain-why-set-safe = 稳妥的数：{ $shape ->
    [again] { $list }，以后每次多 { $length }：{ $again }、…
    [rule] { $list }，以后每次多 { $length }。
    [all] { $list }。
   *[near] 附近有 { $list }。
  }
plain-why-set-then = 对手只能留下 { $lefts } 枚，都不稳妥。
plain-why-set-then-many = 从 { $left } 枚起，对手有 { $count } 种走法，没有一种留下稳妥的数。
plain-why-set-then-end = 只剩 { $left } 枚，对手走不了了。
plain-why-set-lost = 您只能留下 { $lefts } 枚，都不稳妥。
plain-why-set-lost-many = 您有 { $count } 种走法，没有一种留下稳妥的数。

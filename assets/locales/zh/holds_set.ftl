# 一堆为什么必败或必胜：从 0 往上，以及用什么证明它重复。
holds-set-start = { $top ->
    [0] 0 枚没有着法：P。
   *[other] 0 到 { $top } 枚没有着法：P。
  }
holds-set-up = 由此往上：有一步到 P 的是 N，否则是 P。所以到 { $until } 为止的 P：{ $lost }{ $hidden ->
    [0] 。
   *[other] ，还有 { $hidden } 个。
  }
holds-set-period = 每个值由前 { $window } 个决定。从 { $from } 起，连续 { $window } 个在 { $length } 之后再次出现，所以一切重复：{ $size } 与 { $same } 相同。
holds-set-counted = 到 { $size } 为止的值都这样逐个算出。
holds-set-none = { $size } 枚没有着法：P。
holds-set-lost = 从 { $size } 只到 { $lefts }，都是 N：所以 { $size } 是 P。
holds-set-lost-many = 从 { $size } 的 { $count } 种着法都到 N：所以 { $size } 是 P。
holds-set-won = 从 { $size } 取 { $take } 到 { $left }，那是 P：所以 { $size } 是 N。

plain-holds-set-start = { $top ->
    [0] 0 枚时没有可取的：轮到谁，谁输。
   *[other] 0 到 { $top } 枚时不能取：轮到谁，谁输。
  }
plain-holds-set-up = 往上看：能留下一个输的数，这个数就赢，否则输。{ $hidden ->
    [0] 到 { $until } 为止输的数：{ $lost }。
   *[other] 最先的输的数：{ $lost }。
  }
plain-holds-set-period = { $window ->
    [1] 输赢只看前一个数，它在 { $length } 之后再次出现。
   *[other] 输赢只看前 { $window } 个数。从 { $from } 起，连续 { $window } 个在 { $length } 之后再次出现。
  }所以一切重复，{ $size } 和 { $same } 一样。
plain-holds-set-counted = 到 { $size } 为止的数都这样逐个算出。
plain-holds-set-none = { $size } 枚时不能取：{ $size } 输。
plain-holds-set-lost = 从 { $size } 只能留下 { $lefts }，都赢：所以 { $size } 输。
plain-holds-set-lost-many = 从 { $size } 有 { $count } 种走法，都留下赢的数：所以 { $size } 输。
plain-holds-set-won = 从 { $size } 取 { $take } 枚，留下 { $left }，它输：所以 { $size } 赢。

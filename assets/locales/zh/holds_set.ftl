# 一堆为什么必败或必胜：从 0 往上，以及用什么证明它重复。
holds-set-start = { $top ->
    [0] 剩 0 枚时没有着法：P。
   *[other] 剩 0 到 { $top } 枚时没有着法：P。
  }
holds-set-up = 由此往上：有一步到 P 的是 N，否则是 P。所以到 { $until } 为止的 P：{ $lost }{ $hidden ->
    [0] 。
   *[other] ，还有 { $hidden } 个。
  }
holds-set-period = 每个值由前面 { $window } 个值决定。从 { $from } 起，连续 { $window } 个值在 { $length } 个之后又照样出现，所以此后一再重复：{ $size } 与 { $same } 一样。
holds-set-counted = 到 { $size } 为止的值都这样逐个算出。
holds-set-none = 剩 { $size } 枚时没有着法：P。
holds-set-lost = 从 { $size } 枚只能走到 { $lefts }，{ $count ->
    [1] 那是 N
   *[other] 都是 N
  }：所以 { $size } 是 P。
holds-set-lost-many = 从 { $size } 枚出发，{ $count } 种着法都走到 N：所以 { $size } 是 P。
holds-set-won = 从 { $size } 枚取 { $take } 枚，留下 { $left } 枚，那是 P：所以 { $size } 是 N。

plain-holds-set-start = { $top ->
    [0] 剩 0 枚时什么也取不了：轮到谁，谁输。
   *[other] 剩 0 到 { $top } 枚时什么也取不了：轮到谁，谁输。
  }
plain-holds-set-up = 从小往大看：能留下输的数，就是赢的数；不能，就是输的数。{ $hidden ->
    [0] 到 { $until } 为止，输的数是 { $lost }。
   *[other] 最前面几个输的数是 { $lost }。
  }
plain-holds-set-period = { $window ->
    [1] 每个数的输赢只看前一个数，而一个数的输赢在 { $length } 个之后又照样出现。
   *[other] 每个数的输赢只看前面 { $window } 个数。从 { $from } 起，连续 { $window } 个数的输赢在 { $length } 个之后又照样出现。
  }所以从此一再重复，{ $size } 和 { $same } 一样。
plain-holds-set-counted = 到 { $size } 为止的数，都是这样逐个算出来的。
plain-holds-set-none = 剩 { $size } 枚时什么也取不了：{ $size } 是输的数。
plain-holds-set-lost = 从 { $size } 枚只能留下 { $lefts }，{ $count ->
    [1] 那是赢的数
   *[other] 都是赢的数
  }。所以 { $size } 是输的数。
plain-holds-set-lost-many = 从 { $size } 枚有 { $count } 种走法，留下的都是赢的数。所以 { $size } 是输的数。
plain-holds-set-won = 从 { $size } 枚取 { $take } 枚，留下 { $left }，那是输的数。所以 { $size } 是赢的数。

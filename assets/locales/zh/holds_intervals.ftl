# Why it holds, told over a position.
holds-interval-last = 只剩一个数 { $number }：唯一的着法就是取它。
holds-interval-one = 一个数：只能取它，所以 D 就是这个数；只剩第一个数时，D 是 { $number }。
holds-interval-two = 两个数：取左边的、右边的或两个都取。只剩 { $first } 和 { $second } 时，三种着法中最好的给出 D = { $best }。
holds-interval-longer = 更长的一排：每一步都留下更短的一排，它的 D 已经知道。这样求出全部 { $cells } 个区间，直到这一排和它的 { $moves } 种着法。
holds-interval-ends = { $all ->
    [yes] 从哪一边都以全取 { $left } 个为最好：{ $left_equation }。
   *[no] 从左边取，最好的是 L{ $left }：{ $left_equation }。从右边取，最好的是 R{ $right }：{ $right_equation }。
  }
holds-interval-so = { $all ->
    [yes] 这就是 D = { $margin }。
   *[no] 两者中较大的就是 D = { $margin }：无论怎样应，对手多得的都不会超过留下的那个 D。
  }

plain-holds-interval-last = 只剩 { $number }，所以只有一种走法。
plain-holds-interval-one = 从最短的一排想起。只剩一个数时，比如 { $number }，只能取它。
plain-holds-interval-two = 只剩 { $first } 和 { $second } 时，可以取其中一个，也可以都取。{ $side ->
    [ahead] 三种走法中，最好的能领先 { $best }。
   *[other] 三种走法中，最好的让双方一样多。
  }
plain-holds-interval-longer = 每走一步都留下更短的一排，它值多少已经知道。这样从短排到长排，一直算到这 { $count } 个数。
plain-holds-interval-ends = { $all ->
    [yes] 从哪一边取，最好都是把 { $left } 个全部取走，最后是 { $left_own } 比 { $left_other }。
   *[no] 从左边取，最好取 { $left } 个，最后是 { $left_own } 比 { $left_other }。从右边取，最好取 { $right } 个，最后是 { $right_own } 比 { $right_other }。
  }
plain-holds-interval-so = { $all ->
    [yes] 没有更好的走法。
   *[no] 这两种走法中较好的，就是最好的。
  }

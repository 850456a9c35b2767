# 两个距离都是偶数时王为什么会输，就在这个局面上讲。$lost is yes where the mover is lost.
holds-parity-step = 走一步，使缩短的每个距离减 1：奇数变偶数，偶数变奇数。这里往上还剩 { $from_up } 格，往右还剩 { $from_right } 格：向{ $step ->
    [right] 右
    [up] 上
   *[both] 右上
  }走一步，缩短的恰好是奇数，留下 { $up } 和 { $right }{ $corner ->
    [yes] ，也就是角。
   *[no] ，都是偶数。
  }
holds-parity-odd = { $along ->
    [yes] 从 { $up } 和 { $right }（都是偶数）出发，唯一的一步把不是 0 的那个减 1，它变成奇数。
   *[no] 从 { $up } 和 { $right }（都是偶数）出发，任何一步都把其中一个或两个减 1，被减的变成奇数。
  }
holds-parity-again = 奇数至少是 1，所以还能再走同样的一步；它缩短的是同样的距离，于是又都是偶数。
holds-parity-end = 最多还剩 { $squares } 格，每走一步就更少。角是 0 和 0，都是偶数：{ $lost ->
    [yes] 对手总是留下两个偶数，所以只有对手能走进去。
   *[no] 您总是留下两个偶数，所以只有您能走进去。
  }

plain-holds-parity-step = 往上 { $from_up } 格，往右 { $from_right } 格：向{ $step ->
    [right] 右
    [up] 上
   *[both] 右上
  }走一步，缩短的正是奇数。留下 { $up } 和 { $right }{ $corner ->
    [yes] ：这就是角。
   *[no] ，都是偶数。
  }
plain-holds-parity-odd = { $along ->
    [yes] 从 { $up } 和 { $right } 走，唯一的一步使较大的数减 1，它就变成奇数。
   *[no] 从 { $up } 和 { $right } 走，每一步都使一个数减 1，或者两个数都减 1。减过的就变成奇数。
  }
plain-holds-parity-again = 奇数至少是 1，所以{ $lost ->
    [yes] 对手
   *[no] 您
  }还能走同样的一步。走完又都是偶数。
plain-holds-parity-end = 路越走越短。角是 0 和 0，都是偶数，所以只有{ $lost ->
    [yes] 对手
   *[no] 您
  }能走到。

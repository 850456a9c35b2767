# 按集合取的几堆为什么就是它们的值上的尼姆。$lost：输的是不是您（yes、no）。
holds-piles-twin = 第 { $pile } 堆 { $size } 枚的值是 { $value }：{ $value ->
    [0] 没有一步留下值 0。
   *[other] 走一步可以留下 { $ways }，但没有一步留下值 { $value }。
  }在任何一堆里，走一步能得到每个更小的值，有时得到更大的，但一定会变。
holds-piles-high = 最高的叉在 { $high } 下面。这一列的 1 是奇数个，所以必有一个值在那里是 1：第 { $pile } 堆的 { $from }。
holds-piles-smaller = { $lower ->
    [0] 翻转这一位。它少了 { $high }，其他各位不变。所以 { $to } < { $from }，也就有一步能留下这个值：取 { $take } 枚。
   *[other] 翻转它有叉的各位。{ $high } 下面的 1 没有了，此外只有更低的位变化，最多补回 { $gains }。所以 { $to } < { $from }，也就有一步能留下这个值：取 { $take } 枚。
  }
holds-piles-even = { $lost ->
    [yes] 各列的 1 都是偶数个。您走一步，改变一堆和它的值，至少改变一位：叉就出现了。
   *[no] 现在各列的 1 都是偶数个。对手走一步，改变一堆和它的值，至少改变一位：叉又出现，您照样找得到可以减小的值，即使对手把值变大了也一样。
  }
holds-piles-answer = 对手找一个在最高的叉下面是 1 的值。翻转它有叉的各位，它就变小，也就有一步能留下这个值：叉全没了，即使您把值变大了也一样。
holds-piles-last = 此后集合中的数都取不了：对手无步可走。
holds-piles-end = 每走一步，这 { $coins } 枚硬币都会减少，所以游戏必会结束。无步可走时各值都是 0，没有叉：{ $lost ->
    [yes] 遇到的是您。
   *[no] 遇到的是对手。
  }

plain-holds-piles-twin = { $value ->
    [0] 第 { $pile } 堆的值是 0，每一步都留下更大的值。
   *[other] 第 { $pile } 堆的值是 { $value }。走一步能留下 { $ways }。没有一步仍留下值 { $value }。
  }所以它就像{ $value ->
    [0] 空堆。
   *[other] {" "}{ $value } 个的一堆。
  }
plain-holds-piles-high = 没有搭档的各份中，最大的是 { $high }。第 { $pile } 堆的值里有这一份。
plain-holds-piles-smaller = { $lower ->
    [0] 把这个值减小 { $high }，各份就都成对。它从 { $from } 减小到 { $to }：取 { $take } 枚。
   *[other] 改变这个值，让各份都成对。它少了 { $high }，最多补回 { $gains }。所以它从 { $from } 减小到 { $to }：取 { $take } 枚。
  }
plain-holds-piles-even = { $few ->
    [zero] 您必须改变一堆，它的值就大于 0。
   *[other] { $lost ->
    [yes] 您必须改变一堆，它的值也跟着变。
   *[no] 对手必须改变一堆，它的值也跟着变。
  }值里总有一份出现或消失，于是有一份没了搭档。{ $lost ->
    [yes] {""}
   *[no] 您照样重新配好。
  }
  }
plain-holds-piles-answer = { $few ->
    [zero] 对手再使它变成 0：大于 0 的值总有一步能变成 0。
   *[other] 对手看没有搭档的各份中最大的一份，找到含有它的值。把这个值减小，各份又都成对。
  }
plain-holds-piles-last = 此后什么也取不了，对手走不了了。
plain-holds-piles-end = 每走一步，这 { $coins } 枚硬币都会减少，所以游戏会结束。{ $lost ->
    [yes] 最后走不了的是您。
   *[no] 最后走不了的是对手。
  }

# 按集合取的几堆为什么就是它们的值上的尼姆。$lost：输的是不是您（yes、no）。
holds-piles-twin = 第 { $pile } 堆 { $size } 枚的值是 { $value }：{ $value ->
    [0] 没有一步留下值 0。
    [1] 有一步留下值 0，没有一步留下 1。
   *[other] 各步留下从 0 到 { $below } 的所有值，没有一步留下 { $value }。
  }每堆都如此：一步可以把值变成任何更小的，或某个更大的，但绝不会不变。
holds-piles-high = 最高的叉在 { $high } 下面。这一列的 1 是奇数个，所以必有一个值在那里是 1：第 { $pile } 堆的 { $from }。
holds-piles-smaller = 翻转它有叉的各位。{ $high } 下面的 1 没有了，其后只有低位变化，最多补回 { $gains }。所以 { $to } < { $from }，也就有这样一步：取 { $take } 枚。
holds-piles-even = { $lost ->
    [yes] 各列的 1 都是偶数个。您走一步，改变一堆和它的值，至少改变一位：叉就出现了。
   *[no] 现在各列的 1 都是偶数个。对手走一步，改变一堆和它的值，至少改变一位：叉又出现，您照样找得到可以减小的值，哪怕有的值变大了。
  }
holds-piles-answer = 对手找一个在最高的叉下面是 1 的值。翻转它有叉的各位，它就变小，也就有这样一步：叉全没了，哪怕您把值变大了。
holds-piles-last = 此后什么也取不了：对手无步可走。
holds-piles-end = 每一步都从 { $coins } 枚中取，所以游戏必会结束。无步可走时各值都是 0，没有叉：{ $lost ->
    [yes] 遇到的是您。
   *[no] 遇到的是对手。
  }

plain-holds-piles-twin = { $value ->
    [0] 第 { $pile } 堆的值是 0，每一步都留下更大的值。
   *[other] 第 { $pile } 堆的值是 { $value }。它的各步能到所有更小的值，没有一步留下 { $value }。
  }所以它就像大小为 { $value } 的堆。
plain-holds-piles-high = 没有搭档的部分里，最大的是 { $high }。第 { $pile } 堆的值含有它。
plain-holds-piles-smaller = 改这个值，让所有部分都成对。它少了 { $high }，最多补回 { $gains }。所以从 { $from } 变成 { $to }：取 { $take } 枚。
plain-holds-piles-even = { $lost ->
    [yes] 您必须改一堆，它的值也跟着变。
   *[no] 对手必须改一堆，它的值也跟着变。
  }其中总有一部分出现或消失，搭档就散了。{ $lost ->
    [yes] {""}
   *[no] 您照样再配好。
  }
plain-holds-piles-answer = 对手找含有最大单独部分的值，把它减小，让全部重新成对。
plain-holds-piles-last = 此后什么也取不了，对手没有步可走。
plain-holds-piles-end = 每一步都从 { $coins } 枚中取，所以游戏会结束。{ $lost ->
    [yes] 最后没有步可走的是您。
   *[no] 最后没有步可走的是对手。
  }

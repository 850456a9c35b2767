# 尼姆定理为什么成立（布顿，1901），就在这个局面上讲；反常规则的末尾（holds-nim-ones … leave）不讲叉。
holds-nim-high = 最高的叉在 { $high } 下面。这一列的 1 是奇数个，所以必有一堆在那里是 1：第 { $heap } 堆的 { $from }。
holds-nim-smaller = { $lower ->
    [0] 翻转这一位。它少了 { $high }，其他各位不变。所以 { $to } < { $from }，这是合法的一步。
   *[other] 翻转它有叉的各位。{ $high } 下面的 1 没有了，此外只有更低的位变化，最多补回 { $gains }。所以 { $to } < { $from }，这是合法的一步。
  }
holds-nim-then = 现在各列的 1 都是偶数个。对手必须改变一堆，至少改变一位：那一列的 1 变成奇数个，叉又出现。
holds-nim-even = 各列的 1 都是偶数个。任何一步都改变一堆，至少改变一位：那一列的 1 变成奇数个，叉就出现了。
holds-nim-answer = 对手找一个在最高的叉下面是 1 的堆，翻转它有叉的各位，这一堆就变小：叉全没了。
holds-nim-end = 所以每次都是同一方面对没有叉的局面。各堆只会变小；{ $misere ->
    [yes] 取完之前，总有一次大于 1 的堆只剩一个，那时有叉，所以遇到它的是另一方。
   *[no] 桌面取空时没有叉，所以最后无步可走的是这一方。
  }
holds-nim-back = 倒推一步：大于 1 的堆只剩一个时，遇到它的一方把它减到 0 或 1，使大小为 1 的堆共奇数个。此后取最后一个的一方败。
holds-nim-ones = { $ones ->
    [1] 只剩一个：轮到谁，谁就得取走它。
   *[other] 只剩 { $ones } 个大小为 1 的堆，每一步取走一个，双方轮流：只看个数，就知道谁取最后一个。
  }
holds-nim-choice = 大于 1 的堆只有第 { $heap } 堆：{ $from }。{ $ones ->
    [0] 没有别的堆
   *[other] 另有 { $ones } 个大小为 1 的堆
  }。这一堆可以留 0 或 1：大小为 1 的堆是奇数个还是偶数个，由您决定。
holds-nim-leave = 第 { $heap } 堆留 { $to }：大小为 1 的堆有 { $ones } 个，是奇数。每次取一个，对手取第一个，也取最后一个。

plain-holds-nim-high = 没有搭档的各份中，最大的是 { $high }。必有一堆里有这一份：第 { $heap } 堆。
plain-holds-nim-smaller = { $lower ->
    [0] 从这一堆取 { $high } 个，各份就都成对。它从 { $from } 减小到 { $to }，这一步能走。
   *[other] 改变这一堆，让各份都成对。它少了 { $high }，最多补回 { $gains }。所以它从 { $from } 减小到 { $to }，这一步能走。
  }
plain-holds-nim-then = 对手必须改变一堆。堆里总有一份出现或消失，于是有一份没了搭档。
plain-holds-nim-even = 您必须改变一堆。堆里总有一份出现或消失，于是有一份没了搭档。
plain-holds-nim-answer = 对手看没有搭档的各份中最大的一份，找到含有它的一堆。把这一堆改小，各份又都成对。
plain-holds-nim-end = 这样继续下去，堆越来越小。{ $misere ->
    [yes] 最后多于 1 个的只剩一堆，遇到它的是配对的一方。
   *[no] 最后桌面空了，遇到的是拆散搭档的一方。
  }
plain-holds-nim-back = 这一方在那一堆留 0 个或 1 个，使剩下奇数堆，每堆 1 个。最后一个只能由另一方取。
plain-holds-nim-ones = { $ones ->
    [1] 只剩一个，轮到谁，谁就得取走它。
   *[other] 剩 { $ones } 个，每步取走一个，双方轮流。所以只看个数，就知道谁取最后一个。
  }
plain-holds-nim-choice = 第 { $heap } 堆可以留 0 个或 1 个。所以剩下奇数个还是偶数个，由您决定。
plain-holds-nim-leave = 这一堆留 { $to } 个：一共剩 { $ones } 个，是奇数。对手取第一个，所以也取最后一个。
holds-nim-whole = 只剩第 { $heap } 堆：{ $from } 个全部取走，对手就无步可走。
plain-holds-nim-whole = 只剩第 { $heap } 堆。把它全部取走，对手就走不了了。

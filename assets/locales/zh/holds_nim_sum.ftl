# 尼姆定理为什么成立（布顿，1901），就在这个局面上讲；反常玩法的末尾（holds-nim-ones … leave）不讲叉号。
holds-nim-high = 最高的叉号在 { $high } 下面。这一列是奇数，所以必有一堆在那里是 1：第 { $heap } 堆，{ $from }。
holds-nim-smaller = 把它打叉的数字翻转。{ $high } 下面的 1 没有了，其后只有低位变化，最多补回 { $gains }。所以 { $to } < { $from }，这是合法的一步。
holds-nim-then = 现在每一列都是偶数。对手必须改变一堆，至少改变一个数字：那一列变成奇数，叉号又出现了。
holds-nim-even = 每一列都是偶数。任何一步都改变一堆，至少改变一个数字：那一列变成奇数，叉号就出现了。
holds-nim-answer = 对手找一个在最高叉号下面是 1 的堆，翻转它打叉的数字，堆因此变小：叉号全没了。
holds-nim-end = 所以每次都是同一方面对没有叉号的局面。各堆只会变小；{ $misere ->
    [yes] 在取完之前，会只剩一个大堆，那就有叉号：遇到它的是另一方。
   *[no] 空桌子没有叉号，所以最后无步可走的是这一方。
  }
holds-nim-back = 倒推一步：只剩一个大堆时，遇到它的一方把它留成 0 或 1，使 1 的个数为奇数。谁取最后一个，谁输。
holds-nim-ones = { $ones ->
    [1] 只剩一个 1：轮到谁，谁就取走它。
   *[other] 每一步取走 { $ones } 个 1 中的一个，双方轮流：只看个数就知道谁取最后一个。
  }
holds-nim-choice = 大堆只有第 { $heap } 堆：{ $from }。旁边有 { $ones } 个 1。这一堆可以留 0 或 1：1 的个数是奇是偶由您选。
holds-nim-leave = 第 { $heap } 堆留 { $to }：1 的个数 { $ones } 是奇数。每次取一个，对手取第一个，也取最后一个。

plain-holds-nim-high = 没有搭档的部分里，最大的是 { $high }。必有一堆含有它：第 { $heap } 堆。
plain-holds-nim-smaller = 改这一堆，让所有部分都成对。它少了 { $high }，最多补回 { $gains }。所以从 { $from } 变成 { $to }，变小了，这一步能走。
plain-holds-nim-then = 对方必须改一堆。其中总有一部分出现或消失，搭档就散了。
plain-holds-nim-even = 您必须改一堆。其中总有一部分出现或消失，搭档就散了。
plain-holds-nim-answer = 对方找含有最大单独部分的那一堆，把它改小，让全部重新成对。
plain-holds-nim-end = 这样继续下去，堆越来越小。{ $misere ->
    [yes] 最后只剩一堆大于 1，遇到它的是配对的一方。
   *[no] 拆散搭档的一方最后面对空桌子。
  }
plain-holds-nim-back = 他把它留成 0 或 1，让 1 的个数是奇数。另一方必须取最后一个。
plain-holds-nim-ones = { $ones ->
    [1] 只剩一个，轮到谁，谁就取走它。
   *[other] 每步取走 { $ones } 个中的一个，双方轮流。所以只看个数就知道谁取最后一个。
  }
plain-holds-nim-choice = 第 { $heap } 堆可以留 0 或 1。所以 1 的个数是奇是偶由您选。
plain-holds-nim-leave = 留 { $to }：1 的个数是 { $ones }，奇数。对方取第一个，所以也取最后一个。
holds-nim-whole = 只剩第 { $heap } 堆：{ $from } 个全部取走，对手就无步可走。
plain-holds-nim-whole = 只剩第 { $heap } 堆。把它全部取走，对手就没有步可走。

# 诺思科特游戏为什么就是间隔上的尼姆，后退为什么不起作用。$lost：输的是不是您（yes、no）。
holds-gaps-high = 最高的叉在 { $high } 下面。这一列的 1 是奇数个，所以必有一段间隔在那里是 1：第 { $track } 道的 { $from }。
holds-gaps-smaller = 翻转它有叉的各位。{ $high } 下面的 1 没有了，其后只有低位变化，最多补回 { $gains }。所以 { $to } < { $from }：可以前进 { $by } 格。
holds-gaps-then = 现在各列的 1 都是偶数个。前进改变一段间隔，至少改变一位：叉又出现，您照样找得到一步前进。
holds-gaps-even = 各列的 1 都是偶数个。前进改变一段间隔，至少改变一位：那一列变成奇数个，叉就出现了。
holds-gaps-answer = 对手找一段在最高的叉下面是 1 的间隔，翻转它有叉的各位，也就是用前进把它缩小：叉全没了。
holds-gaps-closed = { $lost ->
    [yes] 各段间隔都是 0：您只能后退。
   *[no] 把唯一不为 0 的间隔填满：此后对手只能后退。
  }
holds-gaps-back = { $lost ->
    [yes] 您后退几格，对手就前进几格
   *[no] 对手后退几格，您就前进几格
  }：间隔和原来一样，各列的 1 又都是偶数个。
holds-gaps-end = { $lost ->
    [yes] 所以对手只前进，前面最多 { $cells } 格：游戏必会结束，最后无步可走的是您。
   *[no] 所以您只前进，前面最多 { $cells } 格：游戏必会结束，最后无步可走的是对手。
  }

plain-holds-gaps-high = 没有搭档的部分里，最大的是 { $high }。第 { $track } 道的间隔含有它。
plain-holds-gaps-smaller = 改这段间隔，让所有部分都成对。它少了 { $high }，最多补回 { $gains }。所以从 { $from } 变成 { $to }，您可以前进 { $by } 格。
plain-holds-gaps-then = 对手前进，就改变一段间隔。其中总有一部分出现或消失，搭档就散了。您照样再配好。
plain-holds-gaps-even = 您前进，就改变一段间隔。其中总有一部分出现或消失，搭档就散了。
plain-holds-gaps-answer = 对手找含有最大单独部分的那段间隔，把它缩小，让全部重新成对。
plain-holds-gaps-closed = { $lost ->
    [yes] 各段间隔都是 0，您只能后退。
   *[no] 把最后一段间隔填满，对手就只能后退。
  }
plain-holds-gaps-back = { $lost ->
    [yes] 您后退几格，对手就跟上几格。
   *[no] 对手后退几格，您就跟上几格。
  }间隔和原来一样，所有部分又都成对。
plain-holds-gaps-end = { $lost ->
    [yes] 对手只前进，最多有 { $cells } 格可走。所以游戏会结束，您没有步可走。
   *[no] 您只前进，最多有 { $cells } 格可走。所以游戏会结束，对手没有步可走。
  }

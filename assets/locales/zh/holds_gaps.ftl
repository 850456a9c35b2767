# 诺思科特游戏为什么就是间隔上的尼姆，后退为什么不起作用。$lost：输的是不是您（yes、no）。
holds-gaps-high = 最高的叉在 { $high } 下面。这一列的 1 是奇数个，所以必有一段间隔在那里是 1：第 { $track } 道的 { $from }。
holds-gaps-smaller = { $lower ->
    [0] 翻转这一位。它少了 { $high }，其他各位不变。所以 { $to } < { $from }：可以前进 { $by } 格。
   *[other] 翻转它有叉的各位。{ $high } 下面的 1 没有了，此外只有更低的位变化，最多补回 { $gains }。所以 { $to } < { $from }：可以前进 { $by } 格。
  }
holds-gaps-then = 现在各列的 1 都是偶数个。前进会改变一段间隔，至少改变一位：叉又出现，您照样能以前进来应对。
holds-gaps-whole = 只有第 { $track } 道的间隔不是 0。把它合拢：前进 { $by } 格。{ $stuck ->
    [yes] 此后对手无步可走。
   *[no] 此后对手只能后退。
  }
holds-gaps-even = 各列的 1 都是偶数个。前进会改变一段间隔，至少改变一位：那一列的 1 变成奇数个，叉就出现了。
holds-gaps-answer = 对手找一段在最高的叉下面是 1 的间隔，翻转它有叉的各位，也就是前进几格把它缩小：叉全没了。
holds-gaps-closed = 各段间隔都是 0：您只能后退。
holds-gaps-back = { $lost ->
    [yes] 您后退几格，对手就前进几格
   *[no] 对手后退几格，您就前进几格
  }：间隔和原来一样，各列的 1 又都是偶数个。
holds-gaps-end = { $lost ->
    [yes] 所以对手只前进，前面最多 { $cells } 格：游戏必会结束，最后无步可走的是您。
   *[no] 所以您只前进，前面最多 { $cells } 格：游戏必会结束，最后无步可走的是对手。
  }

plain-holds-gaps-high = 没有搭档的各份中，最大的是 { $high }。第 { $track } 道的间隔里有这一份。
plain-holds-gaps-smaller = { $lower ->
    [0] 把这段间隔缩小 { $high }，各份就都成对。它从 { $from } 缩小到 { $to }：您可以前进 { $by } 格。
   *[other] 改变这段间隔，让各份都成对。它少了 { $high }，最多补回 { $gains }。所以它从 { $from } 缩小到 { $to }：您可以前进 { $by } 格。
  }
plain-holds-gaps-then = 对手前进，就改变一段间隔。间隔里总有一份出现或消失，于是有一份没了搭档。您照样重新配好。
plain-holds-gaps-whole = 只有第 { $track } 道的间隔没有合拢。把它合拢：前进 { $by } 格。{ $stuck ->
    [yes] 此后对手无步可走。
   *[no] 此后对手只能后退。
  }
plain-holds-gaps-even = 您前进，就改变一段间隔。间隔里总有一份出现或消失，于是有一份没了搭档。
plain-holds-gaps-answer = 对手看没有搭档的各份中最大的一份，找到含有它的间隔。把这段间隔缩小，各份又都成对。
plain-holds-gaps-closed = 各段间隔都是 0，您只能后退。
plain-holds-gaps-back = { $lost ->
    [yes] 您后退几格，对手就跟上几格。
   *[no] 对手后退几格，您就跟上几格。
  }各段间隔又和原来一样。
plain-holds-gaps-end = { $lost ->
    [yes] 对手只前进，最多有 { $cells } 格可走。所以游戏会结束，最后走不了的是您。
   *[no] 您只前进，最多有 { $cells } 格可走。所以游戏会结束，最后走不了的是对手。
  }

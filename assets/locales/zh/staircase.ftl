staircase-title = 楼梯尼姆
staircase-rule = 把任意枚硬币从一级台阶推到下一级，从第 1 级就推到地上。不能走者败。
staircase-notation = 台阶:枚数，如 3:2
staircase-figure = 各级台阶的硬币
staircase-part = 台阶
staircase-axis-x = 数量
staircase-axis-y = 台阶
staircase-field-steps = 从第 1 级起的硬币数
staircase-preset-default = 四级台阶
staircase-preset-aside = 只有第 2、4 级有硬币
staircase-preset-twins = 两级相等
staircase-preset-onto = 五级台阶
staircase-preset-worked = 十级台阶
staircase-preset-quintillion = 百亿亿枚硬币
staircase-move = 从第 { $heap } 级推下 { $take } 枚

# The Why panel. $few: how many odd steps have coins (none, single, pair, many). $parts: none if they are too many to list.
why-stairs-value = 奇数级的尼姆和为 { $sum }
why-stairs-step = 第 { $step } 级
why-stairs-head = 枚数
why-stairs-aside = 第 { $steps } 级不算（{ $coins } 枚）
why-stairs-aside-short = 第 { $steps } 级不算
why-stairs-undone = 再把这 { $count } 枚推到{ $below ->
    [0] 地上
   *[other] 第 { $below } 级
  }，各列就和原来一样。
why-stairs-count = 偶数级上的硬币不算：从那里推下来的，应着时再往下推。
why-stairs-odd = { $count ->
    [1] 只有列 { $columns } 有奇数个 1。
   *[other] 有奇数个 1 的列：{ $columns }。
  }
why-stairs-odd-many = 有 { $count } 列的 1 是奇数个，最高的是列 { $highest }。
why-stairs-push = { $count ->
    [1] 叉所在的列，第 { $step } 级这一位是 1：翻转这一位
   *[other] 最高位的叉所在的列，第 { $step } 级这一位是 1：翻转它有叉的各位
  }。往下推 { $take } 枚，{ $from } 枚中留下 { $to } 枚。
why-stairs-then = 此后各列的 1 都是偶数个。从奇数级推会使叉再出现，从偶数级推下来的就再往下推。
why-stairs-even = { $few ->
    [zero] 各列的 1 都是偶数个，因为奇数级上没有硬币。
   *[other] 各列的 1 都是偶数个。从奇数级推会使叉出现，应着又把叉全部消去。
  }
plain-why-stairs-count = 偶数级不算：{ $lost ->
    [yes] 您从那里推下多少，对手就再往下推多少。
   *[no] 对手从那里推下多少，您就再往下推多少。
  }
plain-why-stairs-odd = { $few ->
    [single] 只有一个奇数级上有硬币。
    [pair] 有硬币的两个奇数级不相等。
    [ones] 有硬币的奇数级上都只有 1 枚，共 { $ones } 级，是奇数。
   *[many] { $parts ->
        [none] 把各奇数级拆成 1、2、4…：{ $sizes } 会多出一份没有搭档。
       *[other] 把各奇数级拆成 { $parts }：{ $sizes } 会多出一份没有搭档。
      }
  }
plain-why-stairs-odd-many = 把各奇数级拆成 1、2、4…：有 { $count } 种大小会多出一份没有搭档，最大的是 { $highest }。
plain-why-stairs-push = { $few ->
    [single] 把第 { $step } 级的 { $take } 枚全部推下去：奇数级就都空了。
    [pair] 使两级相等：从第 { $step } 级推下 { $take } 枚，留下 { $to } 枚。
    [ones] 把第 { $step } 级的硬币推下去：这样的级就剩偶数个。
   *[many] 第 { $step } 级里有 { $high }：推下 { $take } 枚，留下 { $sum }，各份就都成对了。
  }
plain-why-stairs-even = { $few ->
    [zero] 奇数级上没有硬币。
    [pair] 两个奇数级相等：您从一级推下多少，对手就从另一级推下多少。
    [ones] 有硬币的奇数级上都只有 1 枚，共 { $ones } 级，是偶数。
   *[many] { $parts ->
        [none] 把各奇数级拆成 1、2、4…：全都成对，拆散了对手也能重新配好。
       *[other] 把各奇数级拆成 { $parts }：全都成对，拆散了对手也能重新配好。
      }
  }
picture-why-stairs-odd = 1 的个数为奇数的列下面有叉：{ $columns }。
picture-why-stairs-odd-many = 有 { $count } 列的 1 的个数为奇数，下面都有叉，最高的在 { $highest } 下面。
picture-why-stairs-push = 从第 { $step } 级推下 { $take } 枚：它那一行从 { $from } 变成 { $to }，叉就全没了。
picture-why-stairs-even = { $few ->
    [zero] 没有叉，因为奇数级上没有硬币。
   *[other] 没有叉：从奇数级推会出现叉，对手再把它消去。
  }
# Why it holds, for this position. $lost: whether you lose (yes, no).
holds-stairs-high = 最高的叉在 { $high } 下面。这一列的 1 是奇数个，所以必有一个奇数级在那里是 1：第 { $step } 级，有 { $from } 枚。
holds-stairs-smaller = { $lower ->
    [0] 翻转这一位。它少了 { $high }，其他各位不变。所以 { $to } < { $from }：可以往下推 { $by } 枚。
   *[other] 翻转它有叉的各位。{ $high } 下面的 1 没有了，此外只有更低的位变化，最多补回 { $gains }。所以 { $to } < { $from }：可以往下推 { $by } 枚。
  }
holds-stairs-then = 现在各列的 1 都是偶数个。从奇数级推会改变这一级，至少改变一位：叉又出现，您照样能应对。
holds-stairs-whole = 奇数级中只有第 { $step } 级有硬币。把 { $from } 枚全部推下去。{ $last ->
    [yes] 此后对手无步可走。
   *[no] {""}
  }
holds-stairs-none = { $lost ->
    [yes] 奇数级上没有硬币：您只能从偶数级推。
   *[no] 现在奇数级上没有硬币：对手只能从偶数级推。
  }
holds-stairs-even = 各列的 1 都是偶数个。从奇数级推会改变这一级，至少改变一位：那一列的 1 变成奇数个，叉就出现了。
holds-stairs-answer = 对手找一个在最高的叉下面是 1 的奇数级，翻转它有叉的各位。这一级的硬币变少，所以推得成，叉也全没了。
holds-stairs-on = { $lost ->
    [yes] 您从偶数级推下来的落在奇数级上，对手就把同样多的再往下推
   *[no] 对手从偶数级推下来的落在奇数级上，您就把同样多的再往下推
  }。各奇数级又和原来一样。
holds-stairs-end = 每步都使硬币往下走，所以最多 { $moves } 步就结束。{ $lost ->
    [yes] 对手总有应着，最后无步可走的是您。
   *[no] 您总有应着，最后无步可走的是对手。
  }
plain-holds-stairs-high = 把各奇数级拆成 1、2、4、8 等。没有搭档的各份中，最大的是 { $high }，在第 { $step } 级。
plain-holds-stairs-smaller = { $lower ->
    [0] 从这一级推下 { $high } 枚，各份就都成对。它从 { $from } 变成 { $to }。
   *[other] 改变这一级，让各份都成对。它少了 { $high }，最多补回 { $gains }。所以它从 { $from } 变成 { $to }：往下推 { $by } 枚。
  }
plain-holds-stairs-then = 对手从奇数级推，就有一份没了搭档。您照样重新配好。
plain-holds-stairs-whole = 奇数级中只有第 { $step } 级有硬币。把 { $from } 枚全部推下去。{ $last ->
    [yes] 此后对手无步可走。
   *[no] {""}
  }
plain-holds-stairs-none = { $lost ->
    [yes] 奇数级上没有硬币：您只能从偶数级推。
   *[no] 现在奇数级上没有硬币：对手只能从偶数级推。
  }
plain-holds-stairs-even = 您从奇数级推，就有一份没了搭档。
plain-holds-stairs-answer = 对手看没有搭档的各份中最大的一份，找到含有它的奇数级。从那里推下几枚，各份又都成对。
plain-holds-stairs-on = { $lost ->
    [yes] 您从偶数级推下来的落在奇数级上，对手再往下推。
   *[no] 对手从偶数级推下来的落在奇数级上，您再往下推。
  }各奇数级又和原来一样。
plain-holds-stairs-end = 硬币只往下走，所以游戏会结束。{ $lost ->
    [yes] 对手总有应着，最后走不了的是您。
   *[no] 您总有应着，最后走不了的是对手。
  }
# Hints.
smaller-staircase = 先试只有第 2 级有硬币，再试第 1、2 级都有。哪些硬币要紧？
look-staircase = 看落到第 2、4 级等偶数级上的硬币：可以立刻再推下去。
look-staircase-first = 硬币都在第 1 级。看它们会落到哪里。

# The rules of a game as it is set up, with its numbers; other games have theirs beside their texts.
rule-subtraction = 从钱箱取走{ $m ->
    [1] {" "}1 枚
   *[other] {" "}1 到 { $m } 枚
  }硬币；取走最后一枚的人{ $last ->
    [loses] 败
   *[wins] 胜
  }。
rule-coins = 取走 { $set } 枚硬币；不能取者败。
rule-coin-piles = 从一叠中取走 { $set } 枚硬币；不能取者败。
rule-strip = 划去{ $k ->
    [1] 一个空格
   *[other] {" "}1 到 { $k } 个相邻的空格
  }；不能走者败。
rule-matches = 取走恰好 { $k } 根相邻的火柴；不能取者败。
rule-product = 把这个数乘以 2 到 9；超过 { $c } 者胜。
rule-coprime-product = 乘以 2 到 9，不能与上一个因数有公约数。{ SAME($c, $r) ->
    [yes] 恰好得 { $c }
   *[no] 落在 { $c } 到 { $r }
  } 者胜；超过 { $r } 者败。
rule-moore = 一步可从{ $k ->
    [1] 一堆
   *[other] 至多 { $k } 堆
  }中任取；取走最后一个石子的人{ $last ->
    [loses] 败
   *[wins] 胜
  }。
rule-octal = 从一堆中取走一些，剩下的须合乎代码 { $code }；不能走者败。
plain-rule-octal = 从一堆中取走一些，或把它拆开，按棋盘上所写；不能走者败。

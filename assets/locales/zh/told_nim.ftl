# 用平常话逐例说明尼姆的道理。
told-nim-sizes-many = 1、2、4 等等
told-nim-won-single = 只剩一堆，想拿多少都行。{ $n ->
    [1] 拿走最后一枚
   *[other] 把 { $n } 枚全拿走
  }。
told-nim-won-two = 从第 { $heap } 堆拿走 { $take } 枚，让两堆都剩 { $to } 枚。对手从一堆拿几枚，您就从另一堆拿几枚。
    .so = 对手拿空一堆，您就拿空另一堆，最后一枚归您。
told-nim-won-spare = 除了第 { $heap } 堆，每堆都有一堆与它相等。
    .move = 拿走整个第 { $heap } 堆，之后在相等的那堆里照着对手走。
told-nim-won-pairs = 只有第 { $heap } 堆和第 { $other } 堆没有相等的伙伴。
    .move = 把第 { $heap } 堆减到 { $to } 枚，与第 { $other } 堆一样。
    .then = 之后在相等的那堆里照着对手走。
told-nim-won-one-size = 把每堆分成 { $sizes } 的小组。
    .move = 除了第 { $heap } 堆里的 { $high }，每组都能配对：拿走这一组。
    .then = 对手一走必拆散一对，而您总能从大到小重新配好。
told-nim-won-sizes = { $odd ->
    [all] 把每堆分成 { $sizes } 的小组，每种大小都有一组落单。
    [many] 把每堆分成 { $sizes } 的小组，有 { $count } 种大小落单。
   *[other] 把每堆分成 { $sizes } 的小组，落单的是 { $odd }。
  }
    .move = { $to ->
    [0] 拿走整个第 { $heap } 堆
   *[other] 把第 { $heap } 堆减到 { $to }{ $sum ->
        [none] {""}
       *[other] （{ $sum }）
      }
  }，每组就都能配对。
    .then = 对手必拆散一对，而您总能从大到小重新配好。
told-nim-won-ones = 只剩 { $n } 枚单个的硬币，是偶数，每步拿一枚。
    .move = 您拿一枚，最后一枚就是对手的。
told-nim-won-turn = 只有第 { $heap } 堆多于 1 枚。
    .move = 从中拿走 { $take } 枚，剩下 { $left } 枚单个的硬币：是奇数。
    .then = { $left ->
    [1] 对手只能拿它，而拿最后一枚的输。
   *[other] 之后每步拿一枚，最后一枚是对手的。
  }
told-nim-won-two-misere = 从第 { $heap } 堆拿走 { $take } 枚，让两堆都剩 { $to } 枚。
    .then = 两堆都不少于 2 枚时，照着对手走。对手把一堆减到 1 或 0 时，您就总共只留一枚。
told-nim-won-sizes-misere = { $to ->
    [0] 拿走整个第 { $heap } 堆
   *[other] 把第 { $heap } 堆减到 { $to }
  }，每组就都能配对。
    .then = 对手拆，您来补，但等到只有一堆多于 1 枚时，要留下奇数个 1。

told-nim-lost-pairs = 各堆两两相等。您从一堆拿几枚，对手就能从与它相等的那堆拿几枚。
told-nim-lost-twins = 把每堆分成 { $sizes } 的小组，组组都能配对。您一走必拆散一对，而对手总能从大到小重新配好。
told-nim-lost-ones = 只剩 { $n } 枚单个的硬币，是奇数，每步拿一枚，最后一枚会落到您手里。
told-nim-lost-one = 最后一枚只能您来拿，而拿它的人输。
told-nim-lost-pair-misere = 两堆都有 { $to } 枚。对手照着您走，但您把一堆减到 1 或 0 时，对手就只给您留一枚。
told-nim-lost-twins-misere = 把每堆分成 { $sizes } 的小组，组组都能配对。您每走一步都会拆散一对，对手就来补，直到只有一堆多于 1 枚。
    .so = 那时对手会留下奇数个 1。

# 剪绳为什么胜或败：照样剪，或给每一段一个数（施普拉格，1935；格兰迪，1939）。
holds-rope-none = 没有一段够 2 厘米。两段都不短于 1 厘米，合起来至少 2 厘米，所以怎样剪都会有一段短于 1 厘米。
holds-rope-last = 剪了以后没有一段够 2 厘米，所以对手下一刀会剪出短于 1 厘米的一段。
holds-rope-twins = { $won ->
    [yes] 剪了以后，每种长度都有偶数段。
   *[no] 每种长度都有偶数段。
  }
holds-rope-copy = 安全的一刀留下两段，都不短于 1 厘米。与被剪的那段相等的一段还是完整的：照样剪，得到同样的两段，所以也安全，各种长度又两两成对。
holds-rope-floor = { $whole ->
    [2] 只计整厘米：从 2 个整厘米安全地剪一刀，留下 1 和 1。
   *[other] 只计整厘米：从 { $whole } 个整厘米安全地剪一刀，留下 i 和 j，都不小于 1，i + j = { $whole } 或 { $less }；每一组这样的 i、j 都剪得出来。
  }
holds-rope-mex = { $whole } 个整厘米剪一刀，可得的值是 { $reached }。其中没有的最小数是 { $value }：这就是它的值。
holds-rope-make = { $values ->
    [none] { $count } 段绳相当于尼姆堆，尼姆和为 { $sum }。
   *[other] 各段绳相当于尼姆堆：{ $values }，尼姆和为 { $sum }。
  }把第 { $piece } 段剪成值为 { $first } 和 { $second } 的两段，合起来是 { $to }，不再是 { $from }：尼姆和为 0。
holds-rope-zero = { $values ->
    [none] { $count } 段绳相当于尼姆堆，尼姆和为 0。
   *[other] 各段绳相当于尼姆堆：{ $values }，尼姆和为 0。
  }
holds-rope-answer = 任何安全的一刀都改变一段的值，尼姆和就不再是 0。由布顿定理，总有一个值可以改小，使尼姆和又是 0。
holds-rope-end = 整厘米之间还有 { $left } 个位置，安全的一刀至少用去 1 个。所以安全的剪法总会用完，先没有安全剪法的是{ $won ->
    [yes] 对手
   *[no] 轮到的一方
  }。
holds-rope-period = 八进制游戏定理（盖伊和史密斯，1956），代码 0.77：一次至多取 2 个球瓶，而 G(n + { $length }) = G(n) 已对 n 从 { $from } 到 { $to } 验证。所以对更大的 n 也成立。

plain-holds-rope-none = 没有一段够 2 厘米。所以怎样剪，总有一边不到 1 厘米。
plain-holds-rope-last = 剪了以后没有一段够 2 厘米。所以对手下一刀就输。
plain-holds-rope-twins = { $won ->
    [yes] 您剪了以后，每段都有相等的一段。
   *[no] 每段都有相等的一段。
  }
plain-holds-rope-copy = 安全的一刀，两边都不短于 1 厘米。在相等的那段上照样剪，也是这样。于是各段又都成对。
plain-holds-rope-floor = { $whole ->
    [2] 只计整厘米。2 个整厘米安全地剪一刀，留下 1 和 1。
   *[other] 只计整厘米。{ $whole } 个整厘米安全地剪一刀，合起来还有 { $whole } 或 { $less } 个。
  }
plain-holds-rope-mex = { $whole } 个整厘米的一段，值是 { $value }。剪一刀能留下 { $ways }。没有一刀仍留下值 { $value }。
plain-holds-rope-make = 把各个值拆成 1、2、4、8 等。您这一刀把 { $from } 变成 { $to }：于是全都成对。
plain-holds-rope-zero = 把各个值拆成 1、2、4、8 等：全都成对。
plain-holds-rope-answer = 安全的一刀改变一个值，拆散一对。应着把含最大单独部分的那个值改小：又全都成对。
plain-holds-rope-end = 整厘米之间还有 { $left } 个位置。安全的一刀至少用去 1 个。所以最后{ $won ->
    [yes] 对手
   *[no] 您
  }没有安全的剪法。

# $end：是否再没有能安全剪的一段（yes、no）。
plain-why-rope-middle = 从正中 { $cut } 处剪：留下相等的两段。
plain-why-rope-image = { $of } 处的切口没有配对：在 { $cut } 处剪，像照镜子一样。
plain-why-rope-pair = 在 { $cut } 处剪第 { $piece } 段：此后每段都有相等的一段。
plain-why-rope-mirror = { $end ->
    [yes] 于是没有一段够 2 厘米：对手下一刀就输。
   *[no] 对手在一段上安全剪一刀，您就在相等的那段上照样剪。
  }
plain-why-rope-split = 把第 { $piece } 段剪成 { $left } 和 { $right } 整厘米：它们的值是 { $first } 和 { $second }。
plain-why-rope-then = { $end ->
    [yes] 于是没有一段够 2 厘米：对手下一刀就输。
   *[no] 把各个值拆成 1、2、4、8 等：全都成对。对手安全剪一刀会拆散一对，您再配好。
  }
plain-why-rope-paired = 每段都有相等的一段：您安全剪一刀，对手就在那段上照样剪。
plain-why-rope-even = { $values ->
    [ones] 大于 0 的值都是 1，共 { $parts } 个，是偶数。
    [none] 把各个值拆成 1、2、4、8 等：全都成对。
   *[other] 把各段的值 { $values } 拆成 { $parts }：全都成对。
  }安全剪一刀会拆散一对，对手再配好。
plain-why-rope-none = 没有一段够 2 厘米：怎样剪都会出现短于 1 厘米的一段，因而输。

picture-why-rope-middle = 在正中的记号 { $cut } 处剪：两边相等。
picture-why-rope-image = { $of } 处的一刀没有配对：在 { $cut } 处剪，像照镜子一样。

plain-why-rope-cut = { $floor } { $arrow } { $left } 和 { $right }：值为 { $first } 和 { $second }
why-rope-worth = 值

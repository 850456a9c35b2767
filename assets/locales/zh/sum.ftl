sum-title = 游戏之和
sum-rule = 在其中一个游戏里按它的规则走一步；哪个游戏都不能走者败。
sum-notation = 游戏的字母、/ 和该游戏写法的着法，如 a/2:3
sum-figure = 并列的各局
sum-part = 游戏
sum-axis-x = 着法
sum-axis-y = 游戏
sum-field-a = 第一个游戏 (a)
sum-field-b = 第二个游戏 (b)
sum-field-c = 第三个游戏 (c)
sum-field-d = 第四个游戏 (d)
sum-field-e = 第五个游戏 (e)
sum-field-f = 第六个游戏 (f)
sum-form-component = 游戏名和它的各项，以冒号连接，如 nim:heaps=3,5
sum-preset-default = 尼姆、王、火柴
sum-preset-two = 王与钱箱
sum-preset-coins = 王、火柴、硬币
sum-preset-kayles = 凯尔斯、格兰迪、尼姆
sum-preset-six = 六个游戏
sum-preset-huge = 百亿亿
sum-move = 在 { $part } 中：{ $words }
sum-no-part = 这里没有这个游戏；可用：{ $names }
sum-gap = 前面缺少游戏 { $missing }；请也给出 { $missing }，或去掉这一个
sum-one = 和有两到六个游戏；请也给出 b
sum-no-sum = 和里不能再有和；请把它的游戏写在这里
sum-no-game = 没有名为 { $game } 的游戏；zugzwang list 列出所有名称
sum-no-value = { $game } 没有格兰迪值：双方着法不同、计分，或着法列不出来
sum-misere = 在和里走最后一步者胜；请去掉 last
sum-circles = 棋子可以绕圈，所以没有格兰迪值；请去掉一个箭头
sum-too-large = 没有理论给出 { $game } 的值，而它的局面多于 { $most } 个；请改小
sum-recited = 游戏 { $part }，{ $title }：{ $position }。

# 该理论的面板。
why-sum-head = 游戏：值
why-sum-keep = 游戏 { $part } 的值由 { $from } 变成 { $to }：{ $words }。
why-sum-then = 此后各列的 1 都是偶数个，任何一步都改变一个游戏的值。
why-sum-lost = 各列的 1 都是偶数个：任何一步都改变一个游戏的值，应着又使各列的 1 都成偶数个。
plain-why-sum-keep = 把 { $from } 变成 { $to }：{ $words }。
plain-why-sum-lost = { $values ->
    [zero] 每个游戏的值都是 0。无论怎样走都会有一个值变大，对手再使它变成 0。
    [ones] 大于 0 的值都是 1，共 { $parts } 个，是偶数。无论怎样走都会拆散一对，对手再配好。
    [none] 把各个值拆成 1、2、4、8 等：全都成对。无论怎样走都会拆散一对，对手再配好。
   *[other] 把各个值 { $values } 拆成 { $parts }：全都成对。无论怎样走都会拆散一对，对手再配好。
  }
picture-why-sum-keep = 以 { $to } 换 { $from }，叉就没了：{ $words }。
picture-why-sum-then = 对手无论怎样走又会出现叉。
picture-why-sum-lost = 哪一列下面都没有叉：任何一步都会出现叉，对手再消去。
# 为什么成立：每个游戏一个数（Sprague 1935、Grundy 1939）。
holds-sum-twin = { $kind ->
    [zero] 游戏 { $part } 里没有一步留下值 0：它如同空堆。
    [shown] 游戏 { $part } 的值是 { $value }：能变小的着法有 { $ways }，但没有一步仍留下 { $value }。所以它如同 { $value } 个的一堆。
   *[long] 游戏 { $part } 的值是 { $value }：走一步能得到每个更小的值，但没有一步仍留下 { $value }。所以它如同 { $value } 个的一堆。
  }
holds-sum-last = { $words }：此后哪个游戏都无步可走，对手也就无步可走。
holds-sum-make = 各游戏如同尼姆堆：{ $values }，尼姆和 { $sum }。在 { $part } 中的这一步把 { $from } 变成 { $to }：尼姆和 0。
holds-sum-zero = 各游戏如同尼姆堆：{ $values }，尼姆和 0。
holds-sum-answer = 每一步都改变一个游戏的值，尼姆和就不再是 0。由布顿定理，总能减小某个值使它又成为 0。
holds-sum-end = 每个游戏都会结束，所以着法会用完，首先无步可走的是{ $won ->
    [yes] 对手
   *[no] 现在走的一方
  }。
plain-holds-sum-twin = { $kind ->
    [zero] 游戏 { $part } 的值是 0：走一步不会得到 0。所以它就像空堆。
    [shown] 游戏 { $part } 的值是 { $value }。能变小的着法：{ $ways }。没有一步仍是 { $value }。所以它就像 { $value } 个的一堆。
   *[long] 游戏 { $part } 的值是 { $value }。走一步能得到任何更小的值，但没有一步仍留下 { $value }。所以它就像 { $value } 个的一堆。
  }
plain-holds-sum-last = 最好：{ $words }。此后对手在哪个游戏里都无步可走。
plain-holds-sum-make = 把各个值拆成 1、2、4、8 等。您这一步把 { $from } 变成 { $to }：全都成对。
plain-holds-sum-zero = { $few ->
    [zero] 所有的值都是 0。
   *[other] 把各个值拆成 1、2、4、8 等：全都成对。
  }
plain-holds-sum-answer = { $few ->
    [zero] 任何一步都使一个值大于 0。对手再使它变成 0：大于 0 的值总有一步能变成 0。
   *[other] 任何一步都改变一个值，拆散一对。应着减小含有最大单独部分的值：又全都成对。
  }
plain-holds-sum-end = 每个游戏都会结束，整个和也会结束。到时走不了的是{ $won ->
    [yes] 对手
   *[no] 您
  }。
smaller-sum = 先只试其中两个游戏。何时一个里的着法能应对另一个里的每一步？
look-sum = 逐个游戏单独看：在它里面走一步能留下什么？

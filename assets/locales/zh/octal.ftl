octal-title = 取走与拆分
octal-rule = 从一堆中取走一些，剩下的须合乎代码；不能走者败。
octal-notation = 堆:取，如 2:3；剩下的拆成两堆时写 堆:取:a+b，如 2:1:3+4
octal-figure = 每堆可变成什么
octal-part = 堆
octal-axis-x = 着法
octal-axis-y = 堆
octal-field-code = 代码 (code)
octal-field-heaps = 各堆
octal-form-code = 0. 或 4. 加 0 到 7 的数字，如 0.137，或 grundy
octal-preset-dawson = 道森棋
octal-preset-kayles = 凯尔斯，十瓶
octal-preset-grundy = 格兰迪游戏
octal-preset-treblecross = 三连叉
octal-preset-officers = 军官
octal-preset-far = 百亿亿个瓶
octal-move = { $kind ->
    [all] 取走第 { $heap } 堆的全部 { $taken } 个
    [whole] 从第 { $heap } 堆取 { $taken } 个
    [break] 把第 { $heap } 堆拆成 { $small } 和 { $large }
   *[parts] 从第 { $heap } 堆取 { $taken } 个，剩 { $small } 和 { $large }
  }
octal-allowed = { $digit ->
    [1] 取 { $takes } 个，须是整堆。
    [2] 取 { $takes } 个，剩一堆。
    [3] 取 { $takes } 个。
    [4] 取 { $takes } 个，剩两堆。
    [5] 取 { $takes } 个：取整堆，或剩两堆。
    [6] 取 { $takes } 个，剩一堆或两堆。
   *[7] 取 { $takes } 个，剩下的可拆成两堆。
  }
octal-allowed-break = 把一堆拆成两堆。
octal-allowed-grundy = 把一堆拆成不等的两堆。
octal-no-period = { $heap } 个的一堆需要已证明的周期，而没能及时找到 { $code } 的周期；可填：0 到 { $most }
octal-taken = { $takes ->
    [none] { $size } 个的一堆无步可走；请选别的堆
   *[other] 不能从 { $size } 个的一堆取这么多；可取：{ $takes }
  }
octal-not-broken = 取 { $taken } 个后不可拆开；请留作一堆
octal-halves = 两部分必须不等
octal-parts = 两部分之和须为 { $rest }，每部分至少 1 个
octal-to-break = 取 { $taken } 个后，剩下的 { $rest } 个须拆成两堆，如 :1+{ $rest }

# 该理论的面板。
why-breaking-head = 堆：值
why-breaking-keep = { $size } 个的一堆，值由 { $from } 变成 { $value }：{ $words }。
why-breaking-then = 此后各列的 1 都是偶数个，任何一步都改变一堆的值。
why-breaking-lost = 各列的 1 都是偶数个：任何一步都改变一堆的值，应着又使各列的 1 都成偶数个。
why-summed-hidden = 另有 { $hidden } 行
plain-why-breaking-keep = 把 { $from } 变成 { $value }：{ $words }。
plain-why-breaking-lost = { $values ->
    [zero] 每堆的值都是 0。无论怎样走都会出现单独的部分，对手再配好。
    [ones] 大于 0 的值都是 1，共 { $parts } 个，是偶数。无论怎样走都会拆散一对，对手再配好。
    [none] 把各个值拆成 1、2、4、8 等：全都成对。无论怎样走都会拆散一对，对手再配好。
   *[other] 把各堆的值 { $values } 拆成 { $parts }：全都成对。无论怎样走都会拆散一对，对手再配好。
  }
picture-why-breaking-keep = 以 { $value } 换 { $from }，叉就没了：{ $words }。
picture-why-breaking-then = 对手无论怎样走又会出现叉。
picture-why-breaking-lost = 哪一列下面都没有叉：任何一步都会出现叉，对手再消去。
# 为什么成立：每堆一个数（Sprague 1935、Grundy 1939）。
holds-breaking-last = 此后各堆都无步可走：对手没有着法。
holds-breaking-mex = { $reached ->
    [none] { $size } 个的一堆无步可走，所以值是 0。
   *[other] 从 { $size } 个的一堆走一步得到的值是 { $reached }。缺少的最小数是 { $value }：这就是它的值。
  }
holds-breaking-make = { $values ->
    [none] 各堆如同尼姆堆，尼姆和 { $sum }。
   *[other] 各堆如同尼姆堆：{ $values }，尼姆和 { $sum }。
  }这一步把 { $from } 变成 { $to }：尼姆和 0。
holds-breaking-zero = { $values ->
    [zero] 每堆都如同空的尼姆堆。
    [none] 各堆如同尼姆和为 0 的尼姆堆。
   *[other] 各堆如同尼姆堆：{ $values }，尼姆和 0。
  }
holds-breaking-answer = 每一步都改变一堆的值，尼姆和就不再是 0。由布顿定理，总能减小某个值使它又成为 0。
holds-breaking-end = 每一步都取走一些或把堆变小，所以着法会用完，首先无步可走的是{ $won ->
    [yes] 对手
   *[no] 现在走的一方
  }。
plain-holds-breaking-last = 此后各堆都无步可走，对手走不了了。
plain-holds-breaking-mex = { $reached ->
    [none] { $size } 个的一堆无步可走，所以值是 0。
   *[other] { $size } 个的一堆值是 { $value }。{ $value ->
        [0] 走一步不会得到 0。
       *[other] 走一步能留下 { $ways }。没有一步仍留下值 { $value }。
      }
  }
plain-holds-breaking-make = 把各个值拆成 1、2、4、8 等。您这一步把 { $from } 变成 { $to }：全都成对。
plain-holds-breaking-zero = { $values ->
    [zero] 每堆的值都是 0，如同空堆。
   *[other] 把各个值拆成 1、2、4、8 等：全都成对。
  }
plain-holds-breaking-answer = 任何一步都改变一个值，拆散一对。应着减小含有最大单独部分的值：又全都成对。
plain-holds-breaking-end = 堆只会变小，所以游戏会结束。到时走不了的是{ $won ->
    [yes] 对手
   *[no] 您
  }。
smaller-octal = 先试一小堆，再试相等的两堆。何时总有应着？
look-octal = 逐堆单独看：从它走一步能留下什么？

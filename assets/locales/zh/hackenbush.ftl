hackenbush-title = 剪枝游戏
hackenbush-rule = 蓝方剪蓝节或绿节，红方剪红节或绿节。剪口以上全部落下。无节可剪者败。
hackenbush-notation = 茎:节（从地面数），如 2:1
hackenbush-figure = 双方各能剪几节
hackenbush-field-stalks = 各茎，从地面往上
hackenbush-field-begins = 谁先走
    .blue = 蓝方
    .red = 红方
said-begins-blue = 蓝方先走
said-begins-red = 红方先走
hackenbush-form-stalks = 每节写 b 或 r（或全写 g），如 br,br,r
hackenbush-stalk-long = 第 { $stalk } 茎有 { $pieces } 节；最多 { $most } 节
hackenbush-stalk-mixed = 第 { $stalk } 茎（{ $letters }）把 g 和别的字母混在一起；一根茎只能全是 b 和 r，或全是 g
hackenbush-color = 第 { $stalk } 茎的第 { $piece } 节是{ $color ->
    [blue] 蓝的，只有蓝方能剪
   *[red] 红的，只有红方能剪
  }；现在轮到{ $who ->
    [blue] 蓝方
   *[red] 红方
  }
hackenbush-no-piece = { $pieces ->
    [0] 第 { $stalk } 茎已经没有了
   *[other] 第 { $stalk } 茎没有第 { $piece } 节；可选 1 到 { $pieces }
  }
hackenbush-preset-default = 两个一半和一个整的
hackenbush-preset-counting = 数一数节数
hackenbush-preset-quarters = 只有一剪是对的
hackenbush-preset-green = 由绿茎决定
hackenbush-preset-red = 红方先走
hackenbush-preset-thicket = 灌木丛
hackenbush-axis-x = 茎
hackenbush-axis-y = 节
hackenbush-part = 茎
hackenbush-move = 剪第 { $stalk } 茎的第 { $piece } 节（{ $color ->
    [blue] 蓝
    [red] 红
   *[green] 绿
  }）
hackenbush-blue = 蓝方
hackenbush-red = 红方
hackenbush-both = 双方
# 句中所说的一方和他的对手。$who：前者的颜色。
hackenbush-own = { $who ->
    [blue] 蓝方
   *[red] 红方
  }
hackenbush-own-of = { $who ->
    [blue] 蓝方
   *[red] 红方
  }
hackenbush-other = { $who ->
    [blue] 红方
   *[red] 蓝方
  }
hackenbush-other-of = { $who ->
    [blue] 红方
   *[red] 蓝方
  }
hackenbush-turn = { $who ->
    [blue] 轮到蓝方。
   *[red] 轮到红方。
  }
recite-stalk-run = { $color ->
    [blue] 蓝
    [red] 红
   *[green] 绿
  } { $count } 节
recite-stalk-gone = 没有了
axis-quarters-blue = 蓝方的四分之一步
axis-quarters-red = 红方的四分之一步
axis-moves-made = 已走步数
# 一个数等于几步。$count 是整数；分数时为 0。
halves-moves = { $kind ->
    [none] 零
    [one] {" "}1 步
    [tiny] 一点点
    [half] 半步
    [part] {" "}{ $number } 步
   *[more] {" "}{ $number } 步
  }

smaller-hackenbush = 先试一节蓝上面压一节红，对一节红。再试两根这样的茎。
look-hackenbush = 看您每剪一次之后，那根茎还剩下什么。

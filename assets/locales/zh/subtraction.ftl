subtraction-title = 减法游戏
subtraction-rule = 从钱箱取走 1 到 m 枚硬币；取走最后一枚的人{ $last ->
    [loses] 败
   *[wins] 胜
  }。
subtraction-move = 取 { $take } 枚
subtraction-notation = 一个数，如 1
subtraction-figure = 数轮
subtraction-field-c = 钱箱中的硬币（c）
subtraction-field-m = 一步至多取几枚（m）
subtraction-preset-classic = 十七和九
subtraction-preset-matches = 二十一根火柴（反常规则）
subtraction-preset-hundred = 抢到一百
subtraction-preset-large = 一万枚硬币
subtraction-till = { $coins } 枚硬币
subtraction-hidden = 前面另有 { $coins } 枚
subtraction-coins-left = 剩 { $coins } 枚硬币时
subtraction-axis-x = 枚数

matches-title = 一排火柴
matches-rule = 取走恰好 k 根相邻的火柴；不能走者败。
matches-notation = 所取火柴中最小的序号，如 4
matches-figure = 每段可变成什么
matches-move = 取第 { $matches } 根火柴
matches-axis-x = 位置
matches-axis-y = 段
matches-field-n = 一排的火柴数（n）
matches-field-row = 或有空缺的一排
matches-field-k = 每步取几根（k）
matches-form-row = 至多 200 个 1（火柴）和 0（空缺），如 1101
matches-preset-default = 九根火柴
matches-preset-treblecross = 二十根，每步三根
matches-preset-gaps = 有空缺
matches-preset-drawn = 二百根，每步四根
matches-preset-long = 三百根火柴
matches-left = { $count ->
    [0] 没有火柴了
   *[other] { $count } 根火柴
  }
matches-too-long = 一排超过 { $most } 根，k 至多为 { $short }；现在的 k 可填：1 到 { $most }
matches-beyond = 从第 { $lowest } 根起，一排中不够 { $count } 根；可填：1 到 { $most }
matches-gone = 第 { $match } 根已被取走；每步取{ $count ->
    [1] 一根还在的火柴
   *[other] {" "}{ $count } 根相邻且还在的火柴
  }
row-worth = 值 { $value }

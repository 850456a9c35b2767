both-ends-title = 两端取数
both-ends-rule = 从左端或右端取任意多个数；最后总和大者胜。
both-ends-notation = L（左）或 R（右）和个数，如 L3 或 R2
both-ends-figure = 双方所得
both-ends-move = { $end ->
    [left] 从左端取 { $count } 个，值 { $worth }
    [right] 从右端取 { $count } 个，值 { $worth }
   *[all] 全部取走，值 { $worth }
  }
both-ends-axis-x = 切口
both-ends-axis-y = 另一端
both-ends-field-numbers = 一排数
both-ends-preset-default = 经典的一排
both-ends-preset-debts = 全是负债
both-ends-preset-sandwich = 负债夹财宝
both-ends-preset-turns = 盈亏相间
both-ends-preset-long = 二十个数
both-ends-rest = { $count ->
    [0] 什么也不剩
    [1] 1 个数：{ $sum }
   *[other] { $count } 个数，总和 { $sum }
  }
both-ends-hidden = 中间另有 { $count } 个，总和 { $sum }

nim-title = 尼姆游戏
nim-rule = 从一堆中取走任意多个石子（至少一个）；取走最后一个的人{ $last ->
    [loses] 败
   *[wins] 胜
  }。
nim-move = 从第 { $heap } 堆取 { $take } 个
nim-part = 堆
nim-notation = 堆:取，如 2:6
nim-figure = 各堆的二进制
nim-field-heaps = 各堆
nim-preset-classic = 三、四、五
nim-preset-worked = 详解例题
nim-preset-marienbad = 马里昂巴德（反常规则）
nim-preset-turn = 反常规则的转折点
nim-preset-equal = 相等的两堆
nim-axis-x = 数量
nim-axis-y = 堆

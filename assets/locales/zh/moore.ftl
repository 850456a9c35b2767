moore-title = 摩尔尼姆
moore-rule = 同尼姆游戏，但一步可从至多 k 堆中取；取走最后一个石子的人{ $last ->
    [loses] 败
   *[wins] 胜
  }。
moore-all-chosen = 这一步已从 { $k } 堆中取，不能再多。按左方向键放回一堆。
moore-move = { $parts }
moore-cut = 从第 { $heap } 堆取 { $take } 个
moore-part = 堆
    .many = 堆
moore-notation = 堆:取,堆:取，依堆的次序，如 1:3,2:1
moore-figure = 各堆的二进制
moore-field-heaps = 各堆
moore-field-k = 一步至多从几堆取（k）
moore-preset-classic = 三、四、五
moore-preset-odd = 三、五、七、九
moore-preset-three = 五堆，一步三堆
moore-preset-misere = 反常规则
moore-axis-x = 数量
moore-axis-y = 堆

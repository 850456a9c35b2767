# Why it holds, told over a position.
holds-word-end = 结束时 { $good } 对{ $last ->
    [first] 先手
   *[second] 后手
  }有利：四种状态中的两种。
holds-word-line = 第 { $line } 行 { $operator } 不会把两种状态变成一种：在它之前 { $good } 有利，仍是两种。
holds-word-three = 所以无论到时写了什么，最后一个空行之后总有两种状态有利。那一行可以保持状态、改变 A 或改变 B：四种中能到三种，其中必有一种有利。
holds-word-turn = 还有 { $left } 步，双方轮流走：最后一步由{ $last ->
    [first] 先手
   *[second] 后手
  }走。
holds-word-reach = 第 { $line } 行得到 { $before }，能变成 { $reached }；在它之后 { $good } 有利。四种状态中的三种与两种必有相同的。

plain-holds-word-end = A、B 共有四种组合，其中两种的结局合{ $yours ->
    [yes] 您
   *[no] 对手
  }的意：{ $good }。
plain-holds-word-lines = { $single ->
    [yes] 第 { $from } 行
   *[no] 第 { $from } 到 { $to } 行
  }已经写好，不同的组合经过那里仍然不同。所以在那之前也有两种组合合意：{ $good }。
plain-holds-word-three = 无论写了什么，最后一个空行之后总有两种组合合意。那一行可以让组合不变，也可以改变 A 或改变 B。这样能到四种中的三种，其中必有一种合意。
plain-holds-word-turn = 还有 { $left } 步，双方轮流走：最后一步由{ $yours ->
    [yes] 您
   *[no] 对手
  }走。
plain-holds-word-reach = 第 { $line } 行得到 { $before }，能变成 { $reached }。在它之后 { $good } 合意，总能变成其中一种。

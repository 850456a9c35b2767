euclid-title = 欧几里得游戏
euclid-rule = 从大堆中取走小堆个数的倍数；取空一堆者胜。
euclid-notation = 所取的个数，如 10
euclid-figure = 两堆
euclid-move = 从第 { $pile } 堆取 { $take } 个{ $times ->
    [1] {""}
   *[other] （{ $times } × { $step }）
  }
euclid-multiple = { $times ->
    [1] 不能这样取；只可取 { $step }
   *[other] 不能这样取；可取 { $step } 的倍数，至多 { $most }
  }
euclid-field-a = 第一堆（a）
euclid-field-b = 第二堆（b）
euclid-preset-classic = 十三和五
euclid-preset-lost = 八和五
euclid-preset-won = 十三和八
euclid-preset-multiple = 一和三
euclid-preset-year = 1969 和 365
euclid-preset-fibonacci = 大的斐波那契数对
euclid-axis-x = 倍数

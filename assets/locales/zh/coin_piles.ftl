coin-piles-title = 多堆取硬币
coin-piles-rule = 从一堆中取走若干枚硬币，枚数须在集合之中；不能走者败。
coin-piles-move = 从第 { $heap } 堆取 { $take } 枚
coin-piles-part = 堆
coin-piles-notation = 堆:取，如 2:3
coin-piles-figure = 各堆及其对应
coin-piles-size = 这个数不在集合中；可填：{ $sizes }
coin-piles-too-many = { $coins ->
    [0] 这一堆是空的
   *[other] 这一堆只有 { $coins } 枚硬币
  }
coin-piles-axis-x = 枚数
coin-piles-axis-y = 堆
coin-piles-field-piles = 各堆
coin-piles-field-set = 可取的枚数（集合）
coin-piles-preset-classic = 五、八、十一
coin-piles-preset-lost = 四堆，必败
coin-piles-preset-primes = 小素数
coin-piles-preset-seven = 几个七
coin-piles-preset-large = 数百万枚硬币
coin-piles-sizes = 可取：

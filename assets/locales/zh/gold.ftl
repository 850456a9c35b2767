gold-title = 取金条
gold-rule = 第一步从左边取 1 或 2 根金条，以后至多取上次的两倍；总价大者胜。
gold-move = 取 { $take } 根
gold-notation = 金条的根数，如 2
gold-figure = 双方所得
gold-axis-x = 根数
gold-field-prices = 金条的价格（prices）
gold-preset-doubling = 四根，逐根翻倍
gold-preset-equal = 四根，价格相同
gold-preset-rising = 十二根，递增
gold-preset-falling = 十三根，递减
gold-preset-mixed = 十六根，高低不一
gold-preset-treasure = 二十根，内有一件珍宝
gold-left = { $bars ->
    [0] 金条已取完
    [1] 第 { $first } 根：{ $total }
   *[other] 第 { $first } 到 { $last } 根：共值 { $total }
  }
gold-more = …另有 { $bars } 根
gold-limit-first = 限额 { $limit }：第一步
gold-limit = 限额 { $limit }：上次所取的两倍
gold-limit-all = 限额 { $limit }：可以全取

coprime-product-title = 乘积游戏（二）
coprime-product-rule = 乘以 2 到 9 中与上一个因数互素的数；落在 c 到 r 之内者胜，超过 r 者败。
coprime-product-notation = 2 到 9 的因数，与上一个因数互素
coprime-product-figure = 之后可用的因数
coprime-product-factor = 因数是 2 到 9
coprime-product-coprime = { $factor } 与上一个因数 { $last } 有公因数；可填：与它互素的因数
coprime-product-below-c = r 小于 c；可填：{ $c } 或更大
coprime-product-field-c = 获胜范围的下限（c）
coprime-product-field-r = 获胜范围的上限（r）
coprime-product-preset-forty = 四十到五十
coprime-product-preset-narrow = 恰为一百，若能达到
coprime-product-preset-thousand = 直到一千
coprime-product-preset-million = 直到一百万
coprime-product-now = 积 { $product }，{ SAME($low, $high) ->
    [yes] 应恰好得 { $low }
   *[no] 应落在 { $low } 到 { $high } 之内
  }
coprime-product-axis-x = 因数

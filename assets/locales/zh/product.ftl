product-title = 乘积游戏
product-rule = 把积乘以 2 到 9；使积超过 c 者胜。
product-move = 乘以 { $factor }
product-factor = 因数是 2 到 9
product-notation = 2 到 9 的因数
product-figure = 目前的积
product-field-c = 要超过的数（c）
product-preset-thousand = 一千
product-preset-hundred = 一百
product-preset-lost = 十八
product-preset-million = 一百万
product-preset-trillion = 一万亿
product-now = 积 { $product }，要超过 { $bound }
product-equation = { $product } × { $factor } = { $after }
product-axis-x = 因数

product-title = Product game
product-rule = Multiply the product by 2 to 9; who makes it exceed c wins.
product-move = multiply by { $factor }
product-factor = a factor is 2 to 9
product-notation = a factor from 2 to 9
product-field-c = To exceed (c)
product-preset-thousand = a thousand
product-preset-hundred = a hundred
product-preset-lost = eighteen
product-preset-million = a million
product-preset-trillion = a trillion
product-now = product { $product }, to exceed { $bound }
product-equation = { $product } × { $factor } = { $after }
product-axis-x = factor

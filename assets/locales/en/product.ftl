product-title = Product game
product-rule = Multiply by any number from 2 to 9. Whoever passes c wins.
product-move = multiply by { $factor }
    .past = multiplied by { $factor }
product-factor = the factor must be from 2 to 9
product-notation = a factor from 2 to 9
product-figure = The product so far
product-field-c = Number to pass (c)
product-preset-thousand = a thousand
product-preset-hundred = a hundred
product-preset-lost = eighteen
product-preset-million = a million
product-preset-trillion = a trillion
product-now = product { $product }, to pass { $bound }
product-equation = { $product } × { $factor } = { $after }
product-axis-x = factor

coprime-product-title = Product game 2
coprime-product-rule = Multiply by 2 to 9; the factor must be coprime to the last. Land between c and r to win; go over r and you lose.
coprime-product-notation = a factor from 2 to 9 that is coprime to the last one
coprime-product-figure = Factors allowed next
coprime-product-factor = the factor must be from 2 to 9
coprime-product-coprime = { $factor } shares a divisor above 1 with { $last }, the last factor; allowed: factors coprime to it
coprime-product-below-c = r is less than c; allowed: { $c } or more
coprime-product-field-c = Landing range from (c)
coprime-product-field-r = Landing range up to (r)
coprime-product-preset-forty = forty to fifty
coprime-product-preset-narrow = exactly a hundred
coprime-product-preset-thousand = up to a thousand
coprime-product-preset-million = up to a million
coprime-product-now = product { $product }, target { SAME($low, $high) ->
    [yes] { $low }
   *[no] { $low } to { $high }
  }
coprime-product-axis-x = factor

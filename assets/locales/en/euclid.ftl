euclid-title = Game of Euclid
euclid-rule = Take a multiple of the smaller pile from the larger; who empties a pile wins.
euclid-notation = the number taken, as in 10
euclid-move = take { $take } from pile { $pile }{ $times ->
    [1] {""}
   *[other] { " " }({ $times } × { $step })
  }
euclid-multiple = { $times ->
    [1] that cannot be taken; allowed: { $step } alone
   *[other] that cannot be taken; allowed: the multiples of { $step } up to { $most }
  }
euclid-field-a = First pile (a)
euclid-field-b = Second pile (b)
euclid-preset-classic = thirteen and five
euclid-preset-lost = eight and five
euclid-preset-won = thirteen and eight
euclid-preset-multiple = one and three
euclid-preset-year = 1969 and 365
euclid-preset-fibonacci = a large Fibonacci pair
euclid-axis-x = multiple

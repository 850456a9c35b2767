euclid-title = Game of Euclid
euclid-rule = From the larger pile, take a multiple of the smaller one. Whoever empties a pile wins.
euclid-notation = the number to take, as in 10
euclid-figure = The two piles
euclid-move = take { $take } from pile { $pile }{ $times ->
    [1] {""}
   *[other] { " " }({ $times } × { $step })
  }
    .past = took { $take } from pile { $pile }{ $times ->
        [1] {""}
       *[other] { " " }({ $times } × { $step })
      }
euclid-multiple = { $times ->
    [1] you cannot take that many; allowed: only { $step }
   *[other] you cannot take that many; allowed: multiples of { $step } up to { $most }
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

coins-title = Coin game
coins-rule = Take any number of coins that is in the set. Whoever cannot move loses.
coins-move = take { $take }
    .past = took { $take }
coins-notation = a number from the set, as in 3
coins-figure = The wheel
coins-size = that number is not in the set; allowed: { $sizes }
coins-too-many = { $coins ->
    [one] only 1 coin is left
   *[other] only { $coins } coins are left
  }
coins-axis-x = less/more
coins-field-x = Coins in the pile (x)
coins-field-set = Numbers to take (set)
coins-preset-classic = fifteen coins: one, three or four
coins-preset-primes = forty coins: small primes
coins-preset-squares = sixty coins: squares
coins-preset-late = a period that starts late
coins-preset-large = ten million coins
coins-till = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
coins-sizes = Take:
coins-hidden = { $coins } more before these
coins-coins-left = with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } left

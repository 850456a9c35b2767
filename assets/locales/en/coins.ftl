coins-title = Coin game
coins-rule = Take a number of coins that is in the set; who cannot move loses.
coins-move = take { $take }
coins-notation = a size of the set, as in 3
coins-size = that is no size of the set; allowed: { $sizes }
coins-too-many = { $coins ->
    [one] only 1 coin is left
   *[other] only { $coins } coins are left
  }
coins-axis-x = size
coins-field-x = Coins in the till (x)
coins-field-set = Sizes to take (set)
coins-preset-classic = fifteen coins, one, three or four
coins-preset-primes = forty coins, small primes
coins-preset-squares = sixty coins, squares
coins-preset-late = a period that begins late
coins-preset-large = ten million coins
coins-till = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
coins-sizes = Sizes:
coins-hidden = { $coins } more before these

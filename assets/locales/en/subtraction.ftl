subtraction-title = Subtraction game
subtraction-rule = Take 1 to m coins from the till; who takes the last coin { $last ->
    [loses] loses
   *[wins] wins
  }.
subtraction-move = take { $take }
subtraction-notation = a number, as in 1
subtraction-field-c = Coins in the till (c)
subtraction-field-m = Most a move may take (m)
subtraction-preset-classic = seventeen and nine
subtraction-preset-matches = twenty-one matches (misère)
subtraction-preset-hundred = race to a hundred
subtraction-preset-large = ten thousand coins
subtraction-till = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
subtraction-hidden = { $coins } more before these
subtraction-axis-x = amount

subtraction-title = Subtraction game
subtraction-rule = Take 1 to m coins. Whoever takes the last one { $last ->
    [loses] loses
   *[wins] wins
  }.
subtraction-move = take { $take }
    .past = took { $take }
subtraction-notation = a number, as in 1
subtraction-figure = The wheel
subtraction-field-c = Coins in the pile (c)
subtraction-field-m = Most coins per move (m)
subtraction-preset-classic = seventeen coins, at most nine a move
subtraction-preset-matches = twenty-one matches (misère)
subtraction-preset-hundred = race to a hundred
subtraction-preset-large = ten thousand coins
subtraction-till = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
subtraction-hidden = { $coins } more before these
subtraction-coins-left = with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } left
subtraction-axis-x = less/more

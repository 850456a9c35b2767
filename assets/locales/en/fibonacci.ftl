fibonacci-title = Fibonacci nim
fibonacci-rule = Take 1 or 2 coins first, then at most twice what was just taken; who empties the till wins.
fibonacci-move = take { $take }
fibonacci-notation = a number, as in 2
fibonacci-axis-x = amount
fibonacci-field-c = Coins in the till (c)
fibonacci-preset-classic = twenty coins
fibonacci-preset-three = three coins: lost
fibonacci-preset-four = four coins: won by 1
fibonacci-preset-part = eighty-nine, a Fibonacci number
fibonacci-preset-table = three hundred coins
fibonacci-preset-large = a quintillion coins
fibonacci-till = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
fibonacci-hidden = { $coins } more before
fibonacci-limit-first = Limit { $limit }: the first move
fibonacci-limit = Limit { $limit }: twice the last take
fibonacci-limit-all = Limit { $limit }: all are in reach

fibonacci-title = Fibonacci nim
fibonacci-rule = Take 1 or 2 coins first, then up to twice what your opponent just took. Whoever takes the last coin wins.
fibonacci-move = take { $take }
    .past = took { $take }
fibonacci-notation = a number, as in 2
fibonacci-figure = Parts of the pile
fibonacci-axis-x = less/more
fibonacci-field-c = Coins in the pile (c)
fibonacci-preset-classic = twenty coins
fibonacci-preset-three = three coins: a losing start
fibonacci-preset-four = four coins: take 1 to win
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
fibonacci-limit-all = Limit { $limit }: enough for them all

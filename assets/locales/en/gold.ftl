gold-title = Gold bars
gold-rule = Take 1 or 2 bars from the left first, then at most twice what was just taken; the larger total wins.
gold-move = { $take ->
    [one] take 1 bar
   *[other] take { $take } bars
  }
gold-notation = a number of bars, as in 2
gold-axis-x = amount
gold-field-prices = Prices of bars (prices)
gold-preset-doubling = four bars, each worth twice the last
gold-preset-equal = four equal bars
gold-preset-rising = twelve bars, rising
gold-preset-falling = thirteen bars, falling
gold-preset-mixed = sixteen bars, mixed
gold-preset-treasure = twenty bars with a treasure among them
gold-left = { $bars ->
    [0] No bar is left
    [one] Bar { $first }: { $total }
   *[other] Bars { $first } to { $last }: { $total } in all
  }
gold-more = … and { $bars } more
gold-limit-first = Limit { $limit }: the first move
gold-limit = Limit { $limit }: twice the last take
gold-limit-all = Limit { $limit }: all are in reach

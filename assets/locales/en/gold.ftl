gold-title = Gold bars
gold-rule = From the left, take 1 or 2 bars first, then up to twice what your opponent just took. The larger total wins.
gold-move = { $take ->
    [one] take 1 bar
   *[other] take { $take } bars
  }
    .past = { $take ->
        [one] took 1 bar
       *[other] took { $take } bars
      }
gold-notation = a number of bars, as in 2
gold-figure = Who has what
gold-axis-x = amount
gold-field-prices = Bar prices (prices)
gold-preset-doubling = four bars, each worth twice the last
gold-preset-equal = four equal bars
gold-preset-rising = twelve bars, rising
gold-preset-falling = thirteen bars, falling
gold-preset-mixed = sixteen bars, mixed
gold-preset-treasure = twenty bars, one of them a treasure
gold-left = { $bars ->
    [0] No bars left
    [one] Bar { $first }: { $total }
   *[other] Bars { $first } to { $last }: { $total } in all
  }
gold-more = … and { $bars } more
gold-limit-first = Limit { $limit }: the first move
gold-limit = Limit { $limit }: twice the last take
gold-limit-all = Limit { $limit }: enough for them all

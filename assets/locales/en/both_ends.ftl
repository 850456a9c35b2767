both-ends-title = Take from both ends
both-ends-rule = Take as many numbers as you like from the left or the right end. The larger sum wins.
both-ends-notation = L or R and how many, as in L3 or R2
both-ends-figure = Who has what
both-ends-move = { $end ->
    [left] take { $count } from the left, worth { $worth }
    [right] take { $count } from the right, worth { $worth }
   *[all] take all the rest, worth { $worth }
  }
    .past = { $end ->
        [left] took { $count } from the left, worth { $worth }
        [right] took { $count } from the right, worth { $worth }
       *[all] took all the rest, worth { $worth }
      }
both-ends-axis-x = cut
both-ends-axis-y = other end
both-ends-field-numbers = Numbers in the row
both-ends-preset-default = the classic row
both-ends-preset-debts = debts only
both-ends-preset-sandwich = treasure between debts
both-ends-preset-turns = alternating gains and losses
both-ends-preset-long = twenty numbers
both-ends-rest = { $count ->
    [0] nothing left
    [one] 1 number, { $sum }
   *[other] { $count } numbers, sum { $sum }
  }
both-ends-hidden = { $count } more between, sum { $sum }

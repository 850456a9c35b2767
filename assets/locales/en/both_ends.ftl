both-ends-title = Take from both ends
both-ends-rule = Take any count of numbers from the left or the right end; who has the larger sum at the end wins.
both-ends-notation = L or R and a number, as in L3 or R2
both-ends-move = { $end ->
    [left] take { $count } from the left, worth { $worth }
    [right] take { $count } from the right, worth { $worth }
   *[all] take all that is left, worth { $worth }
  }
both-ends-axis-x = cut
both-ends-axis-y = other end
both-ends-field-numbers = Numbers in the row
both-ends-preset-default = the classic row
both-ends-preset-debts = debts only
both-ends-preset-sandwich = treasure between debts
both-ends-preset-turns = gains and losses in turn
both-ends-preset-long = twenty numbers
both-ends-rest = { $count ->
    [0] nothing is left
    [one] 1 number, { $sum }
   *[other] { $count } numbers, sum { $sum }
  }
both-ends-hidden = { $count } more between, sum { $sum }

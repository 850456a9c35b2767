both-ends-title = Вземане от двата края
both-ends-rule = Вземете колкото искате числа от левия или от десния край; накрая печели по-големият сбор.
both-ends-notation = L (отляво) или R (отдясно) и число, например L3 или R2
both-ends-figure = Кой колко има
both-ends-move = { $end ->
    [left] вземане на { $count } отляво за { $worth }
    [right] вземане на { $count } отдясно за { $worth }
   *[all] вземане на всичко останало за { $worth }
  }
both-ends-axis-x = разрез
both-ends-axis-y = друг край
both-ends-field-numbers = Числа в редицата
both-ends-preset-default = класическата редица
both-ends-preset-debts = само дългове
both-ends-preset-sandwich = съкровище между дългове
both-ends-preset-turns = печалби и загуби през едно
both-ends-preset-long = двадесет числа
both-ends-rest = { $count ->
    [0] нищо не остава
    [one] 1 число, { $sum }
   *[other] { $count } числа, сбор { $sum }
  }
both-ends-hidden = още { $count } между тях, сбор { $sum }

both-ends-title = С двух концов
both-ends-rule = Возьмите сколько угодно чисел с левого или с правого края; в конце выигрывает тот, чья сумма больше.
both-ends-notation = L (слева) или R (справа) и количество, например L3 или R2
both-ends-figure = У кого сколько
both-ends-move = { $end ->
    [left] взять { $count } слева, сумма { $worth }
    [right] взять { $count } справа, сумма { $worth }
   *[all] взять всё, что осталось, сумма { $worth }
  }
both-ends-axis-x = разрез
both-ends-axis-y = другой край
both-ends-field-numbers = Числа в ряду
both-ends-preset-default = классический ряд
both-ends-preset-debts = только долги
both-ends-preset-sandwich = клад между долгами
both-ends-preset-turns = прибыли и убытки по очереди
both-ends-preset-long = двадцать чисел
both-ends-rest = { $count ->
    [0] ничего не осталось
    [one] { $count } число, сумма { $sum }
    [few] { $count } числа, сумма { $sum }
   *[other] { $count } чисел, сумма { $sum }
  }
both-ends-hidden = между ними ещё { $count }, сумма { $sum }

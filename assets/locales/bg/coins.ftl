coins-title = Игра с монети
coins-rule = Вземете толкова монети, колкото позволява множеството; който няма ход, губи.
coins-move = вземане на { $take }
coins-notation = число от множеството, например 3
coins-figure = Колелото
coins-size = този брой не е в множеството; допуска се: { $sizes }
coins-too-many = { $coins ->
    [one] останала е само 1 монета
   *[other] останали са само { $coins } монети
  }
coins-axis-x = колко
coins-field-x = Монети в касата (x)
coins-field-set = По колко се взема (set)
coins-preset-classic = петнадесет монети по една, три или четири
coins-preset-primes = четиридесет монети, малки прости числа
coins-preset-squares = шестдесет монети, квадрати
coins-preset-late = период, който започва късно
coins-preset-large = десет милиона монети
coins-till = { $coins ->
    [one] 1 монета
   *[other] { $coins } монети
  }
coins-sizes = По колко:
coins-hidden = още { $coins } преди тези
coins-coins-left = При { $coins ->
    [one] 1 останала монета
   *[other] { $coins } останали монети
  }

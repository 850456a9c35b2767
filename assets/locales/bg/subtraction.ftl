subtraction-title = Игра на изваждане
subtraction-rule = Вземете от касата от 1 до m монети; който вземе последната монета, { $last ->
    [loses] губи
   *[wins] печели
  }.
subtraction-move = вземане на { $take }
subtraction-notation = число, например 1
subtraction-figure = Колелото
subtraction-field-c = Монети в касата (c)
subtraction-field-m = Най-много на ход (m)
subtraction-preset-classic = седемнадесет и девет
subtraction-preset-matches = двадесет и една клечки (мизер)
subtraction-preset-hundred = надбягване до сто
subtraction-preset-large = десет хиляди монети
subtraction-till = { $coins ->
    [one] 1 монета
   *[other] { $coins } монети
  }
subtraction-hidden = още { $coins } преди тези
subtraction-coins-left = При { $coins ->
    [one] 1 останала монета
   *[other] { $coins } останали монети
  }
subtraction-axis-x = колко

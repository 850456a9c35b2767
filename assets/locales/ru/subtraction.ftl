subtraction-title = Игра Баше
subtraction-rule = Возьмите из кассы от 1 до m монет; взявший последнюю монету { $last ->
    [loses] проигрывает
   *[wins] выигрывает
  }.
subtraction-move = взять { $take }
subtraction-notation = число, например 1
subtraction-figure = Колесо
subtraction-field-c = Монет в кассе (c)
subtraction-field-m = Не больше за ход (m)
subtraction-preset-classic = семнадцать и девять
subtraction-preset-matches = двадцать одна спичка (мизер)
subtraction-preset-hundred = гонка до ста
subtraction-preset-large = десять тысяч монет
subtraction-till = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
  }
subtraction-hidden = перед ними ещё { $coins }
subtraction-coins-left = Когда оставалось монет: { $coins },
subtraction-axis-x = сколько

coins-title = Игра с монетами
coins-rule = Возьмите монеты: их число должно входить во множество; кто не может ходить, проигрывает.
coins-move = взять { $take }
coins-notation = число из множества, например 3
coins-figure = Колесо
coins-size = такого числа во множестве нет; допустимо: { $sizes }
coins-too-many = { $coins ->
    [one] осталась только { $coins } монета
    [few] остались только { $coins } монеты
   *[other] осталось только { $coins } монет
  }
coins-axis-x = сколько
coins-field-x = Монет в кассе (x)
coins-field-set = Сколько можно взять (set)
coins-preset-classic = пятнадцать монет: одну, три или четыре
coins-preset-primes = сорок монет, малые простые числа
coins-preset-squares = шестьдесят монет, квадраты
coins-preset-late = период начинается поздно
coins-preset-large = десять миллионов монет
coins-till = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
  }
coins-sizes = Множество:
coins-hidden = перед ними ещё { $coins }
coins-coins-left = Когда оставалось монет: { $coins },

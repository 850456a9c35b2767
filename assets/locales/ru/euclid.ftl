euclid-title = Игра Евклида
euclid-rule = Возьмите из большей кучки кратное меньшей; опустошивший кучку выигрывает.
euclid-notation = сколько взять, например 10
euclid-figure = Две кучки
euclid-move = взять { $take } из кучки { $pile }{ $times ->
    [1] {""}
   *[other] {" "}({ $times } × { $step })
  }
euclid-multiple = { $times ->
    [1] столько взять нельзя; допустимо: только { $step }
   *[other] столько взять нельзя; допустимо: кратные { $step }, не больше { $most }
  }
euclid-field-a = Первая кучка (a)
euclid-field-b = Вторая кучка (b)
euclid-preset-classic = тринадцать и пять
euclid-preset-lost = восемь и пять
euclid-preset-won = тринадцать и восемь
euclid-preset-multiple = один и три
euclid-preset-year = 1969 и 365
euclid-preset-fibonacci = большие числа Фибоначчи
euclid-axis-x = кратное

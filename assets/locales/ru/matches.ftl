matches-title = Ряд спичек
matches-rule = Возьмите ровно k соседних спичек; кто не может ходить, проигрывает.
matches-notation = номер крайней слева из взятых спичек, например 4
matches-figure = Во что превращается группа
matches-move = { $count ->
    [1] взять спичку { $matches }
   *[other] взять спички { $matches }
  }
matches-axis-x = место
matches-axis-y = группа
matches-field-n = Спичек в ряду (n)
matches-field-row = Или ряд с пропусками
matches-field-k = Сколько берут за ход (k)
matches-form-row = до 200 знаков 1 (спичка) и 0 (пропуск), например 1101
matches-preset-default = девять спичек
matches-preset-treblecross = двадцать, по три за ход
matches-preset-gaps = с пропусками
matches-preset-drawn = двести, по четыре за ход
matches-preset-long = триста спичек
matches-left = { $count ->
    [0] спичек не осталось
    [one] { $count } спичка
    [few] { $count } спички
   *[other] { $count } спичек
  }
matches-too-long = больше { $most } спичек в ряду может быть при k не больше { $short }; допустимо при этом k: от 1 до { $most }
matches-beyond = начиная со спички { $lowest } столько ({ $count }) не взять; допустимо: от 1 до { $most }
matches-gone = спичка { $match } уже взята; { $count ->
    [1] берут спичку, которая ещё лежит
    [one] берут { $count } соседнюю спичку из тех, что ещё лежат
    [few] берут { $count } соседние спички из тех, что ещё лежат
   *[other] берут { $count } соседних спичек из тех, что ещё лежат
  }
row-worth = цена { $value }

strip-title = Зачёркивание клеток
strip-rule = Зачеркните от 1 до k соседних свободных клеток; последний ход выигрывает.
strip-notation = одна клетка или первая и последняя, например 4 или 4-6
strip-figure = Свободные клетки
strip-move = зачеркнуть { $cells }
strip-axis-x = место
strip-axis-y = длина
strip-part = клетка
strip-field-n = Клеток в полосе (n)
strip-field-row = Или начатая полоса
strip-field-k = Не больше за ход (k)
strip-form-row = до 200 знаков 1 (свободна) и 0 (зачёркнута), например 1101
strip-preset-default = одиннадцать клеток
strip-preset-kayles = Кегли: одна или две из четырнадцати
strip-preset-even = по одной из двенадцати: проигрыш
strip-preset-crossed = начатая до вас
strip-preset-drawn = двести клеток
strip-preset-long = триста клеток
strip-left = { $count ->
    [0] свободных клеток нет
    [one] { $count } свободная клетка
    [few] { $count } свободные клетки
   *[other] { $count } свободных клеток
  }
strip-most = За один ход можно зачеркнуть не больше { $most ->
    [one] { $most } клетки
   *[other] { $most } клеток
  }.
strip-too-long = больше { $most } клеток в полосе может быть при k не больше { $short }; допустимо при этом k: от 1 до { $most }
strip-too-many = клеток здесь { $count }; допустимо: от 1 до { $most }
strip-gone = клетка { $cell } уже зачёркнута

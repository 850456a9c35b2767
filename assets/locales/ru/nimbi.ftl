nimbi-title = Нимбы
nimbi-rule = Горз занимает свободную клетку и её строку до клеток Верта, Верт — так же столбец; занявший последнюю клетку выигрывает.
nimbi-notation = строка,столбец: любая свободная клетка линии
nimbi-figure = Оставшиеся прямоугольники
nimbi-field-rows = Строк
nimbi-field-cols = Столбцов
nimbi-axis-x = столбец
nimbi-axis-y = строка
nimbi-preset-default = две на три
nimbi-preset-square = четыре на четыре
nimbi-preset-wide = пять на восемь
nimbi-preset-lost = Горз проигрывает
nimbi-preset-chessboard = шахматная доска
nimbi-move = { $who ->
    [horz] занять в строке { $at } { $count ->
        [1] столбец { $from }
       *[other] столбцы с { $from } по { $to }
      }
   *[vert] занять в столбце { $at } { $count ->
        [1] строку { $from }
       *[other] строки с { $from } по { $to }
      }
  }
nimbi-now = { $free ->
    [0] Все клетки заняты
   *[other] { $who ->
        [horz] Горз занимает строку
       *[vert] Верт занимает столбец
      }, свободно { $free }
  }
nimbi-off-board = клетки { $row },{ $col } на поле нет; допустимо: строки от 1 до { $rows }, столбцы от 1 до { $cols }
nimbi-taken = клетка { $row },{ $col } занята ходом { $number }; допустимо: свободная, например { $free }

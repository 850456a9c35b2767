strip-title = Задраскване по лента
strip-rule = Задраскайте от 1 до k съседни свободни клетки; последният ход печели.
strip-notation = една клетка или първата и последната, например 4 или 4-6
strip-figure = Свободни клетки
strip-move = задраскване на { $cells }
strip-axis-x = място
strip-axis-y = дължина
strip-part = клетка
strip-field-n = Клетки на лентата (n)
strip-field-row = Или започната лента
strip-field-k = Най-много на ход (k)
strip-form-row = най-много 200 знака 1 (свободна) и 0 (задраскана), например 1101
strip-preset-default = единадесет клетки
strip-preset-kayles = Кейлс: една или две от четиринадесет
strip-preset-even = по една от дванадесет: губеща
strip-preset-crossed = започната от други
strip-preset-drawn = двеста клетки
strip-preset-long = триста клетки
strip-left = { $count ->
    [0] няма свободни клетки
    [one] 1 свободна клетка
   *[other] { $count } свободни клетки
  }
strip-most = Наведнъж се задраскват най-много { $most } клетки.
strip-too-long = лента с повече от { $most } клетки се допуска при k до { $short }; при това k се допуска: от 1 до { $most }
strip-too-many = това са { $count } клетки; допуска се: от 1 до { $most }
strip-gone = клетка { $cell } вече е задраскана

northcott-title = Игра Норткотта
northcott-rule = Первый водит левых баранов, второй — правых: одного вперёд или назад по дорожке, не перескакивая через чужого; кто не может ходить, проигрывает.
northcott-notation = дорожка:клетка, например 2:5
northcott-figure = Просветы
northcott-move = { $way ->
    [forward] на дорожке { $track } вперёд на { $by }, в клетку { $cell }
   *[back] на дорожке { $track } назад на { $by }, в клетку { $cell }
  }
northcott-axis-x = клетка
northcott-axis-y = дорожка
northcott-part = дорожка
northcott-field-tracks = Дорожек
northcott-field-cells = Клеток в дорожке
northcott-field-rams = Бараны, левый-правый
northcott-form-rams = левый-правый баран, как 1-8,3-5
northcott-off-track = бараны { $track } стоят неверно: левый должен быть левее правого, оба в клетках от 1 до { $cells }
northcott-reach = баран дорожки { $track } стоит на { $from } и может перейти на другую клетку от { $first } до { $last }
northcott-no-cell = барану дорожки { $track } на клетке { $from } идти некуда
northcott-preset-default = три дорожки по восемь
northcott-preset-staggered = четыре просвета: 6, 3, 0, 2
northcott-preset-worked = просветы 18, 8, 14, 9, 23
northcott-preset-even = все столбцы чётны
northcott-preset-wide = десять дорожек по сорок

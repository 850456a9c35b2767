nim-title = Ним
nim-rule = Возьмите сколько угодно предметов из одной кучи; взявший последний предмет { $last ->
    [loses] проигрывает
   *[wins] выигрывает
  }.
nim-move = взять { $take } из кучи { $heap }
nim-part = куча
nim-notation = куча:взять, например 2:6
nim-figure = Кучи в двоичной записи
nim-field-heaps = Кучи
nim-preset-classic = три, четыре, пять
nim-preset-worked = разобранный пример
nim-preset-marienbad = Мариенбад (мизер)
nim-preset-turn = где мизер отличается
nim-preset-equal = две равные кучи
nim-axis-x = сколько
nim-axis-y = куча

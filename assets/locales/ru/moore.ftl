moore-title = Ним Мура
moore-rule = Как в ниме, но за ход можно уменьшить от 1 до k куч; взявший последний предмет { $last ->
    [loses] проигрывает
   *[wins] выигрывает
  }.
moore-all-chosen = Уже уменьшено куч: { $k }, больше нельзя. Стрелка влево снимает выбор с кучи.
moore-move = взять { $parts }
moore-cut = { $take } из кучи { $heap }
moore-part = куча
    .many = кучи
moore-notation = куча:взять,куча:взять по порядку куч, например 1:3,2:1
moore-figure = Кучи в двоичной записи
moore-field-heaps = Кучи
moore-field-k = Не больше куч за ход (k)
moore-preset-classic = три, четыре, пять
moore-preset-odd = три, пять, семь, девять
moore-preset-three = пять куч, до трёх за ход
moore-preset-misere = мизер
moore-axis-x = сколько
moore-axis-y = куча

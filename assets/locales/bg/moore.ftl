moore-title = Ним на Мур
moore-rule = Като ним, но с един ход може да се намалят най-много k купчини; който вземе последния предмет, { $last ->
    [loses] губи
   *[wins] печели
  }.
moore-all-chosen = Този ход вече намалява { $k ->
    [one] { $k } купчина
   *[other] { $k } купчини
  }, колкото може най-много. Със стрелка наляво се освобождава една купчина.
moore-move = вземане на { $parts }
moore-cut = { $take } от купчина { $heap }
moore-part = купчина
    .many = купчини
moore-notation = купчина:колко,купчина:колко по реда на купчините, например 1:3,2:1
moore-figure = Купчините в двоичен запис
moore-field-heaps = Купчини
moore-field-k = Най-много купчини (k)
moore-preset-classic = три, четири, пет
moore-preset-odd = три, пет, седем, девет
moore-preset-three = пет купчини, по три на ход
moore-preset-misere = мизер
moore-axis-x = колко
moore-axis-y = купчина

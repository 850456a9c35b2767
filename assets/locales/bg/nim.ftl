nim-title = Ним
nim-rule = Вземете колкото искате предмети от една купчина; който вземе последния предмет, { $last ->
    [loses] губи
   *[wins] печели
  }.
nim-move = вземане на { $take } от купчина { $heap }
nim-part = купчина
nim-notation = купчина:колко, например 2:6
nim-figure = Купчините в двоичен запис
nim-field-heaps = Купчини
nim-preset-classic = три, четири, пет
nim-preset-worked = разгледаният пример
nim-preset-marienbad = Мариенбад (мизер)
nim-preset-turn = смяна на плана при мизер
nim-preset-equal = две равни купчини
nim-axis-x = колко
nim-axis-y = купчина

nimbi-title = Нимби
nimbi-rule = Хориз взема свободно поле и съседните му в реда до полетата на Верт, а Верт — същото в колона; печели този, който вземе последното поле.
nimbi-notation = ред,колона: кое да е свободно поле от линията
nimbi-figure = Останали правоъгълници
nimbi-field-rows = Редове
nimbi-field-cols = Колони
nimbi-axis-x = колона
nimbi-axis-y = ред
nimbi-preset-default = две на три
nimbi-preset-square = четири на четири
nimbi-preset-wide = пет на осем
nimbi-preset-lost = губеща за Хориз
nimbi-preset-chessboard = шахматна дъска
nimbi-move = { $who ->
    [horz] вземане на ред { $at }, { $count ->
        [one] колона { $from }
       *[other] колони от { $from } до { $to }
      }
   *[vert] вземане на колона { $at }, { $count ->
        [one] ред { $from }
       *[other] редове от { $from } до { $to }
      }
  }
nimbi-now = { $free ->
    [0] Всички полета са взети
   *[other] { $who ->
        [horz] Хориз взема ред
       *[vert] Верт взема колона
      }, свободни { $free }
  }
nimbi-off-board = { $row },{ $col } не е на дъската; допускат се редове от 1 до { $rows }, колони от 1 до { $cols }
nimbi-taken = { $row },{ $col } е взето с ход { $number }; допуска се свободно поле, например { $free }

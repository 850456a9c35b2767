nimbi-title = Нимби (Eatcake на Байнъм)
nimbi-rule = Хориз взема свободно поле и реда му докъдето стигат полетата на Верт, Верт прави същото по колони; печели последното поле.
nimbi-notation = ред,колона: което и да е свободно поле от линията
nimbi-field-rows = Редове
nimbi-field-cols = Колони
nimbi-axis-x = колона
nimbi-axis-y = ред
nimbi-preset-default = две на три
nimbi-preset-square = четири на четири
nimbi-preset-wide = пет на осем
nimbi-preset-lost = загубена за Хориз
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

nimbi-title = Nimbi
nimbi-rule = Horz takes a row of cells, stopping at Vert's cells; Vert takes a column, stopping at Horz's. Whoever takes the last cell wins.
nimbi-notation = row,column of any free cell in the line
nimbi-figure = Rectangles left
nimbi-field-rows = Rows
nimbi-field-cols = Columns
nimbi-axis-x = column
nimbi-axis-y = row
nimbi-preset-default = two by three
nimbi-preset-square = four by four
nimbi-preset-wide = five by eight
nimbi-preset-lost = a losing start for Horz
nimbi-preset-chessboard = a chessboard
nimbi-move = { $who ->
    [horz] take row { $at }, { $count ->
        [one] column { $from }
       *[other] columns { $from } to { $to }
      }
   *[vert] take column { $at }, { $count ->
        [one] row { $from }
       *[other] rows { $from } to { $to }
      }
  }
    .past = { $who ->
        [horz] took row { $at }, { $count ->
            [one] column { $from }
           *[other] columns { $from } to { $to }
          }
       *[vert] took column { $at }, { $count ->
            [one] row { $from }
           *[other] rows { $from } to { $to }
          }
      }
nimbi-now = { $free ->
    [0] Every cell is taken
   *[other] { $who ->
        [horz] Horz takes a row
       *[vert] Vert takes a column
      }, { $free } free
  }
nimbi-off-board = { $row },{ $col } is not on the board; allowed: rows 1 to { $rows }, columns 1 to { $cols }
nimbi-taken = { $row },{ $col } was taken on move { $number }; allowed: a free cell, such as { $free }

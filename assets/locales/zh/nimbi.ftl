nimbi-title = 宁比
nimbi-rule = 横方选一个空格，连同本行中与它相连的空格一起取走；竖方按列同样取；取最后一格者胜。
nimbi-notation = 行,列：要取的一段中的任一空格
nimbi-figure = 剩下的矩形
nimbi-field-rows = 行数
nimbi-field-cols = 列数
nimbi-axis-x = 列
nimbi-axis-y = 行
nimbi-preset-default = 二乘三
nimbi-preset-square = 四乘四
nimbi-preset-wide = 五乘八
nimbi-preset-lost = 横方必败
nimbi-preset-chessboard = 国际象棋棋盘
nimbi-move = { $who ->
    [horz] 取第 { $at } 行，第 { $count ->
        [1] { $from } 列
       *[other] { $from } 到 { $to } 列
      }
   *[vert] 取第 { $at } 列，第 { $count ->
        [1] { $from } 行
       *[other] { $from } 到 { $to } 行
      }
  }
nimbi-now = { $free ->
    [0] 所有的格都已取走
   *[other] { $who ->
        [horz] 横方取一行
       *[vert] 竖方取一列
      }，空格 { $free } 个
  }
nimbi-off-board = { $row },{ $col } 不在棋盘上；可填：行 1 到 { $rows }，列 1 到 { $cols }
nimbi-taken = { $row },{ $col } 已在第 { $number } 步取走；可填：空格，如 { $free }

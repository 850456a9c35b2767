king-title = 把王走到角上
king-rule = 王每步向右、向上或向右上走一格；走到右上角者胜。
king-notation = 1（右）、2（上）或 3（右上）
king-figure = 到角的步数
king-field-m = 行数（m）
king-field-n = 列数（n）
king-preset-chessboard = 国际象棋棋盘
king-preset-lost = 一开始就必败
king-preset-wide = 宽十二，高五
king-preset-lane = 只有一行
king-preset-large = 二十乘二十
king-move = { $step ->
    [right] 向右
    [up] 向上
   *[both] 向右上
  }走到 { $row },{ $column }
king-axis-x = 列
king-axis-y = 行
king-only-right = 王在最后一行：只能向右。
king-only-up = 王在最后一列：只能向上。
king-one-square = 只有一格的棋盘无步可走；m 或 n 必须至少为 2
king-last-row = 王在第 { $row } 行，即最后一行；可填：1（右）
king-last-column = 王在第 { $column } 列，即最后一列；可填：2（上）

king-title = King to the corner
king-rule = Move the king one square right, up, or diagonally up and right. Whoever reaches the far corner wins.
king-notation = 1 (right), 2 (up) or 3 (up and right)
king-figure = Steps to the corner
king-field-m = Rows (m)
king-field-n = Columns (n)
king-preset-chessboard = a chessboard
king-preset-lost = a losing start
king-preset-wide = twelve wide, five high
king-preset-lane = a single row
king-preset-large = twenty by twenty
king-move = { $step ->
    [right] right
    [up] up
   *[both] up and right
  } to { $row },{ $column }
    .past = went { $step ->
        [right] right
        [up] up
       *[both] up and right
      } to { $row },{ $column }
king-axis-x = column
king-axis-y = row
king-only-right = The king is in the last row, so it can only go right.
king-only-up = The king is in the last column, so it can only go up.
king-one-square = a board of one square has no move; m or n must be 2 or more
king-last-row = the king is in row { $row }, the last one; allowed: 1 (right)
king-last-column = the king is in column { $column }, the last one; allowed: 2 (up)

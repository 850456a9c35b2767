king-title = King to the corner
king-rule = Move the king one square right, up, or both at once; who brings him to the far corner wins.
king-notation = 1 (right), 2 (up) or 3 (right and up)
king-field-m = Rows (m)
king-field-n = Columns (n)
king-preset-chessboard = a chessboard
king-preset-lost = lost from the start
king-preset-wide = twelve wide, five high
king-preset-lane = a single row
king-preset-large = twenty by twenty
king-move = { $step ->
    [right] right
    [up] up
   *[both] right and up
  } to { $row },{ $column }
king-axis-x = column
king-axis-y = row
king-only-right = The king is in the last row: only right is left.
king-only-up = The king is in the last column: only up is left.
king-one-square = a board of one square has no move; m or n must be 2 or more
king-last-row = the king stands in row { $row }, the last one; allowed: 1 (right)
king-last-column = the king stands in column { $column }, the last one; allowed: 2 (up)

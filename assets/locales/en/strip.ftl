strip-title = Crossing out cells
strip-rule = Cross out 1 to k free cells side by side. Whoever cannot move loses.
strip-notation = one cell, or the first and last, as in 4 or 4-6
strip-figure = Free cells
strip-move = cross out { $cells }
    .past = crossed out { $cells }
strip-axis-x = place
strip-axis-y = length
strip-part = cell
strip-field-n = Cells in the strip (n)
strip-field-row = Or a strip already begun
strip-field-k = Most cells per move (k)
strip-form-row = up to 200 of 1 (free) and 0 (crossed out), as in 1101
strip-preset-default = eleven cells
strip-preset-kayles = Kayles: one or two of fourteen
strip-preset-even = one of twelve: a losing start
strip-preset-crossed = a strip already begun
strip-preset-drawn = two hundred cells
strip-preset-long = three hundred cells
strip-left = { $count ->
    [0] no free cells
    [one] 1 free cell
   *[other] { $count } free cells
  }
strip-most = You can cross out at most { $most ->
    [one] 1 cell
   *[other] { $most } cells
  } at once.
strip-too-long = with more than { $most } cells, k can be at most { $short }; allowed with this k: 1 to { $most }
strip-too-many = that makes { $count } cells; allowed: 1 to { $most }
strip-gone = cell { $cell } is already crossed out

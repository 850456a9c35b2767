strip-title = Crossing a strip
strip-rule = Cross out 1 to k adjacent free cells; the last move wins.
strip-notation = one cell or the first and the last, as in 4 or 4-6
strip-move = cross out { $cells }
strip-axis-x = place
strip-axis-y = length
strip-part = cell
strip-field-n = Cells of the strip (n)
strip-field-row = Or a strip begun
strip-field-k = Most per move (k)
strip-form-row = up to 200 of 1 (free) and 0 (crossed), as in 1101
strip-preset-default = eleven cells
strip-preset-kayles = Kayles: one or two of fourteen
strip-preset-even = one of twelve: lost
strip-preset-crossed = begun by others
strip-preset-drawn = two hundred cells
strip-preset-long = three hundred cells
strip-left = { $count ->
    [0] no cell is free
    [one] 1 free cell
   *[other] { $count } free cells
  }
strip-most = No more than { $most } cells can be crossed out at once.
strip-too-long = a strip of more than { $most } cells is for k up to { $short }; allowed with this k: 1 to { $most }
strip-too-many = that is { $count } cells; allowed: 1 to { $most }
strip-gone = cell { $cell } is crossed out already

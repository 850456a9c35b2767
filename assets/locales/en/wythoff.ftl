wythoff-title = Wythoff's queen
wythoff-rule = Move the queen any number of squares left, down, or diagonally left and down. Whoever reaches the corner { $last ->
    [loses] loses
   *[wins] wins
  }.
wythoff-notation = L (left), D (down) or LD (both) and a number, as in LD3
wythoff-figure = Distance to the corner
wythoff-field-row = Rows to corner (row)
wythoff-field-col = Columns to corner (col)
wythoff-preset-three = three winning moves
wythoff-preset-lost = the pair 8 and 13
wythoff-preset-one = one winning move
wythoff-preset-misere = three and four (misère)
wythoff-preset-fibonacci = a pair next to Fibonacci numbers
wythoff-preset-quintillion = a pair of quintillions
wythoff-move = { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares } to { $row },{ $column }
    .past = went { $way ->
        [left] left
        [down] down
       *[both] left and down
      } by { $squares } to { $row },{ $column }
wythoff-axis-x = column
wythoff-axis-y = row
wythoff-corner = the queen is already in the corner; row or col must be 1 or more
wythoff-too-far = { $most ->
    [0] the queen is at the edge and cannot go further that way
    [1] the queen cannot go that far; allowed that way: 1 square
   *[other] the queen cannot go that far; allowed that way: 1 to { $most } squares
  }
wythoff-recited = From the corner, the queen is { $row } up and { $column } to the right.

# The panel of this theory.
why-beatty-k = k
why-beatty-lower = { $misere ->
    [yes] a
   *[no] kΦ
}
why-beatty-upper = { $misere ->
    [yes] a+k
   *[no] kΦ²
}
why-beatty-value = { $lost ->
    [yes] the pair for k = { $k }
   *[no] difference { $k }
  }
why-beatty-row = { $row } and { $column }, difference { $k }
why-beatty-won = { $row } and { $column } differ by { $k }, but the pair for k = { $k } is { $lower } and { $upper }.
why-beatty-keep = { $way ->
    [left] Left by { $squares }
    [down] Down by { $squares }
   *[both] Left and down by { $squares }
  } leaves { $row } and { $column }, the pair for k = { $k }.
why-beatty-corner = { $way ->
    [left] Left by { $squares }
    [down] Down by { $squares }
   *[both] Left and down by { $squares }
  } reaches the corner.
why-beatty-then = From there, a move keeps a number or the difference, and no two pairs share either.
why-beatty-lost = { $lower } and { $upper } { $first ->
    [yes] make one of the two pairs that misère play starts from.
   *[no] are { $k } × Φ and { $k } × Φ² rounded down, the pair for k = { $k }.
  }
why-beatty-lost-then = A move keeps a number or the difference. No two pairs share either, so no move reaches a pair.

wythoff-title = Wythoff's queen
wythoff-rule = Move the queen any number of squares left, down, or left and down; who brings her to the corner { $last ->
    [loses] loses
   *[wins] wins
  }.
wythoff-notation = L (left), D (down) or LD (both) and a number, as in LD3
wythoff-field-row = Rows above corner (row)
wythoff-field-col = Columns beside it (col)
wythoff-preset-three = three winning moves
wythoff-preset-lost = the pair 8 and 13
wythoff-preset-one = one winning move
wythoff-preset-misere = three and four (misère)
wythoff-preset-fibonacci = a pair beside Fibonacci numbers
wythoff-preset-quintillion = a pair of quintillions
wythoff-move = { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares } to { $row },{ $column }
wythoff-axis-x = column
wythoff-axis-y = row
wythoff-corner = the queen stands in the corner already; row or col must be 1 or more
wythoff-too-far = { $most ->
    [0] the queen stands at that edge and cannot move on there
    [1] the queen cannot move so; allowed that way: 1 square
   *[other] the queen cannot move so; allowed that way: 1 to { $most } squares
  }
wythoff-recited = The queen stands { $row } above the corner and { $column } to the right of it.

# The panel of its theory.
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
    [yes] the pair of k = { $k }
   *[no] difference { $k }
  }
why-beatty-row = { $row } and { $column }, difference { $k }
why-beatty-won = The difference of { $row } and { $column } is { $k }, but the pair of k = { $k } is { $lower } and { $upper }.
why-beatty-keep = { $way ->
    [left] Left by { $squares }
    [down] Down by { $squares }
   *[both] Left and down by { $squares }
  } leaves { $row } and { $column }, the pair of k = { $k }.
why-beatty-corner = { $way ->
    [left] Left by { $squares }
    [down] Down by { $squares }
   *[both] Left and down by { $squares }
  }: that is the corner.
why-beatty-then = A move from there keeps a number or the difference, and no other pair has either of them.
why-beatty-lost = { $lower } and { $upper } are { $first ->
    [yes] one of the two pairs that misère play begins with.
   *[no] { $k } × Φ and { $k } × Φ², cut off: the pair of k = { $k }.
  }
why-beatty-lost-then = A move keeps a number or the difference, and no other pair has either of them: none can be reached.

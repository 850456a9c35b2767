# Wythoff's queen, in plain words and with the picture.
plain-why-beatty-keep = Move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares }: they face { $row } down and { $column } left, a losing pair.
plain-why-beatty-corner = Move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares } to the corner, and you win.
plain-why-beatty-lost = { $corner ->
    [yes] You must move into the corner, and that loses.
   *[no] You face a losing pair, { $lower } and { $upper }, and no move reaches another.
  }
plain-why-beatty-then = The first losing pairs: { $misere ->
    [yes] 0 and 1, 2 and 2, 3 and 5
   *[no] 1 and 2, 3 and 5, 4 and 7
  }; none reaches another.
plain-why-beatty-grows = { $misere ->
    [yes] From 3 and 5 on, each starts with the smallest unused number; differences grow by one.
   *[no] Each new pair starts with the smallest unused number, and the difference grows by one.
  }
plain-why-beatty-lost-then = If you move { $way ->
    [left] left
   *[down] down
  } 1, they move { $back ->
    [left] left
    [down] down
   *[both] left and down
  } { $squares }{ $corner ->
    [yes] {" "}to the corner.
   *[no] , leaving { $row } and { $column }.
  }

picture-why-beatty-keep = Move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares } to reach the pair { $lower } and { $upper } in the table.
picture-why-beatty-then = A move keeps one number or the difference, and pairs share neither: they can't reach another.
picture-why-beatty-lost-then = A move keeps one number or the difference, and pairs share neither: you can't reach another.

# Column heads of the table of pairs, and its legend.
beatty-apart = difference
beatty-smaller = smaller
beatty-larger = larger
beatty-legend = These are { $lost }. L left, D down, LD both.

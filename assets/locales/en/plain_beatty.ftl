# Wythoff's queen in plain words, and with the picture.
plain-why-beatty-keep = Move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares }: they face { $row } down and { $column } left, a losing pair.
plain-why-beatty-corner = Move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares }: that is the corner, and you win.
plain-why-beatty-lost = You stand on a losing pair, { $lower } and { $upper }.
plain-why-beatty-then = No move joins two losing pairs: { $misere ->
    [yes] 0 and 1, 2 and 2, 3 and 5.
   *[no] 1 and 2, 3 and 5, 4 and 7.
  }
plain-why-beatty-grows = { $misere ->
    [yes] From 3 and 5 on, each: smallest unused number, difference one larger.
   *[no] Each new pair: smallest unused number, difference one larger.
  }
plain-why-beatty-lost-then = No move joins two; each new pair: smallest unused number, difference one larger.

picture-why-beatty-keep = Move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares }: that reaches the pair { $lower } and { $upper } of the table.
picture-why-beatty-then = Moves keep a number or the difference; no two pairs share one: they reach none.
picture-why-beatty-lost-then = Moves keep a number or the difference; no two pairs share one: you reach none.

# The heads of the table of pairs and what stands in it.
beatty-apart = difference
beatty-smaller = smaller
beatty-larger = larger
beatty-legend = These are { $lost }. L left, D down, LD both.

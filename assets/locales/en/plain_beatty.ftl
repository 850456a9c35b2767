# Wythoff's queen in plain words, and with the picture.
# $lost is yes where the mover stands on the pair; $one_… and $other_… are two pairs beside it.
plain-why-beatty-keep = Move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares }: { $row } down and { $column } left remain.
plain-why-beatty-corner = Move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares }: that is the corner, and you win.
plain-why-beatty-safe = Pair { $lower } and { $upper } is safe for { $lost ->
    [yes] them
   *[no] you
  }, like { $one_lower } and { $one_upper } or { $other_lower } and { $other_upper }.
plain-why-beatty-then = No move leads between safe pairs; { $misere ->
    [yes] you reach one again, or they lose in the corner.
   *[no] whatever they do, you reach one, at last the corner.
  }
plain-why-beatty-lost-then = No move leads between safe pairs; { $misere ->
    [yes] they reach one again, or you lose in the corner.
   *[no] whatever you do, they reach one, at last the corner.
  }

picture-why-beatty-keep = Move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares }: that reaches the pair { $lower } and { $upper } of the table.
picture-why-beatty-then = Moves keep a number or the difference; no two pairs share one: they reach none.
picture-why-beatty-lost-then = Moves keep a number or the difference; no two pairs share one: you reach none.

# The value of a row of numbers, in plain words. $side: whether the player to move is ahead, even or behind.
plain-why-interval-value = { $side ->
    [ahead] { $margin } ahead on what's left
    [even] level on what's left
   *[behind] { $margin } behind on what's left
  }
plain-why-interval-keep = Best: { $words }; then you have { $own } and they have { $other }.
plain-why-interval-then = { $side ->
    [ahead] Of the rest, they can get at most { $margin } more than you.
    [even] Of the rest, they can't get more than you.
   *[behind] Of the rest, they get at least { $margin } less than you.
  }
picture-why-interval-then = The cell for the row you leave shows { $lead }: { $side ->
    [ahead] they get at most that far ahead.
    [even] they can't get ahead.
   *[behind] they fall that far behind.
  }
plain-why-interval-all = That leaves nothing for them.
plain-why-interval-so = { $outcome ->
    [win] However they play, you finish at least { $by } ahead.
   *[draw] However they play, they can't finish ahead of you.
  }
plain-why-interval-lost = Whatever you take, they can finish at least { $by } ahead.
plain-why-interval-least = Keep it close: { $words }.

# The figure in plain words: the corner of the table, its legend, and the sum for the move under the cursor.
plain-why-interval-corner = from\to
plain-why-interval-legend = Row: the first number; column: the last. Cell: the lead that the player to move can get. [now] (after this move)
plain-why-interval-equation = { $worth } now, minus their lead then, { $rest }: { $worth } - { $rest } = { $total }

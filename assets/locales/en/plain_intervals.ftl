# What a row of numbers is worth, in plain words. $side is how whoever moves stands against the other.
plain-why-interval-value = { $side ->
    [ahead] { $margin } more of what is left
    [even] as much of what is left
   *[behind] { $margin } less of what is left
  }
plain-why-interval-keep = Best: { $words }; you then have { $own }, they { $other }.
plain-why-interval-then = { $side ->
    [ahead] Of the rest they can get at most { $margin } more than you.
    [even] Of the rest they can get no more than you.
   *[behind] Of the rest they get at least { $margin } less than you.
  }
picture-why-interval-then = The cell of the row they get shows { $lead }: { $side ->
    [ahead] they get that far ahead at most.
    [even] they cannot get ahead.
   *[behind] they fall that far behind.
  }
plain-why-interval-all = Then nothing is left for them.
plain-why-interval-so = { $outcome ->
    [win] However they play, you end at least { $by } ahead.
   *[draw] However they play, they cannot end ahead of you.
  }
plain-why-interval-lost = Whatever you take, they can end at least { $by } ahead.
plain-why-interval-least = Keep it close: { $words }.

# The figure in plain words: the corner of the table, what it shows, and what the move under the cursor comes to.
plain-why-interval-corner = from\to
plain-why-interval-legend = Row: first number left; column: the last. Cell: the lead whoever moves can get. [now] (after this move)
plain-why-interval-equation = { $worth } now, then their lead, { $rest }: { $worth } - { $rest } = { $total }

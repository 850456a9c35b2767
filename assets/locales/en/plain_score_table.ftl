# The value of a row of gold bars, in plain words.
plain-why-score-value = { $total ->
    [1] the 1 that's left
   *[other] { $score } of the { $total } left
  }
plain-why-score-keep = { $take ->
    [one] Take 1 bar, worth { $got }: then you have { $own } and they have { $other }.
   *[other] Take { $take } bars, worth { $got }: then you have { $own } and they have { $other }.
  }
plain-why-score-keep-all = { $take ->
    [one] Take the last bar: that leaves nothing for them, and you have { $own } to their { $other }.
   *[other] Take all { $take } bars: that leaves nothing for them, and you have { $own } to their { $other }.
  }
plain-why-score-then = { $left ->
    [1] They can get at most the 1 that's left.
   *[other] Of the { $left } left, they can get at most { $least }.
  }
picture-why-score-then = Square brackets mark the least you can leave them: { $left ->
    [1] the 1 that's left.
   *[other] { $least } of the { $left } left.
  }
plain-why-score-so = { $outcome ->
    [win] So you finish with at least { $own }, and they with at most { $other }.
   *[draw] So they can't finish ahead of you.
  }
plain-why-score-lost = Whatever you take, they can finish at least { $by } ahead.
plain-why-score-close = Keep it close: { $words }.

# The figure in plain words.
plain-why-score-axes = bar\took
plain-why-score-legend = Row: the next bar; column: last take. Cell: what the player to move can still get. [least] { $here } this move
plain-why-score-equation = { $total } - the least of { $options } = { $score }

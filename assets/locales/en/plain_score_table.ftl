# What a row of gold bars is worth, in plain words.
plain-why-score-value = { $score } of the { $total } left
plain-why-score-keep = { $take ->
    [one] Take 1 bar, worth { $got }: you then have { $own }, they { $other }.
   *[other] Take { $take } bars, worth { $got }: you then have { $own }, they { $other }.
  }
plain-why-score-keep-all = { $take ->
    [one] Take the last bar: nothing is left for them, and you have { $own } to { $other }.
   *[other] Take all { $take } bars: nothing is left for them, and you have { $own } to { $other }.
  }
plain-why-score-then = Of the { $left } left they can get at most { $least }.
picture-why-score-then = Square brackets mark the least you can leave them: { $least } of the { $left } left.
plain-why-score-so = { $outcome ->
    [win] So you end with at least { $own }, they with at most { $other }.
   *[draw] So they cannot end ahead of you.
  }
plain-why-score-lost = Whatever you take, they can end at least { $by } ahead.
plain-why-score-close = Keep it close: { $words }.

# The figure in plain words.
plain-why-score-axes = bar\took
plain-why-score-legend = Row: first bar left; column: last take. Cell: what whoever moves can still get. [least] { $here } this move
plain-why-score-equation = { $total } - the least of { $options } = { $score }

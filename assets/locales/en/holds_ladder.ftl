# Why the ladder holds, for this product, from the bound down. In "here" of a lost product, $factor and $after are the smallest and the largest product that can be made.
holds-ladder-now = { $product } × { $factor } = { $after } > { $bound }, which wins at once.
holds-ladder-top = From { $low } on, × 9 goes past { $bound }: { $low } × 9 = { $after }. So { $low } to { $high } is N.
holds-ladder-lost = From { $span }, the factors lead to at least { $least } and at most { $most } ≤ { $bound }. All of these are N, so { $span } is P.
holds-ladder-won = From { $span }, multiples are at most { $high } apart. { $low } × 9 = { $times } goes far enough, and the first multiple past { $high } is at most 2 × { $high } = { $twice } ≤ { $to }. So some factor lands on { $within }: N.
holds-ladder-on = The same two steps continue downwards, dividing by 9 and by 2 in turn. { $count ->
    [one] The next top is { $tops }.
   *[other] The next tops are { $tops }.
  }
holds-ladder-here = { $shape ->
    [lost] From { $product } the factors lead to numbers from { $factor } to { $after }, all on the N rung { $low } to { $high }. So { $product } is P.
    [one] { $product } × { $factor } = { $after } is the P rung { $low }. So { $product } is N.
   *[won] { $product } × { $factor } = { $after } is on the P rung { $low } to { $high }. So { $product } is N.
  }
plain-holds-ladder-now = { $product } times { $factor } is { $after }, more than { $bound }. So you win at once.
plain-holds-ladder-top = { $low } times 9 is { $after }, more than { $bound }. So from { $low } to { $high }, whoever moves wins at once.
plain-holds-ladder-lost = From { $span }, you can only make numbers from { $least } to { $most }. That never passes { $bound }, and it lets your opponent win.
plain-holds-ladder-won = From { $span }, multiply just enough to pass { $high }. A factor of 9 is always enough, and you never make more than { $twice }. So you land on { $within }, and your opponent loses.
plain-holds-ladder-on = The pattern continues on the way down: divide by 9, then by 2. { $count ->
    [one] The next top is { $tops }.
   *[other] The next tops are { $tops }.
  }
plain-holds-ladder-here = { $shape ->
    [lost] { $product } can only become a number from { $factor } to { $after }. All of these are between { $low } and { $high }, where your opponent wins.
    [one] { $product } times { $factor } is { $after }. There your opponent loses.
   *[won] { $product } times { $factor } is { $after }. That is between { $low } and { $high }, where your opponent loses.
  }

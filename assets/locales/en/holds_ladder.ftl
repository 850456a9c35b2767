# Why the ladder holds, for this product, from the bound down. In "here" of a lost product, $factor and $after are the smallest and the largest product that can be made.
holds-ladder-now = { $product } × { $factor } = { $after } > { $bound }, which wins at once.
holds-ladder-top = From { $low } on, × 9 goes past { $bound }: { $low } × 9 = { $after }. So { $low } to { $high } is N.
holds-ladder-lost = From { $low } to { $high }, the factors lead to at least { $least } and at most { $most } ≤ { $bound }. All of these are N, so { $low } to { $high } is P.
holds-ladder-won = From { $low } to { $high }, multiples are at most { $high } apart. { $low } × 9 = { $times } goes far enough, and the first multiple past { $high } is at most 2 × { $high } = { $twice } ≤ { $to }. So some factor lands between { $from } and { $to }: N.
holds-ladder-on = The same two steps continue downwards, dividing by 9 and by 2 in turn. The next tops are { $tops }.
holds-ladder-here = { $lost ->
    [yes] From { $product } the factors lead to numbers from { $factor } to { $after }, all on the N rung { $low } to { $high }. So { $product } is P.
   *[no] { $product } × { $factor } = { $after } is on the P rung { $low } to { $high }. So { $product } is N.
  }
plain-holds-ladder-now = { $product } times { $factor } is { $after }, more than { $bound }. So you win at once.
plain-holds-ladder-top = { $low } times 9 is { $after }, more than { $bound }. So from { $low } to { $high }, whoever moves wins at once.
plain-holds-ladder-lost = From { $low } to { $high }, you can only make numbers from { $least } to { $most }. That never passes { $bound }, and it lets your opponent win.
plain-holds-ladder-won = From { $low } to { $high }, multiply just enough to pass { $high }. A factor of 9 is always enough, and you never make more than { $twice }. So you land between { $from } and { $to }, and your opponent loses.
plain-holds-ladder-on = The pattern continues on the way down: divide by 9, then by 2. The next tops are { $tops }.
plain-holds-ladder-here = { $lost ->
    [yes] { $product } can only become a number from { $factor } to { $after }. All of these are between { $low } and { $high }, where your opponent wins.
   *[no] { $product } times { $factor } is { $after }. That is between { $low } and { $high }, where your opponent loses.
  }

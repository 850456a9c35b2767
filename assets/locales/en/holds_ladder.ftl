# Why the ladder holds, over this product: from the bound down. In "here" of a lost product, $factor and $after are the least and the most.
holds-ladder-now = { $product } × { $factor } = { $after } > { $bound }: that ends the game.
holds-ladder-top = From { $low } on × 9 exceeds { $bound }: { $low } × 9 = { $after }. So { $low } to { $high } is N.
holds-ladder-lost = From { $low } to { $high } the factors lead to { $least } at least and { $most } ≤ { $bound } at most, all N: so it is P.
holds-ladder-won = From { $low } to { $high } multiples step by at most { $high }: { $low } × 9 = { $times } is far enough, and the first one past { $high } is at most 2 × { $high } = { $twice } ≤ { $to }. So some factor lands on { $from } to { $to }: N.
holds-ladder-on = The same two steps lead on down, dividing by 9 and by 2; the next tops are { $tops }.
holds-ladder-here = { $lost ->
    [yes] From { $product } the factors lead to { $factor } up to { $after }, all on the N rung { $low } to { $high }: so it is P.
   *[no] { $product } × { $factor } = { $after } is on the P rung { $low } to { $high }: so { $product } is N.
  }
plain-holds-ladder-now = { $product } times { $factor } is { $after }, more than { $bound }. So you win at once.
plain-holds-ladder-top = { $low } times 9 is { $after }, more than { $bound }. So whoever has { $low } to { $high } wins at once.
plain-holds-ladder-lost = From { $low } to { $high } you can make only { $least } to { $most }. That never passes { $bound } and helps the other player to win.
plain-holds-ladder-won = From { $low } to { $high }, multiply just enough to pass { $high }. 9 is always enough, and you never make more than { $twice }. So you make { $from } to { $to }, and the other player loses.
plain-holds-ladder-on = Going down, it stays so: divide by 9, then by 2. The next ends are { $tops }.
plain-holds-ladder-here = { $lost ->
    [yes] { $product } can become only { $factor } to { $after }. All these lie in { $low } to { $high }, where the other player wins.
   *[no] { $product } times { $factor } is { $after }. It lies in { $low } to { $high }, where the other player loses.
  }

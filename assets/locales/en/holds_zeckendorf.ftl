# Why Fibonacci nim's theorem (Whinihan 1963) holds, for this position. $lost is yes where the player to move is lost.
# $part is the part that cannot be taken whole, $reach the most that may be taken of it.
holds-zeckendorf-all = { $rest } ≤ limit { $limit }, so you can take it all, and that wins.
holds-zeckendorf-split = { $sum }: the largest Fibonacci number that fits is { $first }. It leaves { $left } < { $next }, so the next part skips at least one Fibonacci number. The same goes for every part, so each is more than twice the next.
holds-zeckendorf-take = { $take } ≤ limit { $limit }, so take { $many ->
    [yes] the smallest parts, { $take } in all.
   *[no] the smallest part, { $take }.
  } The next part, { $part }, is more than twice that: { $part } > { $reach }, so your opponent can't take it whole.
holds-zeckendorf-held = { $part } > limit { $reach }, so the smallest part can't be taken whole.
holds-zeckendorf-broken = So { $lost ->
    [yes] you take
   *[no] your opponent takes
  } some t < { $part } of it, and the next limit is 2t. With t = 1 that leaves { $sum }, whose smallest part is { $smallest } ≤ 2.
holds-zeckendorf-twice = For any t: if the smallest part of { $part } − t were more than 2t, all parts of t would lie at least two places below it. Together they would be a second sum for { $part }, but there is only one (Zeckendorf). So it is 2t or less, in { $lost ->
    [yes] your opponent's reach.
   *[no] your reach.
  }
holds-zeckendorf-end = So { $lost ->
    [yes] your opponent takes a smallest part whole each time, and you
   *[no] you take a smallest part whole each time, and your opponent
  } never can. The pile shrinks, and whoever takes its last coins takes a whole part.

plain-holds-zeckendorf-all = You may take up to { $limit }. So you can take all { $rest }, and you win.
plain-holds-zeckendorf-split = { $first } is the largest Fibonacci number in { $rest }. That leaves { $left }, which is less than { $next }, so the next part skips a number.
plain-holds-zeckendorf-take = That makes each part more than twice the next. After { $take }, they may take up to { $reach }, less than { $part }.
plain-holds-zeckendorf-held = You may take at most { $reach }. So you can't take the smallest part, { $part }.
plain-holds-zeckendorf-broken = So { $lost ->
    [yes] you
   *[no] they
  } can only break up the { $part }. Taking 1 leaves { $sum }. Its smallest part, { $smallest }, can then be taken.
plain-holds-zeckendorf-twice = Any take leaves a part no more than twice its size. Otherwise, the parts left and the take's own would be a second way to split { $part }. But { $part } is a part by itself, and each number splits in only one way.
plain-holds-zeckendorf-end = So { $lost ->
    [yes] you
   *[no] they
  } never take a whole part, and { $lost ->
    [yes] they
   *[no] you
  } always can. The last coins are a whole part.

# Why Fibonacci nim's theorem holds (Whinihan 1963), over this position. $lost is yes where the mover is lost.
# $part is the part that cannot be taken whole, $reach the most that may be taken of it.
holds-zeckendorf-all = { $rest } ≤ limit { $limit }: all of it may be taken, and that wins.
holds-zeckendorf-split = { $sum }. { $first } is the largest Fibonacci number that fits; { $left } < { $next } is left, so the next part skips at least one number. It is so at each part: each is more than twice the next.
holds-zeckendorf-take = { $take } ≤ limit { $limit }: take { $many ->
    [yes] the smallest parts, { $take } in all.
   *[no] the smallest part, { $take }.
  } The next one, { $part }, is more than twice that: { $part } > { $reach }, so the opponent cannot take it whole.
holds-zeckendorf-held = { $part } > limit { $reach }: the smallest part cannot be taken whole.
holds-zeckendorf-broken = So { $lost ->
    [yes] you take
   *[no] the opponent takes
  } some t < { $part } of it, and 2t is the next limit. With t = 1 it leaves { $sum }, smallest part { $smallest } ≤ 2.
holds-zeckendorf-twice = For every t: if the smallest part of { $part } − t exceeded 2t, all parts of t would lie two places or more below it. Together they would be a second sum for { $part }, and there is only one (Zeckendorf). So it is 2t or less: in { $lost ->
    [yes] the opponent's reach.
   *[no] your reach.
  }
holds-zeckendorf-end = So { $lost ->
    [yes] the opponent takes a smallest part whole each time, and you
   *[no] you take a smallest part whole each time, and the opponent
  } never can. The pile shrinks, and taking its last coins takes a part whole.

plain-holds-zeckendorf-all = You may take up to { $limit }. So you take all { $rest }, and win.
plain-holds-zeckendorf-split = { $first } is the largest number that fits into { $rest }. What is left, { $left }, is less than { $next }: the next part skips a number.
plain-holds-zeckendorf-take = That makes each part more than twice the next. After { $take } they may take up to { $reach }, less than { $part }.
plain-holds-zeckendorf-held = You may take { $reach } at most. So you cannot take the smallest part, { $part }.
plain-holds-zeckendorf-broken = So { $lost ->
    [yes] you
   *[no] they
  } can only break the { $part }. Taking 1 leaves { $sum }. Its smallest part, { $smallest }, can then be taken.
plain-holds-zeckendorf-twice = No take leaves only parts above twice itself: those and the take would make { $part }. But { $part } is a part by itself, and each number splits one way only.
plain-holds-zeckendorf-end = So { $lost ->
    [yes] you
   *[no] they
  } never take a whole part, and { $lost ->
    [yes] they
   *[no] you
  } always can. The last coins are a whole part.

# Why Wythoff's theorem (1907) holds, for this position. $lost is yes where the player to move stands on a pair.
holds-beatty-corner = The corner is in reach: move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares }, and you win.
holds-beatty-once = { $misere ->
    [yes] In misère play, the pairs 0, 1 and 2, 2 replace 0, 0 and 1, 2. From 3, 5 on,
   *[no] Because 1/Φ + 1/Φ² = 1,
  } each whole number is in exactly one pair ⌊kΦ⌋, ⌊kΦ²⌋ (Beatty 1926). Because Φ² = Φ + 1, the pair's difference is k, so each difference occurs exactly once.
holds-beatty-both = { $smaller }, { $larger } is not a pair: the pair with the same difference, { $k }, is { $lower }, { $upper }. Since { $lower } < { $smaller }, moving left and down by { $squares } leads there.
holds-beatty-one = { $smaller }, { $larger } is not a pair: the pair with the same difference, { $k }, is { $lower }, { $upper }, and that is out of reach. { $begins ->
    [yes] So { $smaller } starts an earlier pair, { $smaller }, { $other }, with difference { $apart } < { $k }.
   *[no] But { $smaller } ends the pair { $other }, { $smaller }.
  } Since { $other } < { $larger }, lowering { $larger } by { $squares } leads there.
holds-beatty-leave = To win soonest, move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares }. That leaves the pair { $row }, { $column }.
holds-beatty-apart = Any move from { $lower }, { $upper } keeps one of the two numbers or the difference { $k }. No other pair has any of these, so { $lost ->
    [yes] you can't reach a pair, and then your opponent can.
   *[no] your opponent can't reach a pair, and then you can again.
  }
holds-beatty-end = The numbers shrink. { $misere ->
    [yes] From 0, 1 the only move is into the corner, which loses, and { $lost ->
        [yes] you have
       *[no] your opponent has
      } to make it.
   *[no] The corner is the pair 0, 0, so only { $lost ->
        [yes] your opponent
       *[no] you
      } can reach it.
  }

plain-holds-beatty-corner = You can reach the corner: move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares }.
plain-holds-beatty-once = { $misere ->
    [yes] The first pairs are 0 and 1, 2 and 2, 3 and 5. After them, each pair
   *[no] Each new pair
  } starts with the smallest unused number. Its difference is one more than in the pair before. So every number and every difference comes up in only one pair.
plain-holds-beatty-both = { $smaller } and { $larger } are { $k } apart, like the pair { $lower } and { $upper }. That pair is smaller: take { $squares } off both numbers to get there.
plain-holds-beatty-one = The pair with { $smaller } is { $smaller } and { $other }. Take { $squares } off { $larger } to get there.
plain-holds-beatty-leave = The quickest win is to move { $way ->
    [left] left
    [down] down
   *[both] left and down
  } by { $squares }. That leaves { $row } and { $column }.
plain-holds-beatty-apart = A move changes one number, or both by the same amount. So from { $lower } and { $upper }, one number or the difference stays the same. No other pair has any of these.
plain-holds-beatty-end = { $misere ->
    [yes] The numbers shrink, down to the pair 0 and 1. From there { $lost ->
        [yes] you must move into the corner, and lose.
       *[no] your opponent must move into the corner, and loses.
      }
   *[no] The numbers shrink, down to the corner. That is 0 and 0, a pair as well, so only { $lost ->
        [yes] your opponent
       *[no] you
      } can reach it.
  }

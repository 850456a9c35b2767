# Why a rope is won or lost: copied cuts, or a value for every piece (Sprague 1935, Grundy 1939).
holds-rope-none = Every piece is shorter than 2 cm. Two pieces of at least 1 cm need at least 2 cm, so every cut leaves a piece shorter than 1 cm.
holds-rope-last = After the cut, every piece is shorter than 2 cm, so your opponent's next cut leaves a piece shorter than 1 cm.
holds-rope-twins = { $won ->
    [yes] After the cut, every length occurs an even number of times.
   *[no] Every length occurs an even number of times.
  }
holds-rope-copy = A safe cut leaves two lengths of at least 1 cm. The twin is still whole, so the same cut there leaves the same two lengths. It is safe as well, and all lengths are paired again.
holds-rope-floor = { $whole ->
    [2] Only whole cm count. From 2, a safe cut leaves 1 and 1.
   *[other] Only whole cm count. From { $whole }, a safe cut leaves i and j, both at least 1, with i + j = { $whole } or { $less }, and every such pair is possible.
  }
holds-rope-mex = Cuts of { $whole } whole cm reach { $count ->
    [one] the value
   *[other] the values
  } { $reached }. The least number missing is { $value }, so that is its value.
holds-rope-make = { $values ->
    [none] The { $count } pieces play like heaps of nim, nim-sum { $sum }.
   *[other] The pieces play like heaps of nim: { $values }, nim-sum { $sum }.
  } Cutting piece { $piece } makes { $first } and { $second }, together { $to } instead of { $from }: nim-sum 0.
holds-rope-zero = { $values ->
    [none] The { $count } pieces play like heaps of nim with nim-sum 0.
   *[other] The pieces play like heaps of nim: { $values }, nim-sum 0.
  }
holds-rope-answer = Every safe cut changes the value of one piece, so the nim-sum is no longer 0. By Bouton's theorem, some value can then be lowered to make it 0 again.
holds-rope-end = Between whole cm, { $left ->
    [one] 1 place is left
   *[other] { $left } places are left
  }, and a safe cut uses up at least one. So safe cuts run out, and { $won ->
    [yes] your opponent
   *[no] the player to move
  } is the first without one.
holds-rope-period = Octal theorem (Guy and Smith 1956), 0.77: a move takes at most 2 pins, and G(n + { $length }) = G(n) was checked for n from { $from } to { $to }. So it holds for every larger n.

plain-holds-rope-none = Every piece is shorter than 2 cm. So any cut leaves less than 1 cm on one side.
plain-holds-rope-last = After your cut, every piece is shorter than 2 cm. So their next cut loses.
plain-holds-rope-twins = { $won ->
    [yes] After your cut, every piece has a twin of the same length.
   *[no] Every piece has a twin of the same length.
  }
plain-holds-rope-copy = A safe cut leaves 1 cm or more on both sides. So does the same cut in the twin. Then every piece has a twin again.
plain-holds-rope-floor = { $whole ->
    [2] Only whole cm count. From 2 whole cm, a safe cut leaves 1 and 1.
   *[other] Only whole cm count. From { $whole } whole cm, a safe cut leaves { $whole } or { $less } in all.
  }
plain-holds-rope-mex = A piece of { $whole } whole cm has the value { $value }. A cut leaves { $ways }. None leaves the value { $value }.
plain-holds-rope-make = Split the values into 1, 2, 4, 8 and so on. Your cut turns { $from } into { $to }, and every part has a partner.
plain-holds-rope-zero = Split the values into 1, 2, 4, 8 and so on: every part has a partner.
plain-holds-rope-answer = Any safe cut changes one value and leaves some part without a partner. The answer lowers the value with the largest such part: all pair up again.
plain-holds-rope-end = Between whole cm, { $left ->
    [one] 1 place is left
   *[other] { $left } places are left
  }, and each safe cut uses up some. So in the end { $won ->
    [yes] they have
   *[no] you have
  } no safe cut.

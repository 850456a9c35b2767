# Why a rope is won or lost: copied cuts, or one number for every piece (Sprague 1935, Grundy 1939).
holds-rope-none = No piece has 2 cm. Two pieces of 1 cm or more make 2 cm or more, so every cut leaves one shorter than 1 cm.
holds-rope-last = After the cut no piece has 2 cm, so the opponent's next cut leaves one shorter than 1 cm.
holds-rope-twins = { $won ->
    [yes] After the cut every length is there an even number of times.
   *[no] Every length is there an even number of times.
  }
holds-rope-copy = A safe cut leaves two lengths of 1 cm or more. The twin is still whole: the same cut leaves the same two, so it is safe, and all lengths are paired again.
holds-rope-floor = Only whole cm count: of { $whole } a safe cut leaves i and j, both at least 1, with i + j = { $whole } or { $less }; each such pair can be had.
holds-rope-mex = Cuts of { $whole } whole cm reach the values { $reached }. The least number missing is { $value }: so each smaller value can be reached, and { $value } itself cannot.
holds-rope-make = { $values ->
    [none] The { $count } pieces play as heaps of nim, nim-sum { $sum }.
   *[other] The pieces play as heaps of nim: { $values }, nim-sum { $sum }.
  } The cut of piece { $piece } makes { $first } and { $second }, together { $to } instead of { $from }: nim-sum 0.
holds-rope-zero = { $values ->
    [none] The { $count } pieces play as heaps of nim with nim-sum 0.
   *[other] The pieces play as heaps of nim: { $values }, nim-sum 0.
  }
holds-rope-answer = Every safe cut changes the value of one piece, so the nim-sum is no longer 0. By Bouton's theorem some value can be made smaller so that it is 0 again.
holds-rope-end = A safe cut uses up 1 or 2 of the { $left } places between whole cm. So safe cuts run out, and { $won ->
    [yes] the opponent
   *[no] the mover
  } is first without one.
holds-rope-period = Octal theorem (Guy and Smith 1956), 0.77: at most 2 pins are taken, and G(n + { $length }) = G(n) was checked for n from { $from } to { $to }. So it holds for every larger n.

plain-holds-rope-none = No piece has 2 cm. So any cut leaves less than 1 cm on one side.
plain-holds-rope-last = After the cut no piece has 2 cm. So their next cut loses.
plain-holds-rope-twins = { $won ->
    [yes] After your cut, every piece has one equal to it.
   *[no] Every piece has one equal to it.
  }
plain-holds-rope-copy = A safe cut leaves 1 cm or more on both sides. The same cut in the equal piece does so, too. Then all pieces are in pairs again.
plain-holds-rope-floor = Only whole cm count. A safe cut of { $whole } whole cm leaves { $whole } or { $less } in all.
plain-holds-rope-mex = A piece of { $whole } whole cm has the value { $value }. A cut can make any smaller value of it, but never { $value } again.
plain-holds-rope-make = Split the values into 1, 2, 4, 8 and so on. Your cut turns { $from } into { $to }: then all parts have partners.
plain-holds-rope-zero = Split the values into 1, 2, 4, 8 and so on: every part has a partner.
plain-holds-rope-answer = Any safe cut changes one value and breaks a pair. The answer lowers the value with the largest single part: all pair up again.
plain-holds-rope-end = Each safe cut uses up 1 or 2 of { $left } places between whole cm. So { $won ->
    [yes] they have
   *[no] you have
  } no safe cut in the end.

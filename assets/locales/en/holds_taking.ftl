# Why a row is won or lost: mirrored moves, or a value for every run (Sprague 1935, Grundy 1939).
holds-taking-last = { $least ->
    [1] After { $cells } nothing is left, so your opponent has no move.
   *[other] After { $cells } no run of { $least } or more is left, so your opponent has no move.
  }
holds-axis-same = { $won ->
    [yes] After { $cells } is taken, cell i is free exactly when cell { $sum } − i is.
   *[no] Cell i is free exactly when cell { $sum } − i is.
  }
holds-axis-apart = No move reaches across the middle: { $middle ->
    [cell] cell { $low } is taken
    [single] a move takes only one cell, and the axis lies between { $low } and { $high }
   *[pair] cells { $low } and { $high } are taken
  }.
holds-axis-free = So a move shares no cell with its mirror image. For each cell i it takes, { $sum } − i stays free, and taking those restores the symmetry.
holds-axis-end = { $left ->
    [one] 1 free cell is left
   *[other] { $left } free cells are left
  }, and each move takes { $left ->
    [one] it
   *[other] some
  }. So moves run out, and { $won ->
    [yes] your opponent
   *[no] the player to move
  } is the first without one.
holds-taking-mex = { $reached ->
    [none] { $value ->
        [0] By the table of all shorter runs, no move in a run of { $length } leaves the value 0. So 0 is its value.
       *[other] By the table of all shorter runs, moves in a run of { $length } reach every value below { $value }, but not { $value } itself. So that is its value.
      }
   *[other] Moves in a run of { $length } reach { $count ->
        [one] the value
       *[other] the values
      } { $reached }. The least number missing is { $value }, so that is its value.
  }
holds-taking-make = { $values ->
    [none] The { $count } runs play like heaps of nim, nim-sum { $sum }.
   *[other] The runs play like heaps of nim: { $values }, nim-sum { $sum }.
  } Taking { $cells } turns { $from } into { $to }: nim-sum 0.
holds-taking-zero = { $values ->
    [none] The { $count } runs play like heaps of nim with nim-sum 0.
   *[other] The runs play like heaps of nim: { $values }, nim-sum 0.
  }
holds-taking-answer = Every move changes the value of one run, so the nim-sum is no longer 0. By Bouton's theorem, some value can then be lowered to make it 0 again.
holds-taking-end = { $left } are left, and each move takes { $least ->
    [one] some of them
   *[other] at least { $least }
  }. So moves run out, and { $won ->
    [yes] your opponent
   *[no] the player to move
  } is the first without one.
holds-taking-period = Octal theorem (Guy and Smith 1956){ $code ->
    [none] {""}
   *[other] , { $code }
  }: a move takes at most { $most }, and G(n + { $length }) = G(n) was checked for n from { $from } to { $to }. So it holds for every larger n.

plain-holds-taking-last = { $least ->
    [1] Play { $cells }. Then nothing is left, so they have no move.
   *[other] Play { $cells }. Then no { $least } are left side by side, so they have no move.
  }
plain-holds-axis-same = { $won ->
    [yes] After you cross out { $cells }, the row is its own mirror image.
   *[no] The row is its own mirror image.
  }
plain-holds-axis-apart = No move reaches across the middle: { $middle ->
    [cell] { $low } is gone
    [single] a move crosses out only one
   *[pair] { $low } and { $high } are gone
  }.
plain-holds-axis-free = So the mirror image of any move is still free. Crossing it out makes both sides match again.
plain-holds-axis-end = { $left ->
    [one] Only one is left, and a move takes it. So in the end
   *[other] { $left } are left, and each move takes some. So in the end
  } { $won ->
    [yes] they have
   *[no] you have
  } no move.
plain-holds-taking-mex = A run of { $length } has the value { $value }. { $value ->
    [0] No move in it leaves the value 0.
   *[other] { $reached ->
        [none] A move can turn that into any smaller value, but never leave { $value } again.
       *[other] A move leaves { $ways }. None leaves the value { $value }.
      }
  }
plain-holds-taking-make = Split the values into 1, 2, 4, 8 and so on. Your move turns { $from } into { $to }, and every part has a partner.
plain-holds-taking-zero = { $few ->
    [zero] Every value is 0.
   *[other] Split the values into 1, 2, 4, 8 and so on: every part has a partner.
  }
plain-holds-taking-answer = Any move changes one value and leaves some part without a partner. The answer lowers the value with the largest such part: all pair up again.
plain-holds-taking-end = { plain-holds-axis-end }

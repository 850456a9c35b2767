# Why Bachet's theorem holds (1612), over this position. $mine: whether the reader is the one who loses. $shape as in plain_residue.
holds-residue-last = One is left and must be taken: in misère play that loses.
holds-residue-over = { $pile } = { $misere ->
    [yes] 1 + { $laps } × { $modulus } + { $take }
   *[no] { $laps } × { $modulus } + { $take }
  }, and { $take } ≤ { $most }: taking { $take } is a move and leaves { $left }.
holds-residue-whole = { $pile } = { $misere ->
    [yes] 1 + { $laps } × { $modulus }
   *[no] { $laps } × { $modulus }
  }: whole laps{ $misere ->
    [yes] {" "}and the last one
   *[no] {""}
  }.
holds-residue-answer = Any take t is 1 to { $most }, so { $modulus } − t is 1 to { $most }, too: a move, and it completes a lap.
holds-residue-down = So { $mine ->
    [yes] you are always left
   *[no] the opponent is always left
  } whole laps{ $misere ->
    [yes] {" "}and one
   *[no] {""}
  }, { $modulus } less each time: { $shape ->
    [end] { $left }
    [few] { $left }, { $rest }
   *[many] { $left }, { $rest } … { $lost }
  }.
holds-residue-end = { $misere ->
    [yes] { $mine ->
        [yes] With 1 left you must take it: in misère play that loses.
       *[no] With 1 left the opponent must take it: in misère play that loses.
      }
   *[no] { $mine ->
        [yes] At 0 you cannot move: the opponent has made the last move.
       *[no] At 0 the opponent cannot move: you have made the last move.
      }
  }

plain-holds-residue-last = Only one is left, and you must take it. Whoever takes the last one loses.
plain-holds-residue-over = { $laps ->
    [0] { $misere ->
        [yes] { $pile } is 1 and { $take } more.
       *[no] { $pile ->
            [one] Only one is left.
           *[other] Only { $pile } are left.
          }
      }
   *[other] { $misere ->
        [yes] { $pile } is 1 and { $laps } times { $modulus } and { $take } more.
       *[no] { $pile } is { $laps } times { $modulus } and { $take } more.
      }
  } You may take { $take }, for up to { $most } are allowed.
plain-holds-residue-whole = { $pile } is { $laps } times { $modulus }{ $misere ->
    [yes] {" "}and 1 more.
   *[no] , and nothing is left over.
  }
plain-holds-residue-answer = { $modulus ->
    [2] { $mine ->
        [yes] You must take 1, and they take 1. Together that is 2.
       *[no] They must take 1, and you take 1. Together that is 2.
      }
   *[other] { $mine ->
        [yes] You take 1 to { $most }. Then 1 to { $most } is missing to { $modulus }, and they may take that.
       *[no] They take 1 to { $most }. Then 1 to { $most } is missing to { $modulus }, and you may take that.
      }
  }
plain-holds-residue-down = So { $mine ->
    [yes] you find
   *[no] they find
  } { $shape ->
    [end] { $left }, { $modulus } fewer.
    [few] { $modulus } fewer each time: { $left }, then { $rest }.
   *[many] { $modulus } fewer each time: { $left }, then { $rest }, down to { $lost }.
  }
plain-holds-residue-end = { $misere ->
    [yes] { $mine ->
        [yes] With 1 left you must take the last one, and that loses.
       *[no] With 1 left they must take the last one, and that loses.
      }
   *[no] { $mine ->
        [yes] At 0 nothing is left for you: they took the last one.
       *[no] At 0 nothing is left for them: you took the last one.
      }
  }

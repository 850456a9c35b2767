# Why Bachet's theorem (1612) holds, for this position. $mine: whether the reader is the one who loses. $shape as in plain_residue.
holds-residue-last = Only one is left, and you must take it. In misère play, that loses.
holds-residue-over = { $pile } = { $misere ->
    [yes] 1 + { $laps } × { $modulus } + { $take }
   *[no] { $laps } × { $modulus } + { $take }
  }, and { $take } ≤ { $most }. So you can take { $take } and leave { $left }.
holds-residue-whole = { $pile } = { $misere ->
    [yes] 1 + { $laps } × { $modulus }
   *[no] { $laps } × { $modulus }
  }: whole laps{ $misere ->
    [yes] {" "}and one
   *[no] {""}
  }.
holds-residue-answer = { $most ->
    [1] Every take is 1, and so is its answer: together they make a lap of 2.
   *[other] Any take t is from 1 to { $most }, and so is { $modulus } − t: a legal answer that completes a lap.
  }
holds-residue-down = So { $mine ->
    [yes] you always face
   *[no] your opponent always faces
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
        [yes] With 1 left, you must take it. In misère play, that loses.
       *[no] With 1 left, your opponent must take it. In misère play, that loses.
      }
   *[no] { $mine ->
        [yes] At 0 you can't move: your opponent has made the last move.
       *[no] At 0 your opponent can't move: you have made the last move.
      }
  }

plain-holds-residue-last = Only one is left, and you must take it. Whoever takes the last one loses.
plain-holds-residue-over = { $laps ->
    [0] { $misere ->
        [yes] { $pile } is 1 plus { $take }.
       *[no] { $pile ->
            [one] Only one is left.
           *[other] Only { $pile } are left.
          }
      }
   *[other] { $misere ->
        [yes] { $pile } is 1 plus { $laps } times { $modulus }, plus { $take }.
       *[no] { $pile } is { $laps } times { $modulus }, plus { $take }.
      }
  } You may take up to { $most }, so you can take { $take }.
plain-holds-residue-whole = { $pile } is { $laps } times { $modulus }{ $misere ->
    [yes] , plus 1.
   *[no] , with nothing left over.
  }
plain-holds-residue-answer = { $modulus ->
    [2] { $mine ->
        [yes] You must take 1, and they take 1. That makes 2 together.
       *[no] They must take 1, and you take 1. That makes 2 together.
      }
   *[other] { $mine ->
        [yes] You take 1 to { $most }. They can make it { $modulus } in all, taking 1 to { $most } themselves.
       *[no] They take 1 to { $most }. You can make it { $modulus } in all, taking 1 to { $most } yourself.
      }
  }
plain-holds-residue-down = So { $mine ->
    [yes] you face
   *[no] they face
  } { $shape ->
    [end] { $left }, which is { $modulus } fewer.
    [few] { $modulus } fewer each time: { $left }, then { $rest }.
   *[many] { $modulus } fewer each time: { $left }, then { $rest }, down to { $lost }.
  }
plain-holds-residue-end = { $misere ->
    [yes] { $mine ->
        [yes] With 1 left, you must take the last one, and you lose.
       *[no] With 1 left, they must take the last one, and they lose.
      }
   *[no] { $mine ->
        [yes] At 0 nothing is left for you: they took the last one.
       *[no] At 0 nothing is left for them: you took the last one.
      }
  }

# $shape: last (the last one must be taken), end (the last landing comes next), few ($rest lists all landings) or many.
why-residue-caption = { $lost }: good to leave. { $here }: now.{ $moved ->
    [yes] {" "}{ $then }: after the move.
   *[no] {""}
  }

plain-why-residue-keep = { $shape ->
    [end] { $misere ->
        [yes] Leave 1: they must take the last one, and that loses.
       *[no] Take { $take ->
            [1] the last one
           *[other] all { $take }
          }: that leaves them nothing to take.
      }
    [few] Leave { $left }, then { $rest }.
   *[many] Leave { $left }, then { $rest } and so on, { $modulus } less each time, down to { $lost }.
  }
plain-why-residue-lost = { $shape ->
    [last] You must take the last one, and that loses.
    [end] { $most ->
        [1] You take 1, and
       *[other] Whatever you take, from 1 to { $most },
      } { $misere ->
        [yes] they leave 1: you must take the last one.
       *[no] they take all the rest.
      }
    [few] They can leave { $left }, then { $rest }{ $misere ->
        [yes] : you must take the last one.
       *[no] .
      }
   *[many] They can leave { $left }, { $rest } and so on, { $misere ->
        [yes] down to 1, which you must take.
       *[no] { $modulus } less each time, down to 0.
      }
  }
plain-why-residue-misere = With 1 left, they must take it, and that loses.
plain-why-residue-lap = { $lost ->
    [yes] { $modulus ->
        [2] You take 1, they take 1: always 2 together.
        [4] If you take 1, they take 3; if 2, 2; if 3, 1: always 4 together.
       *[other] If you take 1, they take { $most }; if 2, they take { $second }: always { $modulus } together.
      }
   *[no] { $modulus ->
        [2] They take 1, you take 1: always 2 together.
        [4] If they take 1, take 3; if 2, 2; if 3, 1: always 4 together.
       *[other] If they take 1, take { $most }; if 2, take { $second }: always { $modulus } together.
      }
  }

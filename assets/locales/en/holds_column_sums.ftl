# Why Moore's theorem holds (Moore 1910), over this position. $lost: whether you lose (yes, no).
holds-moore-find = The highest cross is under { $high }: { $ones ->
    [one] 1 one
   *[other] { $ones } ones
  } there, { $count } more than full groups of { $modulus }. As many heaps give up that 1: { $heaps }. Their highest change is from 1 to 0, so they become smaller, and their digits below are free.
holds-moore-mend = Further down, let c heaps be free and m ones be lacking. If m ≤ c, m free heaps get a one. Else the column has { $modulus } − m ones over full groups in other heaps, and as many lose theirs: at most { $k } − c. So never more than { $k } { $k ->
    [one] heap is
   *[other] heaps are
  } lowered. Here: { $cuts }.
holds-moore-breaks = { $lost ->
    [yes] You must lower
   *[no] The opponent must lower
  } { $k ->
    [one] one heap
   *[other] 1 to { $k } heaps
  }. A heap's highest change is from 1 to 0: so from the highest column that changes ones only go, { $k } at most. A multiple of { $modulus } less so few is none: a cross stands there.
holds-moore-answer = The opponent starts at the highest cross: as many heaps as there are ones too many give up that 1, and their digits below are free. Further down, with c heaps free and m ones lacking: if m ≤ c, free heaps get them; else { $modulus } − m other heaps lose theirs, at most { $k } − c. So { $k ->
    [one] one heap is
   *[other] at most { $k } heaps are
  } lowered, and no cross is left.
holds-moore-end = So the same player moves without a cross each time, and the heaps only shrink. { $misere ->
    [yes] This goes on as long as there are heaps of two or more.
   *[no] The empty table has no cross: it is { $lost ->
        [yes] you who have
       *[no] the opponent who has
      } no move there.
  }
holds-moore-last = Without a cross the highest column has at least { $modulus } ones, too many for one move. So { $lost ->
    [yes] the opponent makes
   *[no] you make
  } the last heap of two or more go. Its lowest digit is free: the ones can be made 1 more than a multiple of { $modulus }. Each round then takes { $modulus }, and { $lost ->
    [yes] you take
   *[no] the opponent takes
  } the last one.
holds-moore-rounds = { $ones ->
    [one] A single one is left: { $lost ->
        [yes] you
       *[no] the opponent
      } must take it.
   *[other] { $ones } ones are 1 more than a multiple of { $modulus }. { $lost ->
        [yes] The opponent completes each move of yours
       *[no] You complete each move of the opponent
      } to { $modulus }: at last a single one is left, and { $lost ->
        [yes] you
       *[no] the opponent
      } must take it.
  }
holds-moore-turn = No heap of two or more is left after this move: { $cuts }. So only the number of ones counts, { $ones }.
holds-moore-all = { $heaps ->
    [one] Only one heap is left, and a move may empty it
   *[other] Only { $heaps } heaps are left, and a move may lower { $k }
  }: take everything, and the opponent has no move.

plain-holds-moore-find = Go down from the largest size out of group, { $high }: { $count } too many. Lower { $count } of the heaps that have it: { $heaps }. They shrink, whatever smaller parts they get back.
plain-holds-moore-mend = Go on to the smaller sizes: these heaps get the parts that a group lacks. Where they are too few, more heaps give that part away. So at most { $k } heaps are lowered, and here { $count }.
plain-holds-moore-breaks = { $lost ->
    [yes] You
   *[no] They
  } must lower at least one heap, at most { $k }. Look at the largest size that changes: it only goes, { $k } times at most. So its groups of { $modulus } are no longer full.
plain-holds-moore-answer = They start with the largest size out of group: some heaps give it away. These heaps get back the smaller parts that a group lacks. Where they are too few, more heaps give; never more than { $k }.
plain-holds-moore-end = { $misere ->
    [yes] This goes on and the heaps shrink, while one is larger than 1.
   *[no] This goes on, and the heaps shrink. At last { $lost ->
        [yes] you find
       *[no] they find
      } an empty table.
  }
plain-holds-moore-last = { $lost ->
    [yes] You
   *[no] They
  } cannot remove all heaps larger than 1: they are at least { $modulus }. { $lost ->
    [yes] They remove
   *[no] You remove
  } the last, and leave ones: groups of { $modulus }, and one over. Each round then takes { $modulus }, and the last one is { $lost ->
    [yes] yours
   *[no] theirs
  }.
plain-holds-moore-rounds = { $ones ->
    [one] One is left, and { $lost ->
        [yes] you
       *[no] they
      } must take it.
   *[other] { $ones } ones are groups of { $modulus }, and one over. { $lost ->
        [yes] They complete whatever you take to { $modulus }. At last one is left, and you
       *[no] You complete whatever they take to { $modulus }. At last one is left, and they
      } must take it.
  }
plain-holds-moore-turn = After your move only single ones are left, { $ones } of them. So only their number counts.
plain-holds-moore-all = A move may empty all heaps that are left. Then they cannot move.

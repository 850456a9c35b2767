# Why Moore's theorem (1910) holds, for this position. $lost: whether you lose (yes, no).
holds-moore-find = The highest cross is in column { $high }. That column has { $ones ->
    [one] a single 1
   *[other] { $ones } ones
  }, { $count } too many for full groups of { $modulus }. { $count ->
    [one] So heap { $heaps } gives up its 1 there. { $high ->
        [1] That makes it smaller by 1.
       *[other] That is its highest change, so it shrinks, and its lower digits are free.
      }
   *[other] So heaps { $heaps } give up their 1 there. { $high ->
        [1] That makes each smaller by 1.
       *[other] That is their highest change, so they shrink, and their lower digits are free.
      }
  }
holds-moore-mend = { $high ->
    [1] No lower column is left to mend. Here: { $cuts }.
   *[other] In each lower column, say c heaps are free and the other heaps are m ones short of full groups. If m ≤ c, then m free heaps get a 1. If not, the others have { $modulus } − m ones too many, and that many heaps give theirs up: at most { $k } − c. So { $k ->
    [one] only one heap is
   *[other] at most { $k } heaps are
  } lowered. Here: { $cuts }.
  }
holds-moore-breaks = { $lost ->
    [yes] You must lower
   *[no] Your opponent must lower
  } { $k ->
    [one] one heap
   *[other] at least one heap, at most { $k }
  }. A heap shrinks only if its highest change is from 1 to 0. So the highest column that changes only loses ones, { $k ->
    [one] just one of them
   *[other] at most { $k } of them
  }. Their number was a multiple of { $modulus } and no longer is: a cross appears there.
holds-moore-answer = Your opponent starts at the highest cross. For each 1 too many, a heap gives up its 1 there, and its lower digits are free. In each lower column, say c heaps are free and the others are m ones short. If m ≤ c, then m free heaps get a 1. If not, { $modulus } − m other heaps give theirs up, at most { $k } − c. So { $k ->
    [one] one heap is
   *[other] at most { $k } heaps are
  } lowered, and no cross is left.
holds-moore-example = If you take all { $size } of heap { $heap }, for example, your opponent lowers { $cuts }.
holds-moore-end = So the same player always moves from a position without a cross, and the heaps only shrink. { $misere ->
    [yes] This goes on as long as there is a heap of 2 or more.
   *[no] The empty table has no cross, so { $lost ->
        [yes] you
       *[no] your opponent
      } will have no move there.
  }
holds-moore-last = Without a cross, the highest column has at least { $modulus } ones, too many for one move. So { $lost ->
    [yes] your opponent is
   *[no] you are
  } the first to leave no heap of 2 or more. The lowest digit of such a heap is free, so the number of heaps of 1 can be made 1 more than a multiple of { $modulus }. Each round then takes { $modulus }, and { $lost ->
    [yes] you take
   *[no] your opponent takes
  } the last one.
holds-moore-rounds = { $ones ->
    [one] One heap of 1 is left, and { $lost ->
        [yes] you
       *[no] your opponent
      } must take it.
   *[other] { $ones } heaps of 1 are left, 1 more than a multiple of { $modulus }. { $lost ->
        [yes] Whatever you take, your opponent makes it { $modulus } in all. In the end one is left, and you
       *[no] Whatever your opponent takes, you make it { $modulus } in all. In the end one is left, and your opponent
      } must take it.
  }
holds-moore-turn = This move leaves no heap of 2 or more: { $cuts }. So only the number of heaps of 1 counts, and that is { $ones }.
holds-moore-all = { $heaps ->
    [one] Only one heap is left, and a move may empty it.
   *[other] Only { $heaps } heaps are left, and a move may lower up to { $k }.
  } Take everything, and your opponent has no move.

plain-holds-moore-find = The largest part that isn't in full groups is { $high }: { $count ->
    [one] one too many. Lower heap { $heaps }, which has it. { $high ->
        [1] It shrinks by 1.
       *[other] It shrinks, whatever smaller parts it gets back.
      }
   *[other] { $count } too many. Lower heaps { $heaps }, which have it. { $high ->
        [1] Each shrinks by 1.
       *[other] They shrink, whatever smaller parts they get back.
      }
  }
plain-holds-moore-mend = { $high ->
    [1] { $count ->
        [1] So one heap is lowered.
       *[other] So { $count } heaps are lowered.
      } No smaller part is left to put right.
   *[other] Go on to each smaller part: these heaps get back what a group lacks. If these heaps are too few, more heaps give that part up instead. So { $k ->
    [one] only one heap is lowered.
   *[other] at most { $k } heaps are lowered, and here { $count }.
  }
  }
plain-holds-moore-breaks = { $lost ->
    [yes] You
   *[no] They
  } must lower { $k ->
    [one] one heap. The largest part that changes is lost by just one heap.
   *[other] at least one heap, at most { $k }. The largest part that changes can only be lost, by at most { $k } heaps.
  } So its groups of { $modulus } are no longer full.
plain-holds-moore-answer = They start with the largest part that isn't in full groups: some heaps give it up. These heaps get back each smaller part a group lacks. If they are too few, more heaps give that part up, at most { $k } in all.
plain-holds-moore-example = Take all of heap { $heap }: they cut { $cuts }.
plain-holds-moore-end = { $misere ->
    [yes] This goes on, and the heaps shrink, as long as one is larger than 1.
   *[no] This goes on, and the heaps shrink. In the end { $lost ->
        [yes] you find
       *[no] your opponent finds
      } an empty table.
  }
plain-holds-moore-last = { $lost ->
    [yes] You
   *[no] They
  } can't clear all heaps larger than 1: there are at least { $modulus }. { $lost ->
    [yes] They are
   *[no] You are
  } the first to leave only heaps of 1: groups of { $modulus }, plus one. Each round then takes { $modulus }, and { $lost ->
    [yes] you
   *[no] they
  } must take the last one.
plain-holds-moore-rounds = { $ones ->
    [one] Only one is left, and { $lost ->
        [yes] you
       *[no] they
      } must take it.
   *[other] The { $ones } heaps of 1 make groups of { $modulus }, with one left over. { $lost ->
        [yes] Whatever you take, they make it { $modulus } in all. In the end one is left, and you
       *[no] Whatever they take, you make it { $modulus } in all. In the end one is left, and they
      } must take it.
  }
plain-holds-moore-turn = { $ones ->
    [one] Your move leaves just one heap of 1.
   *[other] Your move leaves just { $ones } heaps of 1. So only their number counts.
  }
plain-holds-moore-all = You can take everything that is left in one move. Then they can't move.

# Why a sum of rectangles is won or lost: copying in twins, or values from all smaller rectangles.
holds-canonical-last = The { $of } is all that is left, and one line takes it whole. The sum is then 0, and the opponent has no move.
holds-canonical-twins = { $won ->
    [yes] After the move every rectangle has a twin, itself turned by a right angle.
   *[no] Every rectangle has a twin, itself turned by a right angle.
  } Rows of one are columns of the other, so one is the negative of the other, and the sum is 0.
holds-canonical-copy = A line taken in one is answered by the same line in its twin. It is still free, and what is left are twins again.
holds-canonical-end = Each move takes cells, so moves run out, and { $won ->
    [yes] the opponent
   *[no] the mover
  } is first without one.
holds-canonical-lines = In { $of } Horz has { $rows } rows to choose from and Vert { $cols } columns; what a line leaves are smaller rectangles, whose values are known.
holds-canonical-simplest = An option that is no better than another one of the same player may go. One that the opponent answers so that it is no better than before may be bypassed: what is left is the canonical form.
holds-canonical-checked = { $sign ->
    [zero] The sum worked out so is 0
    [positive] The sum worked out so is > 0
    [negative] The sum worked out so is < 0
   *[fuzzy] The sum worked out so is || 0
  }: by that { $won ->
    [yes] the mover wins
   *[no] the mover loses
  }. This is checked by calculation.

plain-holds-canonical-last = Only the { $of } is left, and you can take it whole. Then they have no move.
plain-holds-canonical-twins = { $won ->
    [yes] After your move, every rectangle has a twin turned on its side.
   *[no] Every rectangle has a twin turned on its side.
  } A row in one is a column in the other.
plain-holds-canonical-copy = So whatever is taken in one can be copied in its twin. Then all rectangles have twins again.
plain-holds-canonical-end = Each move takes cells, so moves run out. { $won ->
    [yes] They have
   *[no] You have
  } no move first.
plain-holds-canonical-best = Your best move: { $words }. { $parts ->
    [0] The { $of } is gone.
    [one] The { $of } becomes { $one }.
   *[other] The { $of } becomes { $one } + { $other }.
  }
plain-holds-canonical-answer = If { $move }, { $reply }.
plain-holds-canonical-part = { $who ->
    [they-may] they { $parts ->
        [0] take the whole { $of }
       *[other] cut { $of } to { $left }
      }
    [you-may] you { $parts ->
        [0] take the whole { $of }
       *[other] cut { $of } to { $left }
      }
    [you] { $parts ->
        [0] take the whole { $of }
       *[other] cut { $of } to { $left }
      }
   *[they] they { $parts ->
        [0] take the whole { $of }
       *[other] cut { $of } to { $left }
      }
  }
plain-holds-canonical-again = { $more ->
    [0] {""}
    [one] The program found an answer to the 1 other cut, too.{" "}
   *[other] The program found an answer to the { $more } other cuts, too.{" "}
  }{ $won ->
    [yes] After each answer, it checked their next moves in the same way.
   *[no] After each answer, it checked your next moves in the same way.
  }
plain-holds-canonical-too-many = Here are { $moves } different cuts, too many to tell. The program found an answer to each of them.
# What stands in the figure.
why-canonical-has = Horz { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  }, Vert { $cols ->
    [one] { $cols } column
   *[other] { $cols } columns
  }
why-canonical-worth = value { $value }
why-canonical-sign-zero = 0: who moves loses
why-canonical-sign-star = *: who moves wins
why-canonical-sign-stars = *2, *3 …: as heaps of nim
why-canonical-sign-up = { $up }: Horz is a little ahead
why-canonical-sign-down = { $down }: Vert is a little ahead
why-canonical-sign-double = { $double }: twice { $single }
why-canonical-sign-times = { $up }3, { $up }4 …: 3, 4 times { $up }
why-canonical-sign-fuzzy = || 0: who moves wins
why-canonical-sign-switch = { $switch }: the same for who moves
why-canonical-sign-options = {"{"}a|b{"}"}: Horz makes it a, Vert b

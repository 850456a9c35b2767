# Why a sum of rectangles is won or lost: copying in twins, or values built up from all smaller rectangles.
holds-canonical-last = Only the { $of } is left, and one line takes all of it. The sum is then 0, and your opponent has no move.
holds-canonical-twins = { $won ->
    [yes] After the move, every rectangle has a twin: the same one turned through a right angle.
   *[no] Every rectangle has a twin: the same one turned through a right angle.
  } The rows of one are the columns of the other, so each is the negative of the other, and the sum is 0.
holds-canonical-copy = Any line taken in one can be answered by the same line in its twin, which is still free. Then everything that is left has a twin again.
holds-canonical-end = Each move takes cells, so the moves run out, and { $won ->
    [yes] your opponent
   *[no] the player to move
  } is the first without one.
holds-canonical-lines = In { $of }, Horz can choose from { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } and Vert from { $cols ->
    [one] { $cols } column
   *[other] { $cols } columns
  }. Any line leaves only smaller rectangles, whose values are already known.
holds-canonical-simplest = Drop any option that is no better for a player than another of that player's options. Bypass any option that the opponent can answer so that the player is no better off than before. The rest is the canonical form.
holds-canonical-checked = { $sign ->
    [zero] Worked out like this, the sum is 0
    [positive] Worked out like this, the sum is > 0
    [negative] Worked out like this, the sum is < 0
   *[fuzzy] Worked out like this, the sum is || 0
  }, so { $won ->
    [yes] the player to move wins
   *[no] the player to move loses
  }.
holds-canonical-too-many = { plain-holds-canonical-too-many }
holds-canonical-again = { plain-holds-canonical-again }
holds-canonical-answer = { plain-holds-canonical-answer }
holds-canonical-best = { plain-holds-canonical-best }

plain-holds-canonical-last = Only the { $of } is left, and you can take all of it. Then they have no move.
plain-holds-canonical-twins = { $won ->
    [yes] After your move, every rectangle has a twin turned on its side.
   *[no] Every rectangle has a twin turned on its side.
  } A row in one is a column in the other.
plain-holds-canonical-copy = So any move in one can be copied in its twin. Then every rectangle has a twin again.
plain-holds-canonical-end = Each move takes cells, so the moves run out. { $won ->
    [yes] They are
   *[no] You are
  } the first to have none.
plain-holds-canonical-best = Your best move: { $words }. { $parts ->
    [0] The { $of } is gone.
    [one] The { $of } becomes { $one }.
   *[other] The { $of } becomes { $one } + { $other }.
  }
plain-holds-canonical-answer = If { $move }, { $reply }.
plain-holds-canonical-part = { $who ->
    [they-may] they { $parts ->
        [0] take the whole { $of }
       *[other] turn the { $of } into { $left }
      }
    [you-may] you { $parts ->
        [0] take the whole { $of }
       *[other] turn the { $of } into { $left }
      }
    [you] you { $parts ->
        [0] take the whole { $of }
       *[other] turn the { $of } into { $left }
      }
   *[they] they { $parts ->
        [0] take the whole { $of }
       *[other] turn the { $of } into { $left }
      }
  }
plain-holds-canonical-again = { $more ->
    [0] {""}
    [one] The program found an answer to the other move as well.{" "}
   *[other] The program found an answer to each of the { $more } other moves as well.{" "}
  }{ $count ->
    [one] After that answer
   *[other] After each answer
  }, { $won ->
    [yes] they face a smaller board
   *[no] you face a smaller board
  } where every move has an answer too.
plain-holds-canonical-too-many = There are { $moves } different moves to answer, too many to list. The program found an answer to every one of them.
# Labels in the picture.
why-canonical-has = Horz { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  }, Vert { $cols ->
    [one] { $cols } column
   *[other] { $cols } columns
  }
why-canonical-worth = value { $value }
why-canonical-sign-zero = 0: whoever moves loses
why-canonical-sign-star = *: whoever moves wins
why-canonical-sign-stars = *2, *3 …: like heaps of nim
why-canonical-sign-up = { $up }: { $left ->
    [vert] Vert
   *[horz] Horz
  } is a little ahead
why-canonical-sign-down = { $down }: { $left ->
    [vert] Horz
   *[horz] Vert
  } is a little ahead
why-canonical-sign-double = { $double }: twice { $single }
why-canonical-sign-times = { $up }3, { $up }4 …: 3 times, 4 times { $up }
why-canonical-sign-fuzzy = || 0: whoever moves wins
why-canonical-sign-switch = { $switch }: a gain for whoever moves
why-canonical-sign-options = {"{"}a|b{"}"}: { $left ->
    [vert] Vert
   *[horz] Horz
  } makes it a, { $left ->
    [vert] Horz
   *[horz] Vert
  } b

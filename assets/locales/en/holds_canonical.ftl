# Why a sum of rectangles is won or lost: copying in twins, or values from all smaller rectangles.
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

plain-holds-canonical-twins = { $won ->
    [yes] After your move, every block has a twin turned on its side.
   *[no] Every block has a twin turned on its side.
  } A row in one is a column in the other.
plain-holds-canonical-copy = So whatever is taken in one can be copied in its twin. Then all blocks have twins again.
plain-holds-canonical-end = Each move takes cells, so moves run out. { $won ->
    [yes] They have
   *[no] You have
  } no move first.
plain-holds-canonical-lines = In { $of } Horz has { $rows } rows to choose from, and Vert { $cols } columns.
plain-holds-canonical-checked = The program worked out all blocks from small to large. { $won ->
    [yes] After your best move, you can answer whatever they take.
   *[no] Whatever you take, they can answer.
  }

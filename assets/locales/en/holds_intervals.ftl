# Why the difference holds, worked out for this position.
holds-interval-last = Only { $number } is left, and the only move takes it.
holds-interval-one = One number: the only move takes it, so D is that number. For the first number alone, D = { $number }.
holds-interval-two = Two numbers: take the left one, the right one or both. For { $first } and { $second }, the best of the three gives D = { $best }.
holds-interval-longer = Longer rows: each move leaves a shorter one, whose D is already known. So all { $cells } intervals can be worked out, up to this one with its { $moves } moves.
holds-interval-ends = { $all ->
    [yes] Taking all { $left }, from either end, is the best: { $left_equation }.
   *[no] The best move from the left is L{ $left }: { $left_equation }. The best from the right is R{ $right }: { $right_equation }.
  }
holds-interval-so = { $all ->
    [yes] D = { $margin }.
   *[no] The larger of the two is D = { $margin }. Whatever the reply, your opponent gains no more than the D of the rest.
  }

plain-holds-interval-last = Only { $number } is left, so there is only one move.
plain-holds-interval-one = Start with the shortest rows. When one number is left, such as { $number }, whoever moves must take it.
plain-holds-interval-two = When { $first } and { $second } are left, whoever moves takes either or both. { $side ->
    [ahead] The best of the three moves puts that player { $best } ahead.
   *[other] The best of the three moves puts neither player ahead.
  }
plain-holds-interval-longer = Every move leaves a shorter row, and its worth is already known. So longer and longer rows are worked out, up to these { $count } numbers.
plain-holds-interval-ends = { $all ->
    [yes] Best from either end: take all { $left }, and the game ends { $left_own } to { $left_other }.
   *[no] Best from the left: take { $left }, and the game ends { $left_own } to { $left_other }. Best from the right: take { $right }, and it ends { $right_own } to { $right_other }.
  }
plain-holds-interval-so = { $all ->
    [yes] No move beats it.
   *[no] No move beats the better of these two.
  }

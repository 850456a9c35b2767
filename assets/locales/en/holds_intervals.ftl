# Why it holds, told over a position.
holds-interval-last = One number is left, { $number }: the only move takes it.
holds-interval-one = One number: the only move takes it, so D is that number; of the first alone it is { $number }.
holds-interval-two = Two numbers: take the left, the right or both. For { $first } and { $second } the best of the three gives D = { $best }.
holds-interval-longer = A longer row: each move leaves a shorter one, whose D is known by then. So all { $cells } intervals are worked out, up to this one with its { $moves } moves.
holds-interval-ends = The best from the left, L{ $left }: { $left_equation }. The best from the right, R{ $right }: { $right_equation }.
holds-interval-so = The greater of the two is D = { $margin }: whatever is replied, the opponent gets no more than the D that was left.

plain-holds-interval-last = Only { $number } is left, so there is only one move.
plain-holds-interval-one = Begin with the shortest rows. With one number left, like { $number }, whoever moves must take it.
plain-holds-interval-two = With { $first } and { $second } left, whoever moves takes either or both. { $side ->
    [ahead] The best of the three puts that player { $best } ahead.
   *[other] The best of the three gives both the same.
  }
plain-holds-interval-longer = Every move leaves a shorter row, and what that is worth is known by then. So ever longer rows are worked out, up to these { $count } numbers.
plain-holds-interval-ends = Best from the left: take { $left }, and it ends { $left_own } to { $left_other }. Best from the right: take { $right }, and it ends { $right_own } to { $right_other }.
plain-holds-interval-so = No other move is better than the better of these two.

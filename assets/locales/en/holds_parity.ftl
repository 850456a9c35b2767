# Why the king is lost where both distances are even, for this position. $lost is yes where the player to move is lost.
holds-parity-step = A step lowers one or both distances by 1, which makes odd even and even odd. With { $from_up } up and { $from_right } right to go, the step { $step ->
    [right] right
    [up] up
   *[both] up and right
  } lowers exactly what is odd. It leaves { $up } and { $right }{ $corner ->
    [yes] , the corner.
   *[no] , both even.
  }
holds-parity-odd = { $along ->
    [yes] From { $up } and { $right }, both even, the only step lowers the one above 0 by 1, and that turns odd.
   *[no] From { $up } and { $right }, both even, any step lowers one or both by 1, and whatever it lowers turns odd.
  }
holds-parity-again = An odd distance is at least 1, so there is room for the same step again. It lowers the same distances, and both are even again.
holds-parity-end = At most { $squares } squares are left, and fewer after each step. The corner is 0 and 0, both even, so { $lost ->
    [yes] only your opponent, who always leaves both even, can reach it.
   *[no] only you, who always leave both even, can reach it.
  }

plain-holds-parity-step = With { $from_up } up and { $from_right } right ahead, the step { $step ->
    [right] right
    [up] up
   *[both] up and right
  } shortens whatever is odd. That leaves { $up } and { $right }{ $corner ->
    [yes] : the corner.
   *[no] , both even.
  }
plain-holds-parity-odd = { $along ->
    [yes] From { $up } and { $right }, the only step makes the larger number smaller by 1. So it turns odd.
   *[no] From { $up } and { $right }, each step makes one or both numbers smaller by 1. So one or both turn odd.
  }
plain-holds-parity-again = An odd number is at least 1, so { $lost ->
    [yes] they
   *[no] you
  } have room for the same step. Then both are even again.
plain-holds-parity-end = The distances shrink with each step. The corner is 0 and 0, both even, so only { $lost ->
    [yes] your opponent
   *[no] you
  } can get there.

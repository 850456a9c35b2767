# Why the king is lost where both distances are even, over this position. $lost is yes where the mover is lost.
holds-parity-step = A step changes only what it lowers, by 1, from odd to even or back. Here { $from_up } up and { $from_right } right are left: the step { $step ->
    [right] right
    [up] up
   *[both] right and up
  } lowers exactly what is odd and leaves { $up } and { $right }{ $corner ->
    [yes] , the corner.
   *[no] , both even.
  }
holds-parity-odd = From { $up } and { $right }, both even, any step lowers one of them or both by 1, and what it lowers turns odd.
holds-parity-again = What is odd is at least 1, so there is room for the same step again; it lowers the same, and both are even.
holds-parity-end = At most { $squares } squares are left, fewer after each step. The corner is 0 and 0, even: { $lost ->
    [yes] only the opponent, who always leaves both even, enters it.
   *[no] only you, who always leave both even, enter it.
  }

plain-holds-parity-step = Of { $from_up } up and { $from_right } right, the step { $step ->
    [right] right
    [up] up
   *[both] right and up
  } shortens what is odd. That leaves { $up } and { $right }{ $corner ->
    [yes] : the corner.
   *[no] , both even.
  }
plain-holds-parity-odd = From { $up } and { $right } each step makes one number or both smaller by 1. So one or both turn odd.
plain-holds-parity-again = An odd number is at least 1, so { $lost ->
    [yes] they
   *[no] you
  } have room for the same step. Then both are even again.
plain-holds-parity-end = The way gets shorter each time. The corner is 0 and 0, both even, so only { $lost ->
    [yes] they
   *[no] you
  } can get there.

# $end: whether no piece is left that can be cut safely (yes, no).
plain-why-rope-middle = Cut in the middle, at { $cut }: two equal pieces are left.
plain-why-rope-image = The cut at { $of } has no partner: cut at { $cut }, its mirror image.
plain-why-rope-pair = Cut piece { $piece } at { $cut }: then every piece has one equal to it.
plain-why-rope-mirror = { $end ->
    [yes] Then no piece has 2 cm: their next cut loses.
   *[no] Whatever safe cut they make then, make the same in the equal piece.
  }
plain-why-rope-split = Cut piece { $piece } into { $left } and { $right } whole cm: their values are { $first } and { $second }.
plain-why-rope-then = { $end ->
    [yes] Then no piece has 2 cm: their next cut loses.
   *[no] Split the values into 1, 2, 4, 8 and so on: then all have partners. Any safe cut breaks a pair, and you can mend it.
  }
plain-why-rope-paired = Every piece has one equal to it: each safe cut of yours they can copy there.
plain-why-rope-even = { $values ->
    [none] Split the values into 1, 2, 4, 8 and so on: every part has a partner.
   *[other] Split the values { $values } into parts { $parts }: all have partners.
  } Any safe cut breaks a pair, and they can mend it.
plain-why-rope-none = No piece has 2 cm: any cut makes one shorter than 1 cm and loses.

picture-why-rope-middle = Cut at the mark in the middle, { $cut }: both sides are equal.
picture-why-rope-image = The cross at { $of } has no partner: make one at { $cut }, its mirror image.

plain-why-rope-cut = { $floor } { $arrow } { $left } and { $right }: values { $first } and { $second }
why-rope-worth = value
why-rope-signs-middle = { $middle } the middle, { $cross } a cut and its twin
why-rope-signs-pair = { $cross } a cut and its mirror image

# $end: whether no piece can be cut safely any more (yes, no).
plain-why-rope-middle = Cut in the middle, at { $cut }: that leaves two equal pieces.
plain-why-rope-image = The cut at { $of } has no partner: cut at { $cut }, its mirror image.
plain-why-rope-pair = Cut piece { $piece } at { $cut }: then every piece has an equal partner.
plain-why-rope-mirror = { $end ->
    [yes] Then every piece is shorter than 2 cm, so their next cut loses.
   *[no] Copy each of their safe cuts in the equal piece.
  }
plain-why-rope-split = Cut piece { $piece } into parts of { $left } and { $right } whole cm, with values { $first } and { $second }.
plain-why-rope-then = { $end ->
    [yes] Then every piece is shorter than 2 cm, so their next cut loses.
   *[no] Split the values into 1, 2, 4, 8 and so on: every part has a partner. Any safe cut breaks a pair, and you can restore it.
  }
plain-why-rope-paired = Every piece has an equal partner, so they can copy each safe cut you make.
plain-why-rope-even = { $values ->
    [ones] All values above 0 are 1, and there are { $parts } of them: an even number.
    [none] Split the values into 1, 2, 4, 8 and so on: every part has a partner.
   *[other] Split the values { $values } into parts { $parts }: all have partners.
  } Any safe cut breaks a pair, and they can restore it.
plain-why-rope-none = Every piece is shorter than 2 cm: any cut makes one under 1 cm and loses.

picture-why-rope-middle = Cut at the mark in the middle, at { $cut }: then both sides are equal.
picture-why-rope-image = The cut at { $of } has no partner: make one at { $cut }, its mirror image.

plain-why-rope-cut = { $floor } { $arrow } { $left } and { $right }: values { $first } and { $second }
why-rope-worth = value

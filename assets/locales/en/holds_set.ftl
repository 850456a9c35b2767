# Why a pile is lost or won: upward from 0, and what proves that it repeats.
holds-set-start = { $top ->
    [0] From 0 no size fits: P.
   *[other] From 0 to { $top } no size fits: P.
  }
holds-set-up = Upward from there: N where a move leads to P, else P. So P up to { $until }: { $lost }{ $hidden ->
    [0] .
   *[other] {" "}and { $hidden } more.
  }
holds-set-period = A value follows from the { $window } before it. From { $from } on, { $window } in a row come again { $length } later, so everything repeats: { $size } stands like { $same }.
holds-set-counted = The values up to { $size } were worked out one by one in this way.
holds-set-none = From { $size } no size fits: P.
holds-set-lost = From { $size } the moves lead to { $lefts }, each N: so { $size } is P.
holds-set-lost-many = From { $size } all { $count } moves lead to N: so { $size } is P.
holds-set-won = Taking { $take } from { $size } leads to { $left }, which is P: so { $size } is N.

plain-holds-set-start = { $top ->
    [0] From 0 nothing can be taken: whoever is there loses.
   *[other] From 0 to { $top } nothing can be taken: whoever is there loses.
  }
plain-holds-set-up = Go up: a number wins if some taking leaves a losing one, else it loses. { $hidden ->
    [0] Losing up to { $until }: { $lost }.
   *[other] The first losing ones: { $lost }.
  }
plain-holds-set-period = { $window ->
    [1] Only the number just before decides. One comes again { $length } later.
   *[other] Only the { $window } numbers before decide. From { $from }, { $window } in a row come again { $length } later.
  } So everything repeats, and { $size } is like { $same }.
plain-holds-set-counted = The numbers up to { $size } were worked out one by one like this.
plain-holds-set-none = From { $size } nothing can be taken: { $size } loses.
plain-holds-set-lost = { $size } can only become { $lefts }. Each of these wins, so { $size } loses.
plain-holds-set-lost-many = From { $size } there are { $count } moves, and all leave winning numbers: so { $size } loses.
plain-holds-set-won = From { $size } you take { $take } and leave { $left }, which loses: so { $size } wins.

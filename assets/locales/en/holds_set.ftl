# Why a pile is lost or won: upward from 0, and what proves that it repeats.
holds-set-start = { $top ->
    [0] At 0 no size fits: P.
   *[other] From 0 to { $top } no size fits: P.
  }
holds-set-up = Work up from there: N if some move leads to P, otherwise P. That gives P up to { $until }: { $lost }{ $hidden ->
    [0] .
   *[other] {" "}and { $hidden } more.
  }
holds-set-period = { $window ->
    [one] Each value depends only on the one before it. The value at { $from } recurs { $length } later
   *[other] Each value depends only on the { $window } before it. The { $window } values from { $from } on recur { $length } later
  }, so everything repeats, and { $size } is like { $same }.
holds-set-counted = The values up to { $size } were worked out like this, one by one.
holds-set-none = From { $size } no size fits, so it is P.
holds-set-lost = From { $size } { $count ->
    [1] the only move leads to { $lefts }
   *[other] the moves lead only to { $lefts }
  }: N. So { $size } is P.
holds-set-lost-many = From { $size } all { $count } moves lead to N. So { $size } is P.
holds-set-won = Taking { $take } from { $size } leads to { $left }, which is P. So { $size } is N.

plain-holds-set-start = { $top ->
    [0] At 0 nothing can be taken, so whoever has to move loses.
   *[other] From 0 to { $top } nothing can be taken, so whoever has to move loses.
  }
plain-holds-set-up = Work up from there: a number wins if some move leaves a losing one. Otherwise it loses. { $hidden ->
    [0] Losing numbers up to { $until }: { $lost }.
   *[other] The first losing numbers: { $lost }.
  }
plain-holds-set-period = { $window ->
    [1] Each result depends only on the one before it. The result at { $from } repeats { $length } later.
   *[other] Each result depends only on the { $window } before it. The { $window } from { $from } on repeat { $length } later.
  } So everything repeats, and { $size } is like { $same }.
plain-holds-set-counted = The numbers up to { $size } were worked out like this, one by one.
plain-holds-set-none = From { $size } nothing can be taken, so { $size } loses.
plain-holds-set-lost = { $size } leads only to { $lefts }. { $count ->
    [1] That wins
   *[other] Each of these wins
  }, so { $size } loses.
plain-holds-set-lost-many = From { $size } there are { $count } moves, and all of them leave winning numbers. So { $size } loses.
plain-holds-set-won = From { $size } you can take { $take } and leave { $left }, which loses. So { $size } wins.

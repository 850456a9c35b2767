# Why whoever mirrors through the centre is never the first to run out of places.
holds-mirror-anywhere = Two coins need a table of radius { $least } or more. This one is smaller, so no second coin fits, wherever the first one lies.
holds-mirror-full = With a coin at { $at }, no place is left. Room for another would have a corner, where that coin touches two coins or a coin and the rim, or would reach all the way round the rim. All corners and the rim were checked. A place with less than { $tolerance } to spare may not count.
holds-mirror-whole = { $won ->
    [yes] After the coin at { $at }, every coin has a partner opposite, and the one in the centre is its own.
   *[no] Every coin has a partner opposite, and the one in the centre is its own.
  }
holds-mirror-image = If a coin fits at x,y, it overlaps no other. A half turn maps the coins onto themselves, so a coin fits at −x,−y as well.
holds-mirror-apart = These two don't overlap. The centre coin lies between them, so each is at least a coin's width from the centre, and they are twice as far from each other.
holds-mirror-end = So every coin has an answer. The table fills up, and { $won ->
    [yes] your opponent
   *[no] the player to move
  } is the first to find no place.
holds-mirror-unproved = Nobody has a proof for this position.
holds-mirror-silent = The mirror gives none: { $centre ->
    [taken] { $alone } coins have no partner, and one move pairs only one of them.
    [free] the centre is free, { $alone ->
        [one] { $alone } coin has
       *[other] { $alone } coins have
      } no partner, and one move can't fix both.
   *[blocked] coin { $coin } covers the centre, so a place and the one opposite may overlap.
  }
holds-mirror-half = This much is known: whoever pairs coin { $one } or coin { $other } loses, because the opponent then pairs the last one.
holds-mirror-either = This much is known: a coin at 0,0 or { $at }, opposite coin { $coin }, loses, because the opponent then takes the other of these two places.

plain-holds-mirror-anywhere = This table is too small for two coins. So yours will be the only one.
plain-holds-mirror-full = With your coin at { $at }, no other coin fits. So they can't move.
plain-holds-mirror-whole = { $won ->
    [yes] With your coin at { $at }, the table looks the same after a half turn.
   *[no] The table looks the same after a half turn.
  }
plain-holds-mirror-image = So wherever a coin fits, one fits opposite as well.
plain-holds-mirror-apart = These two never overlap, because the coin on the centre lies between them.
plain-holds-mirror-end = So every coin can be answered opposite. { $won ->
    [yes] They are
   *[no] You are
  } the first to find no place.
plain-holds-mirror-unproved = Nobody has a proof for this position.
plain-holds-mirror-silent = { $centre ->
    [taken] { $alone } coins have no partner, and one move can help only one of them.
    [free] The centre is free and a coin has no partner. One move can't fix both.
   *[blocked] Coin { $coin } covers the centre. So a place and the one opposite may overlap.
  }
plain-holds-mirror-half = This much is known: do not put a coin opposite coin { $one } or { $other }. They would then pair the last one and win.
plain-holds-mirror-either = This much is known: do not take 0,0 or { $at }. They would then take the other one and win.
holds-mirror-ends = The mirror doesn't help here, but one coin is enough to end the game.
plain-holds-mirror-ends = You don't need a mirror here: one coin ends the game.
why-mirror-ends = A coin at { $at } takes all the remaining room and ends the game.
plain-why-mirror-ends = A coin at { $at } takes all the remaining room, so they can't move.
why-mirror-half = Known: whoever pairs coin { $one } or coin { $other } loses, because the opponent then pairs the last one.
plain-why-mirror-half = Known: put no coin opposite coin { $one } or { $other }, or they pair the last and win.
why-mirror-either = Known: a coin at 0,0 or { $at } loses, because the opponent then takes the other of the two.
plain-why-mirror-either = Known: do not take 0,0 or { $at }, or they take the other one and win.
why-mirror-opposite = opposite each other: { $pairs }
holds-mirror-two = { $won ->
    [yes] After the coin at { $at }, exactly
   *[no] Exactly
  } two more coins fit, wherever they go: for example at { $one } and { $two }.
holds-mirror-two-second = No coin takes all the room. The whole room was covered with small squares, and for each of them there is a place that stays free wherever in the square a coin goes.
holds-mirror-two-third = And three never fit. Of any three small squares, two lie so near each other that coins in them overlap. So { $won ->
    [yes] the opponent places one coin, you the other, and then it is over.
   *[no] the player to move places one coin, the opponent the other, and then it is over.
  }
plain-holds-mirror-two = { $won ->
    [yes] With your coin at { $at }, two more fit
   *[no] Two more coins fit
  }, for example at { $one } and { $two }.
plain-holds-mirror-two-second = Wherever the first goes, a place for the second stays free.
plain-holds-mirror-two-third = But a third never fits, wherever those two go. { $won ->
    [yes] So they place one, you place the last, and you win.
   *[no] So you place one, and they place the last.
  }
why-mirror-leaves = Place a coin at { $at }. Then exactly two more fit, wherever they go: the opponent's, and then yours.
why-mirror-two = Exactly two more coins fit, wherever they go (for example at { $one } and { $two }): yours, and then the opponent's.
plain-why-mirror-leaves = Put your coin at { $at }. Then only two more fit, wherever they go: theirs, and then yours.
plain-why-mirror-two = Only two more coins fit, wherever they go: yours, and then theirs. For example at { $one } and { $two }.

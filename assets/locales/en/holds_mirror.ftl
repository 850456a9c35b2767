# Why whoever mirrors through the centre never runs out of places first.
holds-mirror-anywhere = Two coins need a table of radius { $least } or more. This one is smaller, so no second coin fits beside the first, wherever that lies.
holds-mirror-full = With a coin at { $at } no place is left. Room for another would have a corner, where it touches two coins or a coin and the rim, or reach all round the rim. All corners and the rim are checked; a place with less play than { $tolerance } may not count.
holds-mirror-whole = { $won ->
    [yes] After the coin at { $at } every coin has its image, and the one on the centre is its own.
   *[no] Every coin has its image, and the one on the centre is its own.
  }
holds-mirror-image = If a coin fits at x,y, it overlaps none. A half turn maps the coins onto themselves, so one fits at −x,−y, too.
holds-mirror-apart = The two do not overlap each other: the centre coin lies between, so each is a coin's width or more from the centre, and they are twice that apart.
holds-mirror-end = So each coin has an answer. The table holds only so many coins, and { $won ->
    [yes] the opponent
   *[no] the mover
  } is first to find no place.
holds-mirror-unproved = Nobody has a proof for this position.
holds-mirror-silent = The mirror gives none: { $centre ->
    [taken] { $alone } coins have no partner, and one move pairs one of them.
    [free] the centre is free, { $alone } without partner, and one move does not mend both.
   *[blocked] coin { $coin } covers the centre, so a place and its image may overlap.
  }
holds-mirror-half = What is known: whoever pairs coin { $one } or coin { $other } loses, for the other player pairs the last one.
holds-mirror-either = What is known: a coin on 0,0 or at { $at }, opposite coin { $coin }, loses, for the other player then does the other of the two.

plain-holds-mirror-anywhere = This table is too small for two coins. So yours is the only one.
plain-holds-mirror-full = With your coin at { $at }, no other coin fits. So they cannot move.
plain-holds-mirror-whole = { $won ->
    [yes] After your coin at { $at }, the table looks the same turned half round.
   *[no] The table looks the same turned half round.
  }
plain-holds-mirror-image = So where a coin fits, one fits opposite, too.
plain-holds-mirror-apart = These two never overlap: the coin on the centre lies between them.
plain-holds-mirror-end = So every coin can be answered opposite. { $won ->
    [yes] They are
   *[no] You are
  } the first to find no place.
plain-holds-mirror-unproved = Nobody has a proof for this position.
plain-holds-mirror-silent = { $centre ->
    [taken] { $alone } coins have no partner, and one move helps only one of them.
    [free] The centre is free and a coin has no partner. One move cannot mend both.
   *[blocked] Coin { $coin } covers the centre. So a place and the one opposite may overlap.
  }
plain-holds-mirror-half = What is known: do not put a coin opposite coin { $one } or { $other }. They would then pair the last one and win.
plain-holds-mirror-either = What is known: do not take 0,0 or { $at }. They would then take the other of the two and win.
holds-mirror-ends = The mirror says nothing here, but one coin is enough to end the game.
plain-holds-mirror-ends = Here you need no mirror: one coin ends the game.
why-mirror-ends = Theory names no winner here, but a coin at { $at } takes all the room that is left and ends the game.
plain-why-mirror-ends = But a coin at { $at } takes all the room that is left: they cannot move.
why-mirror-half = Known: whoever pairs coin { $one } or coin { $other } loses, for the opponent then pairs the last one.
plain-why-mirror-half = Known: no coin opposite coin { $one } or { $other }, or they pair the last and win.
why-mirror-either = Known: a coin on 0,0 or at { $at } loses, for the opponent then takes the other of the two.
plain-why-mirror-either = Known: do not take 0,0 or { $at }, or they take the other and win.
why-mirror-head = coins and where they lie
why-mirror-opposite = and opposite

plain-why-mirror-open = Put your coin on 0,0, the centre: it is the only place without one opposite.
plain-why-mirror-reply = Around the centre only coin { $coin } has no partner: put yours opposite, at { $reply }.
plain-why-mirror-then = Whatever place they find then, the one opposite is free for you. So they run out of places first.
plain-why-mirror-anywhere = Put your coin anywhere: a second one does not fit on this table.
plain-why-mirror-nearer = Then no second coin fits: they cannot move.
plain-why-mirror-last = That takes all the room that is left: they cannot move.
plain-why-mirror-lost = Every free place has a free one opposite: wherever you put a coin, they answer there.
plain-why-mirror-silent = { $centre ->
    [taken] Nobody has a proof: { $alone } coins have no partner, and one move helps only one.
    [free] Nobody has a proof: the centre is free, and { $alone ->
        [one] a coin has no partner
       *[other] { $alone } coins have no partner
      }.
   *[blocked] Nobody has a proof: coin { $coin } is so near the centre that none fits exactly there.
  }
plain-why-mirror-try = Worth a try: { $words }.
plain-why-mirror-over = No place is left for another coin: who placed the last one wins.

picture-why-mirror-reply = In the list only coin { $coin } is alone: give it a partner at { $reply }.
picture-why-mirror-then = Turn the table half round: where their new coin comes to lie, yours fits. So they run out of places first.
picture-why-mirror-lost = Turned half round, the table looks the same: wherever you put a coin, they answer opposite.

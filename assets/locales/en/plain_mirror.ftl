plain-why-mirror-open = Put your coin at 0,0, the centre: it's the only place with no opposite.
plain-why-mirror-reply = Across the centre, only coin { $coin } has no partner: put yours opposite it, at { $reply }.
plain-why-mirror-then = Wherever they put a coin, the place opposite is free for you. So they run out of places first.
plain-why-mirror-anywhere = Put your coin anywhere: a second one won't fit on this table.
plain-why-mirror-nearer = Then no second coin fits, so they can't move.
plain-why-mirror-last = That takes all the room that's left, so they can't move.
plain-why-mirror-lost = Every free place has a free one opposite: wherever your coin goes, theirs goes opposite.
plain-why-mirror-silent = { $centre ->
    [taken] Nobody has a proof: { $alone } coins have no partner, and one move can fix only one.
    [free] Nobody has a proof: the centre is free, and { $alone ->
        [one] a coin has no partner
       *[other] { $alone } coins have no partner
      }.
   *[blocked] Nobody has a proof: coin { $coin } is too near the centre for another to fit there.
  }
plain-why-mirror-try = Worth a try: { $words }.
plain-why-mirror-over = No other coin fits: whoever placed the last one wins.

picture-why-mirror-reply = In the list, only coin { $coin } is alone: give it a partner at { $reply }.
picture-why-mirror-then = Turn the table halfway round: where their new coin ends up, yours fits. So they run out of places first.
picture-why-mirror-lost = Turned halfway round, the table looks the same: wherever your coin goes, theirs goes opposite.

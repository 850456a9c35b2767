# Why the outcome holds, worked out for this position.
holds-fates-end = { $exact ->
    [yes] Landing exactly on { $low } wins
   *[no] Landing between { $low } and { $high } wins
  }, and going past { $high } loses.
holds-fates-near = Counting this one, { $all ->
    [one] 1 position
   *[other] { $all } positions
  } can come up from here. { $lands ->
    [0] In none of them does a factor land.
   *[other] In { $lands }, some factor lands: won.
  }{ $exceeds ->
    [0] {""}
   *[other] {" "}In { $exceeds }, every coprime factor goes past { $high }: lost.
  }
holds-fates-back = Now work back from those. A position is won if some factor leads to a lost one, and lost if none does. Products only grow, so this settles them all: { $won } won, { $lost } lost.
holds-fates-lands = Here { $factor } makes { $product } and lands.
holds-fates-won = Here { $factor } makes { $product }, a lost position. Every reply has its answer: { $answers }{ $exceed ->
    [none] {""}
   *[other] {" "}({ $cross }: past { $high })
  }.
holds-fates-lost = Here every factor has its answer: { $answers }{ $exceed ->
    [none] {""}
   *[other] {" "}({ $cross }: past { $high })
  }.

plain-holds-fates-end = { $exact ->
    [yes] Landing exactly on { $low } wins
   *[no] Landing between { $low } and { $high } wins
  }, and going past { $high } loses.
plain-holds-fates-near = { $all ->
    [one] Every move from here ends the game.
   *[other] Counting this one, { $all } positions can still come up. { $lands ->
      [0] None of them can be won in one move.
     *[other] In { $lands } of them, some move wins at once.
    }{ $exceeds ->
      [0] {""}
     *[other] {" "}In { $exceeds }, every move goes past { $high }.
    }
  }
plain-holds-fates-back = Now work back from these. If some move leads to a lost position, you win. If none does, you lose. That settles all { $all }: { $won } won, { $lost } lost.
plain-holds-fates-lands = Here, multiplying by { $factor } makes { $product } and wins at once.
plain-holds-fates-won = Multiply by { $factor } to make { $product }. Their number and your answer: { $answers }{ $exceed ->
    [none] {""}
   *[other] {" "}({ $cross }: past { $high })
  }.
plain-holds-fates-lost = Your number and their answer: { $answers }{ $exceed ->
    [none] {""}
   *[other] {" "}({ $cross }: past { $high })
  }.

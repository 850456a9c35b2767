# Why it holds, told over a position.
holds-fates-end = Whoever lands in { $low } to { $high } wins, beyond it loses. Only a product from { $least } to { $most } can be one factor away.
holds-fates-near = From here { $all } positions can stand on the board, this one among them. In { $lands } a factor lands: won. In { $exceeds } every coprime factor exceeds { $high }: lost.
holds-fates-back = Back from those: won if some factor leads to a lost one, lost if every one leads to a won one. Products only grow, so each gets its fate: { $won } won, { $lost } lost.
holds-fates-lands = Here { $factor } makes { $product } and lands.
holds-fates-won = Here { $factor } makes { $product }, which is lost: every reply has its answer, { $answers } ({ $cross }: exceeds { $high }).
holds-fates-lost = Here every factor has its answer: { $answers } ({ $cross }: exceeds { $high }).

plain-holds-fates-end = { $exact ->
    [yes] Making exactly { $low } wins
   *[no] Making { $low } to { $high } wins
  }, going past { $high } loses. Only from { $least } to { $most } can one move make it.
plain-holds-fates-near = Count the positions that can still come, with this one: { $all }. Where one move wins at once: { $lands }. Where every move goes past { $high }: { $exceeds }.
plain-holds-fates-back = Now go back from these. A move to a lost position wins; without one, you lose. That settles all { $all }: { $won } won, { $lost } lost.
plain-holds-fates-lands = Here multiplying by { $factor } makes { $product } and wins at once.
plain-holds-fates-won = Multiply by { $factor } to make { $product }. Their number and your answer: { $answers } ({ $cross }: past { $high }).
plain-holds-fates-lost = Your number and their answer: { $answers } ({ $cross }: past { $high }).

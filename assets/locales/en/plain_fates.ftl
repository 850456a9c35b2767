# $exact: whether only one number wins. $exceed: whether all, some or none of the factors from the lost product go past the range ($cross).
plain-why-fates-keep-lands = { $exact ->
    [yes] Multiply by { $factor } to make exactly { $product }, and you win.
   *[no] Multiply by { $factor } to make { $product }: that's in the range { $low } to { $high }, and you win.
  }
plain-why-fates-keep = Multiply by { $factor } to make { $product }.
plain-why-fates-replies = { $exceed ->
    [all] Then they may only use { $factors }. Each goes past { $high }, so they lose.
    [none] Their number, then your answer: { $answers }.
   *[some] Their number, then your answer: { $answers } ({ $cross }: past { $high }).
  }
plain-why-fates-lost = { $exceed ->
    [all] You may only use { $factors }. Each goes past { $high }, and that loses.
    [none] Your number, then their answer: { $answers }.
   *[some] Your number, then their answer: { $answers } ({ $cross }: past { $high }).
  }

picture-why-fates-keep = Choose the row for { $factor }: it makes { $product } and wins.
picture-why-fates-lost = No row wins. { $exceed ->
    [all] You may only use { $factors }. Each goes past { $high }, and that loses.
    [none] Your number, then their answer: { $answers }.
   *[some] Your number, then their answer: { $answers } ({ $cross }: past { $high }).
  }

why-fates-head = factor, product, how it ends

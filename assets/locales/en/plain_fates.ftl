# $exact: whether one number alone wins; $exceed: whether all, some or none of the factors exceed.
plain-why-fates-keep-lands = { $exact ->
    [yes] Multiply by { $factor } to make exactly { $product }: that wins.
   *[no] Multiply by { $factor }: { $product } is from { $low } to { $high }, and that wins.
  }
plain-why-fates-keep = Multiply by { $factor } to make { $product }.
plain-why-fates-replies = They may then use only { $factors }. { $exceed ->
    [all] Each goes past { $high }, so they lose.
    [land] After each you can land at once, from { $low } to { $high }.
    [none] After each you can win.
   *[some] Each goes past { $high }, or you can win after it.
  }
plain-why-fates-lost = You may use { $factors }. { $exceed ->
    [all] Each goes past { $high }, and that loses.
    [land] After each they can land at once, from { $low } to { $high }.
    [none] After each they can win.
   *[some] Each goes past { $high }, or they can win after it.
  }

picture-why-fates-keep = Choose the row of { $factor }: it makes { $product } and wins.
picture-why-fates-lost = No row wins: you may use { $factors }. { $exceed ->
    [all] Each goes past { $high }, and that loses.
    [land] After each they can land at once, from { $low } to { $high }.
    [none] After each they can win.
   *[some] Each goes past { $high }, or they can win after it.
  }

why-fates-head = factor, product, how it ends

# $exact: whether only one number wins. $exceed: whether all, some or none of the factors go past the range, or land in it (land).
plain-why-fates-keep-lands = { $exact ->
    [yes] Multiply by { $factor } to make exactly { $product }, and you win.
   *[no] Multiply by { $factor } to make { $product }: that's in the range { $low } to { $high }, and you win.
  }
plain-why-fates-keep = Multiply by { $factor } to make { $product }.
plain-why-fates-replies = Then they may only use { $factors }. { $exceed ->
    [all] Each goes past { $high }, so they lose.
    [land] Whichever they use, you can land on { $low } to { $high } at once.
    [none] Whichever they use, you can win.
   *[some] Each goes past { $high } or lets you win.
  }
plain-why-fates-lost = You may use { $factors }. { $exceed ->
    [all] Each goes past { $high }, and that loses.
    [land] Whichever you use, they can land on { $low } to { $high } at once.
    [none] Whichever you use, they can win.
   *[some] Each goes past { $high } or lets them win.
  }

picture-why-fates-keep = Choose the row for { $factor }: it makes { $product } and wins.
picture-why-fates-lost = No row wins: you may use { $factors }. { $exceed ->
    [all] Each goes past { $high }, and that loses.
    [land] Whichever you use, they can land on { $low } to { $high } at once.
    [none] Whichever you use, they can win.
   *[some] Each goes past { $high } or lets them win.
  }

why-fates-head = factor, product, how it ends

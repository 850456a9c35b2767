# $exact: whether one number alone wins; $exceed: whether all, some or none of the factors exceed.
plain-why-fates-keep-lands = { $exact ->
    [yes] 乘以 { $factor }，正好得到 { $product }：这样就赢。
   *[no] 乘以 { $factor }：{ $product } 在 { $low } 到 { $high } 之内，这样就赢。
  }
plain-why-fates-keep = 乘以 { $factor }，得到 { $product }。
plain-why-fates-replies = 于是对手只能乘以 { $factors }。{ $exceed ->
    [all] 每一种都超过 { $high }，对手就输。
    [land] 每一种之后您都能马上得到 { $low } 到 { $high }。
    [none] 每一种之后您都能赢。
   *[some] 每一种要么超过 { $high }，要么之后您能赢。
  }
plain-why-fates-lost = 您可以乘以 { $factors }。{ $exceed ->
    [all] 每一种都超过 { $high }，那就输。
    [land] 每一种之后对手都能马上得到 { $low } 到 { $high }。
    [none] 每一种之后对手都能赢。
   *[some] 每一种要么超过 { $high }，要么之后对手能赢。
  }

picture-why-fates-keep = 选 { $factor } 那一行：得到 { $product }，能赢。
picture-why-fates-lost = 没有一行能赢：可以乘以 { $factors }。{ $exceed ->
    [all] 每一种都超过 { $high }，那就输。
    [land] 每一种之后对手都能马上得到 { $low } 到 { $high }。
    [none] 每一种之后对手都能赢。
   *[some] 每一种要么超过 { $high }，要么之后对手能赢。
  }

why-fates-head = 因数、积、结局

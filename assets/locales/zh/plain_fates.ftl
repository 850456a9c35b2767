# $exact: whether one number alone wins; $exceed: whether all, some or none of the factors exceed.
plain-why-fates-keep-lands = { $exact ->
    [yes] 乘以 { $factor }，正好得到 { $product }，就赢了。
   *[no] 乘以 { $factor }：{ $product } 在 { $low } 到 { $high } 之内，就赢了。
  }
plain-why-fates-keep = 乘以 { $factor }，得到 { $product }。
plain-why-fates-replies = 这样对手只能乘以 { $factors }。{ $exceed ->
    [all] 每一种都超过 { $high }，对手就输。
    [land] 每一种之后，您都能马上得到 { $low } 到 { $high }。
    [none] 每一种之后，您都能赢。
   *[some] 每一种要么超过 { $high }，要么之后您能赢。
  }
plain-why-fates-lost = 您只能乘以 { $factors }。{ $exceed ->
    [all] 每一种都超过 { $high }，那就输。
    [land] 每一种之后，对手都能马上得到 { $low } 到 { $high }。
    [none] 每一种之后，对手都能赢。
   *[some] 每一种要么超过 { $high }，要么之后对手能赢。
  }

picture-why-fates-keep = 选因数 { $factor } 那一行：得到 { $product }，能赢。
picture-why-fates-lost = 没有一行能赢：只能乘以 { $factors }。{ $exceed ->
    [all] 每一种都超过 { $high }，那就输。
    [land] 每一种之后，对手都能马上得到 { $low } 到 { $high }。
    [none] 每一种之后，对手都能赢。
   *[some] 每一种要么超过 { $high }，要么之后对手能赢。
  }

why-fates-head = 因数、积、结局

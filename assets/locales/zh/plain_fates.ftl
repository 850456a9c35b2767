# $exact: whether only one number wins. $exceed: whether all, some or none of the factors from the lost product go past the range ($cross).
plain-why-fates-keep-lands = { $exact ->
    [yes] 乘以 { $factor }，正好得到 { $product }，就赢了。
   *[no] 乘以 { $factor }：{ $product } 在 { $low } 到 { $high } 之内，就赢了。
  }
plain-why-fates-keep = 乘以 { $factor }，得到 { $product }。
plain-why-fates-replies = { $exceed ->
    [all] 这样对手只能乘以 { $factors }。每一种都超过 { $high }，对手就输。
    [none] 对手的数和您的应答：{ $answers }。
   *[some] 对手的数和您的应答：{ $answers }（{ $cross }：超过 { $high }）。
  }
plain-why-fates-lost = { $exceed ->
    [all] 您只能乘以 { $factors }。每一种都超过 { $high }，那就输。
    [none] 您的数和对手的应答：{ $answers }。
   *[some] 您的数和对手的应答：{ $answers }（{ $cross }：超过 { $high }）。
  }

picture-why-fates-keep = 选因数 { $factor } 那一行：得到 { $product }，能赢。
picture-why-fates-lost = 没有一行能赢。{ $exceed ->
    [all] 您只能乘以 { $factors }。每一种都超过 { $high }，那就输。
    [none] 您的数和对手的应答：{ $answers }。
   *[some] 您的数和对手的应答：{ $answers }（{ $cross }：超过 { $high }）。
  }

why-fates-head = 因数、积、结局

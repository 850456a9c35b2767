# Why it holds, told over a position.
holds-fates-end = { $exact ->
    [yes] 正好落在 { $low } 者胜
   *[no] 落在 { $low } 到 { $high } 之内者胜
  }，超过者败。
holds-fates-near = 从这里还能出现 { $all } 个局面，包括现在这个。其中 { $lands } 个有因数落在范围之内：胜。另有 { $exceeds } 个，每个互素的因数都超过 { $high }：败。
holds-fates-back = 由此往回推：有一个因数走到败的局面，就是胜；每个因数都走到胜的局面，就是败。积只会变大，所以每个局面都有归宿：{ $won } 个胜，{ $lost } 个败。
holds-fates-lands = 这里乘以 { $factor } 得 { $product }，落在范围之内。
holds-fates-won = 这里乘以 { $factor } 得 { $product }，那是败的局面：对手的每个因数都有应着，{ $answers }{ $exceed ->
    [none] {""}
   *[other] （{ $cross }：超过 { $high }）
  }。
holds-fates-lost = 这里每个因数都有应着：{ $answers }{ $exceed ->
    [none] {""}
   *[other] （{ $cross }：超过 { $high }）
  }。

plain-holds-fates-end = { $exact ->
    [yes] 正好得到 { $low } 就赢
   *[no] 得到 { $low } 到 { $high } 就赢
  }，超过 { $high } 就输。
plain-holds-fates-near = 还能出现的局面，连现在这个在内共 { $all } 个。一步就能赢的有 { $lands } 个。怎样走都超过 { $high } 的有 { $exceeds } 个。
plain-holds-fates-back = 现在由这些往回推。能留下必输的局面就赢，不能就输。这样 { $all } 个都有了结果：{ $won } 个赢，{ $lost } 个输。
plain-holds-fates-lands = 这里乘以 { $factor } 得到 { $product }，马上就赢。
plain-holds-fates-won = 乘以 { $factor }，得到 { $product }。对手的数和您的应答：{ $answers }{ $exceed ->
    [none] {""}
   *[other] （{ $cross }：超过 { $high }）
  }。
plain-holds-fates-lost = 您的数和对手的应答：{ $answers }{ $exceed ->
    [none] {""}
   *[other] （{ $cross }：超过 { $high }）
  }。

# Why it holds, told over a position.
holds-score-single = 只剩一根，值 { $price }：唯一的着法就是取它，总分是 { $own } 和 { $other }。
holds-score-end = 只剩一两根时，限额至少是 2，可以全取：最后一根值 { $last }，最后两根值 { $two }。
holds-score-rest = T({ $row }) = { $total } 中对手得不到的，都归轮到的一方：取 k 根得 T(r) − S(r+k,k)。这样从最后一根起逐行往回算，直到第 { $row } 根，S 都能求出。
holds-score-here = 限额是 { $limit }，可以取 1 到 { $count } 根。{ $few ->
    [yes] 依次留给对手 { $scores }。
   *[no] 取 { $take } 根，留给对手 { $least }，没有更少的。
  }
holds-score-so = 最少的是 { $least }，取 { $take } 根：{ $total } − { $least } = { $score }。总分就是 { $own } 和 { $other }。

plain-holds-score-single = 只剩一根，值 { $price }，所以只有一种走法。最后是 { $own } 比 { $other }。
plain-holds-score-end = 从结尾想起。只剩一两根时，轮到谁走，谁就能全取。最后一根值 { $last }，最后两根共值 { $two }。
plain-holds-score-rest = 剩下的 { $total } 里，对手得不到的都归您。所以留给对手的越少越好。这要从最后一根起，一根一根往回算。
plain-holds-score-here = { $few ->
    [yes] 您可以取的根数：{ $takes }。之后对手从余下的金条里，依次能得 { $scores }。
   *[no] 您可以取 1 到 { $count } 根。取 { $take } 根，对手只能得 { $least }，别的取法都不会让对手得得更少。
  }
plain-holds-score-so = 最少是 { $least }，所以您得 { $total } - { $least } = { $score }。最后是 { $own } 比 { $other }。

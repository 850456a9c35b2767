# 斐波那契尼姆的定理为什么成立（Whinihan，1963），就在这个局面上讲。$lost is yes where the mover is lost.
# $part is the part that cannot be taken whole, $reach the most that may be taken of it.
holds-zeckendorf-all = { $rest } ≤ 限额 { $limit }：可以全部取走，因此获胜。
holds-zeckendorf-split = { $sum }。{ $first } 是不超过它的最大的斐波那契数；剩下 { $left } < { $next }，所以下一项至少跳过一个数。每一项都是这样：它大于下一项的两倍。
holds-zeckendorf-take = { $take } ≤ 限额 { $limit }：取走{ $many ->
    [yes] 最小的几项，共 { $take } 枚。
   *[no] 最小的一项 { $take } 枚。
  }接下来的一项 { $part } 大于它的两倍：{ $part } > { $reach }，对手不能整个取走。
holds-zeckendorf-held = { $part } > 限额 { $reach }：最小的一项不能整个取走。
holds-zeckendorf-broken = 所以{ $lost ->
    [yes] 您
   *[no] 对手
  }只能从中取 t 枚，t < { $part }，下一次的限额是 2t。若 t = 1，剩下 { $sum }，最小项 { $smallest } ≤ 2。
holds-zeckendorf-twice = 对每个 t：假如 { $part } − t 的最小项大于 2t，t 的各项就都比它至少低两位，合起来成了 { $part } 的另一种写法；而写法只有一种（齐肯多夫）。所以最小项不超过 2t，{ $lost ->
    [yes] 对手取得到。
   *[no] 您取得到。
  }
holds-zeckendorf-end = 所以{ $lost ->
    [yes] 对手每次都能整个取走最小的一项，而您
   *[no] 您每次都能整个取走最小的一项，而对手
  }永远不能。这一堆越来越小，取走最后几枚，就是整个取走一项。

plain-holds-zeckendorf-all = 您最多可取 { $limit } 枚。所以 { $rest } 枚全取，您就赢了。
plain-holds-zeckendorf-split = 不超过 { $rest } 的这种数里，最大的是 { $first }。剩下 { $left }，小于 { $next }：下一份至少跳过一个数。
plain-holds-zeckendorf-take = 所以每一份都大于下一份的两倍。您取 { $take } 枚之后，对手最多取 { $reach } 枚，少于 { $part } 枚。
plain-holds-zeckendorf-held = 您最多取 { $reach } 枚。所以取不走最小的一份 { $part }。
plain-holds-zeckendorf-broken = 所以{ $lost ->
    [yes] 您
   *[no] 对手
  }只能拆开 { $part }。取 1 枚会留下 { $sum }：接着就能取走最小的一份 { $smallest }。
plain-holds-zeckendorf-twice = 剩下的各份不会都大于所取枚数的两倍。不然，这些份和所取的合起来，就是 { $part } 的另一种拆法。可是 { $part } 自己就是一份，而每个数只有一种拆法。
plain-holds-zeckendorf-end = 所以{ $lost ->
    [yes] 您永远取不走完整的一份，而对手总能取走。
   *[no] 对手永远取不走完整的一份，而您总能取走。
  }最后几枚就是完整的一份。

# 阶梯为什么成立，就在这个积上讲：从界限往下。
holds-ladder-now = { $product } × { $factor } = { $after } > { $bound }：这一局就结束了。
holds-ladder-top = 从 { $low } 起，× 9 就超过 { $bound }：{ $low } × 9 = { $after }。所以 { $low } 到 { $high } 都是 N。
holds-ladder-lost = 从 { $span }，各因数至少得到 { $least }，至多得到 { $most } ≤ { $bound }，都是 N：所以它们都是 P。
holds-ladder-won = 从 { $span }，倍数的间距不超过 { $high }：{ $low } × 9 = { $times } 够大了，而第一个大于 { $high } 的倍数至多是 2 × { $high } = { $twice } ≤ { $to }。所以总有一个因数落在 { $within }：都是 N。
holds-ladder-on = 再往下，这两步照样轮流进行，除以 9 和除以 2；接下来的上端是 { $tops }。
holds-ladder-here = { $shape ->
    [lost] 从 { $product } 起，各因数得到 { $factor } 到 { $after }，都在 N 级 { $low } 到 { $high } 上：所以是 P。
    [one] { $product } × { $factor } = { $after } 在只有 { $low } 的 P 级上：所以 { $product } 是 N。
   *[won] { $product } × { $factor } = { $after } 在 P 级 { $low } 到 { $high } 上：所以 { $product } 是 N。
  }
plain-holds-ladder-now = { $product } 乘以 { $factor } 得 { $after }，超过 { $bound }。所以您立刻赢。
plain-holds-ladder-top = { $low } 乘以 9 得 { $after }，超过 { $bound }。所以轮到谁走，从 { $low } 到 { $high } 都能立刻赢。
plain-holds-ladder-lost = 从 { $span } 只能得到 { $least } 到 { $most }。这不超过 { $bound }，却让另一方能赢。
plain-holds-ladder-won = 从 { $span }，只要乘到刚好超过 { $high }。乘以 9 总够，得到的数也不会超过 { $twice }。所以得到 { $within }，另一方就输。
plain-holds-ladder-on = 再往下也一样，轮流除以 9 和 2。接下来的端点是 { $tops }。
plain-holds-ladder-here = { $shape ->
    [lost] { $product } 只能变成 { $factor } 到 { $after }。它们都在 { $low } 到 { $high } 之内，那里另一方赢。
    [one] { $product } 乘以 { $factor } 得 { $after }。那里另一方输。
   *[won] { $product } 乘以 { $factor } 得 { $after }。它在 { $low } 到 { $high } 之内，那里另一方输。
  }

# 阶梯为什么成立，就在这个积上讲：从界限往下。
holds-ladder-now = { $product } × { $factor } = { $after } > { $bound }：一局结束。
holds-ladder-top = 从 { $low } 起，× 9 就超过 { $bound }：{ $low } × 9 = { $after }。所以 { $low } 到 { $high } 是 N。
holds-ladder-lost = 从 { $low } 到 { $high }，因数至少到 { $least }，至多到 { $most } ≤ { $bound }，都是 N：所以是 P。
holds-ladder-won = 在 { $low } 到 { $high } 中，倍数的间距不超过 { $high }：{ $low } × 9 = { $times } 够了，而第一个大于 { $high } 的至多是 2 × { $high } = { $twice } ≤ { $to }。所以有因数到 { $from } 到 { $to }：N。
holds-ladder-on = 往下也是如此，轮流除以 9 和 2；以下的上端是 { $tops }。
holds-ladder-here = { $lost ->
    [yes] 从 { $product } 起，因数到 { $factor } 至 { $after }，都在 N 阶 { $low } 到 { $high }：所以是 P。
   *[no] { $product } × { $factor } = { $after } 在 P 阶 { $low } 到 { $high }：所以 { $product } 是 N。
  }
plain-holds-ladder-now = { $product } 乘以 { $factor } 得 { $after }，超过 { $bound }。所以您立刻赢。
plain-holds-ladder-top = { $low } 乘以 9 得 { $after }，超过 { $bound }。所以从 { $low } 到 { $high } 立刻能赢。
plain-holds-ladder-lost = 从 { $low } 到 { $high } 只能得到 { $least } 到 { $most }。这不超过 { $bound }，另一方就能赢。
plain-holds-ladder-won = 从 { $low } 到 { $high }，乘到刚好超过 { $high }。乘以 9 总够，而且不会超过 { $twice }。所以得到 { $from } 到 { $to }，另一方输。
plain-holds-ladder-on = 往下也一样：先除以 9，再除以 2。以下的端点是 { $tops }。
plain-holds-ladder-here = { $lost ->
    [yes] { $product } 只能变成 { $factor } 到 { $after }。都在 { $low } 到 { $high } 之中，那里另一方赢。
   *[no] { $product } 乘以 { $factor } 得 { $after }。它在 { $low } 到 { $high } 之中，那里另一方输。
  }

# 为什么关于中心对称应对的一方，不会先没有位置。
holds-mirror-anywhere = 要放下两枚硬币，桌子半径至少要有 { $least }。这张更小，所以第一枚放在哪里，旁边都放不下第二枚。
holds-mirror-full = 在 { $at } 放一枚后再没有位置。若另一枚还放得下，那片空处会有一个角，在那里它碰着两枚硬币，或一枚硬币和桌边；不然就绕桌边一整圈。所有的角和桌边都查过；余地小于 { $tolerance } 的位置可能不计在内。
holds-mirror-whole = { $won ->
    [yes] 在 { $at } 放一枚后，每枚硬币都有对称的一枚，中心的一枚与自己对称。
   *[no] 每枚硬币都有对称的一枚，中心的一枚与自己对称。
  }
holds-mirror-image = 若 x,y 放得下一枚，它不与任何硬币重叠。转半圈，硬币仍落在硬币上，所以 −x,−y 也放得下。
holds-mirror-apart = 这两枚也不重叠：中心的硬币隔在中间，两枚各离中心至少一个直径，彼此的距离是它的两倍。
holds-mirror-end = 所以每一枚都有应着。桌上放得下的硬币有限，先找不到位置的是{ $won ->
    [yes] 对手
   *[no] 走的一方
  }。
holds-mirror-unproved = 这个局面，谁也没有证明。
holds-mirror-silent = 对称给不出证明：{ $centre ->
    [taken] { $alone } 枚硬币落单，一步只能使其中一枚成对。
    [free] 中心空着，{ $alone } 枚硬币落单，一步不能兼顾。
   *[blocked] 硬币 { $coin } 盖住中心，一个位置可能与它的对称位置重叠。
  }
holds-mirror-half = 已知的是：谁给硬币 { $one } 或硬币 { $other } 配对，谁就败，因为另一方会给最后一枚配对。
holds-mirror-either = 已知的是：放在 0,0 或硬币 { $coin } 对面的 { $at } 都会败，因为另一方会占这两处中的另一处。

plain-holds-mirror-anywhere = 这张桌子太小，放不下两枚硬币。所以只有您的一枚。
plain-holds-mirror-full = 您在 { $at } 放下硬币后，再也放不下别的。所以对手无路可走。
plain-holds-mirror-whole = { $won ->
    [yes] 您在 { $at } 放下硬币后，桌子转半圈，看起来一样。
   *[no] 桌子转半圈，看起来一样。
  }
plain-holds-mirror-image = 所以一处放得下硬币，对面也放得下。
plain-holds-mirror-apart = 这两枚不会重叠：中心的硬币隔在它们中间。
plain-holds-mirror-end = 所以每一枚都可以在对面应对。先找不到位置的是{ $won ->
    [yes] 对手
   *[no] 您
  }。
plain-holds-mirror-unproved = 这个局面，谁也没有证明。
plain-holds-mirror-silent = { $centre ->
    [taken] 有 { $alone } 枚硬币没有配对，走一步只能给其中一枚配对。
    [free] 中心空着，又有硬币没有配对。走一步不能两样都补上。
   *[blocked] 硬币 { $coin } 盖住了中心。所以一个位置可能和它对面的重叠。
  }
plain-holds-mirror-half = 已知的是：不要放在硬币 { $one } 或 { $other } 的对面。对手会给最后一枚配对，然后赢。
plain-holds-mirror-either = 已知的是：不要占 0,0，也不要占 { $at }。对手会占另一处，然后赢。
holds-mirror-ends = 对称在这里说不出什么，但放一枚就能结束这一局。
plain-holds-mirror-ends = 这里不必放在对面：放一枚就能结束这一局。
why-mirror-ends = 在 { $at } 放一枚就占尽剩下的空处，一局结束。
plain-why-mirror-ends = 在 { $at } 放一枚就占满了剩下的地方：对手无路可走。
why-mirror-half = 已知：谁给硬币 { $one } 或硬币 { $other } 配对，谁就败，因为对手会给最后一枚配对。
plain-why-mirror-half = 已知：不要放在硬币 { $one } 或 { $other } 的对面，否则对手给最后一枚配对而赢。
why-mirror-either = 已知：放在 0,0 或 { $at } 会败，因为对手会占两处中的另一处。
plain-why-mirror-either = 已知：不要占 0,0 或 { $at }，否则对手占另一处而赢。
why-mirror-opposite = 互相对称：{ $pairs }
holds-mirror-two = { $won ->
    [yes] 在 { $at } 放一枚后，
   *[no] {""}
  }无论怎么放，都恰好再放两枚：例如在 { $one } 和 { $two }。
holds-mirror-two-second = 没有一枚能占尽空处。剩下的空处用小方格盖满，对每个方格都有一处位置：硬币放在这个方格的哪里，它都空着。
holds-mirror-two-third = 三枚则总也放不下：任取三个小方格，其中两个总是太近，放在里面的硬币会重叠。所以{ $won ->
    [yes] 对手放一枚，您再放一枚，一局结束。
   *[no] 走的一方放一枚，另一方再放一枚，一局结束。
  }
plain-holds-mirror-two = { $won ->
    [yes] 您在 { $at } 放下硬币后，还能放两枚
   *[no] 还能放两枚
  }，例如在 { $one } 和 { $two }。
plain-holds-mirror-two-second = 第一枚无论放在哪里，都留得下第二枚的位置。
plain-holds-mirror-two-third = 但无论这两枚放在哪里，第三枚都放不下。{ $won ->
    [yes] 所以对手放一枚，您放最后一枚，您赢。
   *[no] 所以您放一枚，对手放最后一枚。
  }
why-mirror-leaves = 在 { $at } 放一枚。此后无论怎么放，都恰好再放两枚：先是对手的，再是您的。
why-mirror-two = 无论怎么放，都恰好再放两枚（例如在 { $one } 和 { $two }）：先是您的，再是对手的。
plain-why-mirror-leaves = 把硬币放在 { $at }。此后无论怎么放，都只能再放两枚：先是对手的，再是您的。
plain-why-mirror-two = 无论怎么放，都只能再放两枚：先是您的，再是对手的。例如在 { $one } 和 { $two }。

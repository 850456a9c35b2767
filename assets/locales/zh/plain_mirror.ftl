plain-why-mirror-open = 把硬币放在中心 0,0：只有它没有对面的位置。
plain-why-mirror-reply = 中心以外，只有硬币 { $coin } 没有配对：放在它对面的 { $reply }。
plain-why-mirror-then = 此后对手找到一个位置，对面那个就留给您。所以先没有位置的是对手。
plain-why-mirror-anywhere = 硬币放哪里都行：这张桌子放不下第二枚。
plain-why-mirror-nearer = 于是放不下第二枚：对手无路可走。
plain-why-mirror-last = 它占满了剩下的地方：对手无路可走。
plain-why-mirror-lost = 每个空位的对面也是空位：无论您放在哪里，对手都放在对面。
plain-why-mirror-silent = { $centre ->
    [taken] 谁也没有证明：有 { $alone } 枚硬币没有配对，走一步只能给其中一枚配对。
    [free] 谁也没有证明：中心空着，又有 { $alone } 枚硬币没有配对。
   *[blocked] 谁也没有证明：硬币 { $coin } 离中心太近，正中再也放不下硬币。
  }
plain-why-mirror-try = 可以一试：{ $words }。
plain-why-mirror-over = 再也放不下一枚硬币：放最后一枚的人赢。

picture-why-mirror-reply = 列表里只有硬币 { $coin } 落单：在 { $reply } 给它配对。
picture-why-mirror-then = 把桌子转半圈：对手的新硬币转到哪里，您的就放在哪里。所以先没有位置的是对手。
picture-why-mirror-lost = 桌子转半圈，看起来一样：无论您放在哪里，对手都放在对面。

# 摩尔定理为什么成立（1910），就在这个局面上讲。$lost：输的是不是您（yes、no）。
holds-moore-find = 最高的叉在 { $high } 下面：那里有 { $ones } 个 1，每 { $modulus } 个一组，多出 { $count } 个。同样多的堆去掉这个 1：第 { $heaps } 堆。{ $high ->
    [1] 每堆减少 1。
   *[other] 它们最高的变化是由 1 到 0，所以必定变小，更低的各位可以任选。
  }
holds-moore-mend = { $high ->
    [1] 没有更低的列了。这里：{ $cuts }。
   *[other] 再往低位看：设有 c 堆可以任选，这一列缺 m 个 1。若 m ≤ c，就由其中 m 堆补上 1。否则别的堆在这一列比满组多 { $modulus } − m 个 1，把它们去掉：至多 { $k } − c 堆。所以总共从至多 { $k } 堆中取。这里：{ $cuts }。
  }
holds-moore-breaks = { $lost ->
    [yes] 您
   *[no] 对手
  }必须从{ $k ->
    [1] 一堆
   *[other] {" "}1 到 { $k } 堆
  }中取。一堆最高的变化是由 1 到 0：所以在有变化的最高一列，1 只会减少，至多减少 { $k } 个。{ $modulus } 的倍数减去这么少，就不再是倍数：那里出现叉。
holds-moore-answer = 对手从最高的叉开始：多几个 1，就有几堆去掉这个 1，更低的各位可以任选。再往低位，设有 c 堆可以任选、缺 m 个 1：若 m ≤ c，就由它们补上；否则别的 { $modulus } − m 堆去掉自己的 1，至多 { $k } − c 堆。所以从至多 { $k } 堆中取，叉就全没了。
holds-moore-example = 例如您取走第 { $heap } 堆的全部 { $size } 个，对手就把{ $cuts }。
holds-moore-end = 所以每次都是同一方面对没有叉的局面，各堆只会变小。{ $misere ->
    [yes] 只要还有大于 1 的堆，就一直如此。
   *[no] 桌面取空时没有叉：那时无步可走的是{ $lost ->
        [yes] 您
       *[no] 对手
      }。
  }
holds-moore-last = 没有叉时，最高一列至少有 { $modulus } 个 1，一步去不完。所以让最后一个大于 1 的堆消失的是{ $lost ->
    [yes] 对手
   *[no] 您
  }。它的最低位可以任选，所以能使大小为 1 的堆数除以 { $modulus } 余 1。此后每一轮取 { $modulus } 个，最后一个只能由{ $lost ->
    [yes] 您取
   *[no] 对手取
  }。
holds-moore-rounds = { $ones ->
    [1] 只剩一个，{ $lost ->
        [yes] 您
       *[no] 对手
      }必须取走它。
   *[other] 有 { $ones } 个大小为 1 的堆，除以 { $modulus } 余 1。{ $lost ->
        [yes] 您每取一次，对手都凑满 { $modulus } 个：最后剩一个，您必须取走它。
       *[no] 对手每取一次，您都凑满 { $modulus } 个：最后剩一个，对手必须取走它。
      }
  }
holds-moore-turn = 这一步之后不再有大于 1 的堆：{ $cuts }。所以只看大小为 1 的堆有几个：{ $ones } 个。
holds-moore-all = { $heaps ->
    [1] 只剩 { $heaps } 堆，一步就能取完
   *[other] 只剩 { $heaps } 堆，一步可从至多 { $k } 堆中取
  }：全部取走，对手就无步可走。

plain-holds-moore-find = 从不成组的最大的份 { $high } 开始：多出 { $count } 份。从含有它的堆里选出同样多的堆：第 { $heaps } 堆。{ $high ->
    [1] 每堆减少 1。
   *[other] 无论补回哪些更小的份，这些堆都会变小。
  }
plain-holds-moore-mend = { $high ->
    [1] 没有更小的份了。所以从 { $count } 堆中取。
   *[other] 再看更小的份：组里缺的，由这些堆补上。它们不够时，就由别的堆去掉这一份。所以最多从 { $k } 堆中取，这里是 { $count } 堆。
  }
plain-holds-moore-breaks = { $lost ->
    [yes] 您
   *[no] 对手
  }至少要从一堆中取，最多 { $k } 堆。看有变化的份里最大的：它只会变少，最多少 { $k } 份。所以它不再恰好每 { $modulus } 份一组。
plain-holds-moore-answer = 对手从不成组的最大的份开始，让几堆去掉它。组里缺的更小的份，由这些堆补上。它们不够时，再由别的堆去掉，但总共最多 { $k } 堆。
plain-holds-moore-example = 您取走整个第 { $heap } 堆，对手就把{ $cuts }。
plain-holds-moore-end = { $misere ->
    [yes] 这样继续下去，堆越来越小，直到没有一堆多于 1 个。
   *[no] 这样继续下去，堆越来越小。最后桌面空了，遇到的是{ $lost ->
        [yes] 您
       *[no] 对手
      }。
  }
plain-holds-moore-last = { $lost ->
    [yes] 多于 1 个的堆至少有 { $modulus } 堆，您不能一次去掉它们。去掉最后一堆的是对手，剩下的每堆 1 个，每 { $modulus } 堆一组，还多一堆。此后每一轮取 { $modulus } 个，最后一个只能由您取。
   *[no] 多于 1 个的堆至少有 { $modulus } 堆，对手不能一次去掉它们。去掉最后一堆的是您，剩下的每堆 1 个，每 { $modulus } 堆一组，还多一堆。此后每一轮取 { $modulus } 个，最后一个只能由对手取。
  }
plain-holds-moore-rounds = { $ones ->
    [1] 只剩一个，{ $lost ->
        [yes] 您
       *[no] 对手
      }必须取走它。
   *[other] 这 { $ones } 个恰好每 { $modulus } 个一组，还多一个。{ $lost ->
        [yes] 您取几个，对手都凑满 { $modulus } 个。最后剩一个，您必须取走。
       *[no] 对手取几个，您都凑满 { $modulus } 个。最后剩一个，对手必须取走。
      }
  }
plain-holds-moore-turn = 您走过之后，剩下的每堆都只有 1 个，共 { $ones } 堆。所以只看有几堆。
plain-holds-moore-all = 一步就能把剩下的全部取完，对手就走不了了。

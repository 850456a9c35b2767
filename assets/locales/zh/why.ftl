# 道理，配上当前局面的数。
# $who 是 you、machine、first 或 second。
verdict-win = { $who ->
    [you] 您可获胜：N 位置，{ $value }
    [first] 先手可获胜：N 位置，{ $value }
    [second] 后手可获胜：N 位置，{ $value }
   *[rival] { called }可获胜：N 位置，{ $value }
  }
verdict-loss = { $who ->
    [you] 您必败：P 位置，{ $value }
    [first] 先手必败：P 位置，{ $value }
    [second] 后手必败：P 位置，{ $value }
   *[rival] { called }必败：P 位置，{ $value }
  }
# 双方着法不同时没有 N 位置与 P 位置之分：胜负与轮到谁有关。
verdict-win-partizan = { $who ->
    [you] 您可获胜
    [first] 先手可获胜
    [second] 后手可获胜
   *[rival] { called }可获胜
  }：{ $value }
verdict-loss-partizan = { $who ->
    [you] 您必败
    [first] 先手必败
    [second] 后手必败
   *[rival] { called }必败
  }：{ $value }
verdict-draw = 双方都无法强制获胜：{ $value }。
verdict-unknown = 谁胜，理论尚无定论：{ $value }。
verdict-over = { $who ->
    [you] 本局已结束：您胜。
    [first] 本局已结束：先手胜。
    [second] 本局已结束：后手胜。
   *[rival] 本局已结束：{ called }胜。
  }
verdict-over-draw = 本局已结束：和局。
# $own 是所说一方的总分，$other 是对方的总分。
verdict-win-score = { $who ->
    [you] 您可获胜
    [first] 先手可获胜
    [second] 后手可获胜
   *[rival] { called }可获胜
  }，{ $own } 比 { $other }：{ $value }
verdict-loss-score = { $who ->
    [you] 您必败
    [first] 先手必败
    [second] 后手必败
   *[rival] { called }必败
  }，最好也只有 { $own } 比 { $other }：{ $value }
verdict-draw-score = 双方都无法强制获胜，{ $own } 比 { $other }：{ $value }
verdict-over-score = { $who ->
    [you] 本局已结束：您胜
    [first] 本局已结束：先手胜
    [second] 本局已结束：后手胜
   *[rival] 本局已结束：{ called }胜
  }，{ $own } 比 { $other }。
verdict-over-draw-score = 本局已结束：和局，{ $own } 比 { $other }。

why-progress = 求解中：{ $done } / { $total }。
why-measuring = 正在计算这一局能走多久：{ $done } / { $total }。
why-stops = 按 { KEY("back") } 停止。
why-stopped = 求解已停止：按 { KEY("hint") } 重新求解。
why-failed = 此处求解失败。
why-hold-out = 这样拖得最久：{ $words }。
why-make-hard = 给对手出难题：{ $words }。
# $whose: own, or other if it is the move of a machine that the reader plays against.
pick = { $words }：{ $whose ->
    [other] { $worth ->
        [win] 这样您就输了。
        [loss] 这样您可以获胜。
        [draw] 和。
       *[unknown] 理论尚无定论。
      }
   *[own] { $worth ->
        [win] 胜。
        [loss] 败。
        [draw] 和。
       *[unknown] 理论尚无定论。
      }
  }
pick-over = { $words }：{ $whose ->
    [other] { $worth ->
        [win] 您立即落败。
        [loss] 您立即获胜。
       *[draw] 以和局告终。
      }
   *[own] { $worth ->
        [win] 立即获胜。
        [loss] 立即落败。
       *[draw] 以和局告终。
      }
  }
pick-score = { $words }：{ $own } 比 { $other }{ $lost ->
    [0] ，是最好的。
   *[other] ，分差损失 { $lost }。{ $reply ->
        [none] {""}
       *[other] 应着：{ $reply }。
      }
  }
pick-refuted = { $words }：{ $whose ->
    [other] 这样您可以获胜。您的应着：{ $reply }。
   *[own] 败。应着：{ $reply }。
  }

why-misere-left = { $ones ->
    [0] 什么也不剩
   *[other] 剩 { $ones } 个 1：{ $parity ->
        [odd] 奇数
       *[even] 偶数
      }
  }
why-no-cross = 再没有叉
why-columns-range = 二进制列：2^{ $high } 到 2^{ $low }

why-nim-sum = 尼姆和 { $sum }
why-nim-ones = { $ones } 个大小为 1 的堆
why-nim-odd = { $count ->
    [1] 只有列 { $columns } 有奇数个 1。
   *[other] 有奇数个 1 的列：{ $columns }。
  }
why-nim-odd-many = 有 { $count } 列的 1 是奇数个，最高的是列 { $highest }。
why-nim-keep = 第 { $heap } 堆由 { $from } 减到 { $to }：取 { $take } 个。
why-nim-then = 此后各列的 1 都是偶数个，任何应着都会使叉再出现。
why-then-none = 此后对手无步可走。
why-nim-even = 各列的 1 都是偶数个：任何一步都会使叉出现，应着又把叉全部消去。
why-misere-ones-even = 只剩大小为 1 的堆，共偶数堆。任取一堆。
why-misere-ones-odd = { $ones ->
    [1] 只剩一个大小为 1 的堆
   *[other] 只剩大小为 1 的堆，共奇数堆
  }：最后一个只能由轮到的一方取，按反常规则就败。
why-misere-turn = 反常规则从这里改变走法：大于 1 的堆只剩第 { $heap } 堆，{ $ones ->
    [0] 没有大小为 1 的堆
   *[other] 另有 { $ones } 个大小为 1 的堆
  }。应留下奇数个大小为 1 的堆。
why-misere-then = { $ones ->
    [1] 此后只剩一个大小为 1 的堆，对手只能取它。
   *[other] 此后剩奇数个大小为 1 的堆，对手只能取最后一个。
  }

why-moore-value = { $count ->
    [0] 各列 1 的个数都是 { $modulus } 的倍数
   *[other] 有 { $count } 列 1 的个数不是 { $modulus } 的倍数
  }
why-moore-ones = { $ones } 个大小为 1 的堆，看除以 { $modulus } 的余数
why-moore-even = 各列 1 的个数都是 { $modulus } 的倍数。改动{ $k ->
    [1] 一堆，有变化的最高一列就少 1 个 1
   *[other] 至多 { $k } 堆，有变化的最高一列就少 1 到 { $k } 个 1
  }，不再是 { $modulus } 的倍数，应着再恢复它。
why-moore-ones-lost = 只剩大小为 1 的堆，堆数除以 { $modulus } 余 1：按反常规则，最后一个只能由轮到的一方取。
why-moore-cut = 列 { $weight }：有 { $ones } 个 1，多 { $count } 个。从第 { $chosen } 堆中取{ $weight ->
    [1] 。
   *[other] ：更低的各位可以任选。
  }
why-moore-set = 列 { $weight }：不取的堆中{ $ones ->
    [0] 没有 1
   *[other] 有 { $ones } 个 1
  }，缺 { $count } 个：第 { $set } 堆这一位写 1。
why-moore-keep = 第 { $heap } 堆由 { $from } 减到 { $to }，取 { $take } 个。
why-moore-then = 此后各列 1 的个数都是 { $modulus } 的倍数。改动{ $k ->
    [1] 一堆，有变化的最高一列就少 1 个 1
   *[other] 至多 { $k } 堆，有变化的最高一列就少 1 到 { $k } 个 1
  }，不再是 { $modulus } 的倍数。
why-moore-ones-then = 此后大小为 1 的堆数除以 { $modulus } 余 1：最后一个只能由对手取。

why-residue-value = 除以 { $modulus } 余 { $residue }
why-residue-equation = { $pile } = { $laps } × { $modulus } + { $residue }
why-residue-keep = 取 { $take } 枚，留 { $left } 枚：除以 { $modulus } 余 { $lost }。
why-residue-lost = 除以 { $modulus } 余 { $lost }：任何一步都会改变余数。
why-residue-lap = { $lost ->
    [yes] 您取 t 枚，对手就取 { $modulus } − t 枚：凑满一轮，余数又和原来一样。谁也不能一次取 { $modulus } 枚。
   *[no] 对手取 t 枚，您就取 { $modulus } − t 枚：凑满一轮，余数又和原来一样。谁也不能一次取 { $modulus } 枚。
  }
why-nim-row = { $count ->
    [1] 叉
   *[other] 最高位的叉
  }所在的列，第 { $heap } 堆是 1。
why-nim-flip = { $count ->
    [1] 翻转这一堆有叉的那一位
   *[other] 翻转这一堆有叉的各位
  }：由 { $from } 减到 { $to }，取 { $take } 个。
why-nim-then-misere = 此后各列的 1 都是偶数个。按反常规则，谁走后只剩一个大于 1 的堆，谁就败；那将是对手。
why-nim-even-misere = 各列的 1 都是偶数个：任何一步都会使叉出现。应着使各列的 1 再成偶数个；一旦大于 1 的堆只剩一个，就改为留下奇数个大小为 1 的堆。
why-over-none = 一开始就没有着法，所以后手获胜。
why-over-wins = 胜者走了最后一步。
why-over-loses = 败者不得不走最后一步。
# Below a figure with the letters of lost and won positions.
why-legend = { $lost }：轮到谁走，谁输。{ $won }：轮到谁走，谁赢。
# Before a row as it is, and as the move under the cursor would leave it.
why-time-now = 现在
why-time-then = 之后
why-now = 当前局面
why-moore-zero = 列 { $weight }：不取的堆中{ $ones ->
    [0] 没有 1
   *[other] 有 { $ones } 个 1
  }，不缺：要取的堆这一位写 0。
why-moore-turn = 此后不再有大于 1 的堆：按反常规则，现在应使大小为 1 的堆数除以 { $modulus } 余 1。
why-moore-even-misere = 各列 1 的个数都是 { $modulus } 的倍数。改动{ $k ->
    [1] 一堆
   *[other] 至多 { $k } 堆
  }必然打破这一点；应着再恢复它，若走后只会剩下大小为 1 的堆，就使堆数除以 { $modulus } 余 1。
why-moore-then-misere = 此后各列 1 的个数都是 { $modulus } 的倍数；改动{ $k ->
    [1] 一堆
   *[other] 至多 { $k } 堆
  }必然打破这一点。一旦走后只会剩下大小为 1 的堆，就使留给对手的堆数除以 { $modulus } 余 1。
why-residue-misere = 按反常规则，取最后一枚者败：只剩 1 枚时，轮到的一方只能取它。

why-ladder-value = 第 { $rung } 级，共 { $rungs } 级
why-ladder-at-once = × { $factor } 得 { $after }，超过 { $bound }：立即获胜。
why-ladder-keep = × { $factor } 得 { $after }，在必败级 { $span } 上。
why-ladder-then = 从 { $product } 出发，各因数得到 { $least } 到 { $most }，都在必胜级 { $low } 到 { $high } 上。
why-ladder-tops = 各级的上端，轮流由前一个除以 9 和 2 得到：{ $tops }。

why-fates-value = { $count ->
    [0] 没有能胜的因数
   *[other] 有 { $count } 个能胜的因数
  }
why-fates-shares = 与 { $last } 有公因数 { $divisor }
why-fates-lands = 落在范围之内：立即获胜
why-fates-exceeds = 超过 { $high }
why-fates-wins = 胜，还有 { $moves } 步
why-fates-loses = 败，还有 { $moves } 步
why-fates-keep = 乘以 { $factor }：得 { $product }，对手必败。
why-fates-replies = { $exceed ->
    [all] 每个互素的因数都超过 { $high }：{ $factors }。
    [none] 对手的因数和应着：{ $answers }。
   *[some] 对手的因数和应着：{ $answers }（{ $cross }：超过 { $high }）。
  }
why-fates-keep-lands = { $exact ->
    [yes] 乘以 { $factor }：{ $product } 是唯一能胜的数。
   *[no] 乘以 { $factor }：{ $product } 在 { $low } 到 { $high } 之内，立即获胜。
  }
why-fates-also = 同样能胜：{ $factors }。
why-fates-lost = { $exceed ->
    [all] 每个互素的因数都超过 { $high }：{ $factors }。
    [none] 每个互素的因数都有能胜的应着：{ $answers }。
   *[some] 每个互素的因数要么超过 { $high }（{ $cross }），要么有能胜的应着：{ $answers }。
  }
why-fates-landed = { $exact ->
    [yes] { $product } 是唯一能胜的数：落在其中者胜。
   *[no] { $product } 在 { $low } 到 { $high } 之内：落在其中者胜。
  }
why-fates-exceeded = { $product } 超过 { $high }：走到这里者败。
why-calendar-row = { $date } 是本月的 P：报它。
why-calendar-column = { $date } 是各月这一号中的 P：报它。
why-calendar-two = { $day } 是本月的 P，{ $month } 是各月这一号中的 P：报哪个都行。
why-calendar-then = 每个月至多一个 P，同一号也至多一个：应着报不到 P，而任何应着之后，总又有一个 P 可报。
why-calendar-ends = 报出 { $end } 者胜。
why-calendar-forces = 只剩 { $end } 可报时，报它就败；此外应着报不到 P，而任何应着之后，总又有一个 P 可报。
why-calendar-forced = 只剩 { $end } 可报，按反常规则报它就败。
why-calendar-lost = 这是本月的 P，也是各月这一号中的 P：任何一步都报不到 P，而任何一步之后，总又有一个 P 可报。
why-calendar-ladder = 每个 P 的“日 − 月”都是 { $shared }，这里是 { $here }：一步只改动日、月之一。
why-calendar-misere = 直到 { $to }，每个 P 的“日 − 月”都是 { $shared }；其后是 { $others }，因为按反常规则报 { $end } 者败。
why-calendar-dates = 所有的 P：{ $dates }。
why-parity-value = 上 { $up }，右 { $right }
why-even = 偶
why-odd = 奇
why-up = 上
why-right = 右
why-parity-corner = 胜者把王走到了角上。
why-parity-won = { $step ->
    [right] 往上是偶数，往右是奇数
    [up] 往上是奇数，往右是偶数
   *[both] 两个距离都是奇数
  }：向{ $step ->
    [right] 右
    [up] 上
   *[both] 右上
  }走一步，往上剩 { $up }，往右剩 { $right }，都是偶数。
why-parity-then = 从那里起，任何一步都使一个或两个距离变成奇数；再走同样的一步，又都成偶数。
why-parity-then-corner = 这就是角。
why-parity-lost = 两个距离都是偶数：任何一步都使一个或两个变成奇数，对手再走同样的一步，又都成偶数。
why-zeckendorf-value = 最小项 { $smallest }，限额 { $limit }
why-zeckendorf-part = 最小 { $smallest }
why-zeckendorf-limit = 可取 { $limit }
why-zeckendorf-range = 斐波那契数 F({ $high }) 到 F({ $low })
why-zeckendorf-table = 最佳取法：行是剩下几枚，列是上次取几枚；0 是败
why-zeckendorf-won = { $sum }：最小项 { $smallest } 在限额之内。
why-zeckendorf-won-part = { $rest } 是斐波那契数，而且在限额之内。
why-zeckendorf-keep = 取 { $take } 枚，留 { $left } 枚：它的最小项 { $smallest } 超过限额 { $limit }。
why-zeckendorf-keep-all = { $rest } 枚全取：钱箱空了。
why-zeckendorf-then = 此后无论对手取几枚（t 枚），余下的最小项都不超过新限额 2t：总取得到。
why-zeckendorf-lost = { $sum }：最小项 { $smallest } 超过限额。
why-zeckendorf-lost-part = { $rest } 是斐波那契数，而且超过限额。
why-zeckendorf-lost-then = 无论取几枚（t 枚），余下的最小项都不超过新限额 2t：对手总取得到。
why-golden-phi = Φ
why-golden-ratio = 比
why-golden-w = 胜
why-golden-l = 败
why-golden-value = { $side ->
    [equal] 两堆相等
    [above] 比值大于 Φ
   *[below] 比值小于 Φ
  }
why-golden-between = 斐波那契比：下邻 { $below }，上邻 { $above }
why-golden-beyond = 斐波那契比：下邻 { $below }，没有上邻
why-golden-least = 斐波那契比：没有下邻，上邻 { $above }
why-golden-decided = { $larger } × ({ $larger } − { $smaller }) = { $product } { $side ->
    [above] > { $square } = { $smaller }²：比值大于 Φ。
   *[below] < { $square } = { $smaller }²：比值小于 Φ。
  }
why-golden-equal = 两堆相等时，比值虽小于 Φ，却是必胜：取 { $pile } 个，即一整堆。
why-golden-multiple = { $larger } = { $times } × { $smaller }：全部取走，这一堆就空了。
why-golden-keep = 取 { $take } 个，留下 { $upper } 和 { $lower }，比值小于 Φ。
why-golden-then = 那里唯一的一步是取 { $lower } 个：留下 { $lower } 和 { $rest }，又是必胜。
why-golden-more = 从 { $more } 和 { $smaller }{ $beyond ->
    [yes] 或更多
   *[no] {""}
  }，对手自己就能留下这一对：N。
why-golden-lost = 比值小于 2，只够取一次 { $smaller } 个：唯一的一步是取 { $smaller } 个，留下 { $smaller } 和 { $left }，对手必胜。

why-over-score = 已全部取完，总和大者胜。
why-interval-value = { $interval } = { $margin }
why-interval-legend = D(i,j)：在切口 i 与 j 之间，轮到的一方比对方多得多少；P：切口之前的总和。[现在]，（走过之后）
why-interval-cut = 切口
why-interval-keep = 最好：{ $words }。{ $equation }：别的着法都不超过它。
why-interval-least = 尽力拖延：{ $words }。{ $equation }：别的着法都不超过它。
why-interval-then = 此后由 { $rest } 可知，在余下的数中，对手{ $side ->
    [ahead] 至多比另一方多得 { $margin }。
    [even] 不会比另一方多得。
   *[behind] 至少比另一方少得 { $margin }。
  }
why-interval-all = 此后对手再无可取。

why-gaps-value = 各间隔的尼姆和为 { $sum }
why-gaps-flip = { $count ->
    [1] 叉所在的列，第 { $track } 道的间隔 { $from } 这一位是 1：翻转这一位
   *[other] 最高位的叉所在的列，第 { $track } 道的间隔 { $from } 这一位是 1：翻转它有叉的各位
  }。前进 { $by } 格，留间隔 { $to }。
why-gaps-then = 此后各列的 1 都是偶数个。任何前进都会使叉再出现；对手后退几格，应着就前进几格。
why-gaps-then-closed = 此后各段间隔都是 0：对手只能后退，后退几格，应着就前进几格。
why-gaps-even = { $few ->
    [zero] 各段间隔都是 0：只能后退，后退几格，对手就前进几格。
   *[other] 各列的 1 都是偶数个。任何前进都会使叉出现，应着又把叉全部消去；后退几格，对手就前进几格。
  }
why-gaps-retreat = 后退可逆：前进 { $by } 格，间隔又回到 { $gap }。

why-last-word-value = 还有 { $left } 步，{ $last ->
    [first] 先手走最后一步
   *[second] 后手走最后一步
  }
why-last-word-column-line = 行
why-last-word-column-now = 现在
why-last-word-column-then = 之后
why-last-word-column-wants = 先手所求
why-last-word-end = 末
why-last-word-start = A B 起始为 { $state }
why-last-word-in = 第 { $line } 行得到 A B = { $before }：
why-last-word-ending = { $after } → 末 { $end }：{ $relation ->
    [differ] A ≠ B，先手胜
   *[equal] A = B，后手胜
  }
why-last-word-over = 程序以 { $end } 结束：{ $relation ->
    [differ] A 与 B 不同。
   *[equal] A 与 B 相同。
  }
why-last-word-parity = { $last ->
    [first] { $lines ->
        [1] 只有一行，由先手填写。
       *[other] 共 { $lines } 行，最后一行由先手填写。
      }
   *[second] 共 { $lines } 行，最后一行由后手填写。
  }
why-last-word-any = 任何一步都保得住：四种状态中有两种结局有利，而最后一行能到达三种。
why-last-word-last = 第 { $line } 行是最后一行。能胜的操作：{ $good }。此后再没有可改的。
why-last-word-lost = 现在无论写什么，四种状态中都有两种结局对对手有利，而最后一行能到达三种。
why-score-value = S({ $row },{ $column }) = { $score }
why-score-equation = S({ $row },{ $column }) = { $total } − min({ $options }) = { $score }
why-score-axes = r\m
why-score-legend = S(r,m)：上次取 m 根之后，轮到的一方从第 r 根起还能得到多少。（可选），[最小]
why-score-least = { $few ->
    [yes] 还剩 T({ $row }) = { $total }。取 { $takes } 根，分别留给对手 { $scores }；最少是 { $least }。
   *[no] 还剩 T({ $row }) = { $total }；留给对手的，最少可到 { $least }。
  }
why-score-all = 限额之内可以全取：T({ $row }) = { $total }。
why-score-keep = 取 { $take } 根：现在得 { $got }，以后得 { $later }。
why-score-keep-all = { $take ->
    [1] 取最后一根：对手再无可取。
   *[other] { $take } 根全取：对手再无可取。
  }
why-score-then = 此后无论对手怎样走，在剩下的 { $left } 中至多得 { $least }。
why-score-also = 同样好：取 { $takes } 根。
why-score-before = 连同以前所得：{ $own } 比 { $other }。
why-set-value = 格兰迪值 { $value }
why-set-over = { $coins ->
    [0] 已无可取：不能走者败。
   *[other] 只有 { $coins } 枚，集合中的数都取不了：不能走者败。
  }
why-set-keep = 取 { $take } 枚，留 { $left } 枚：P 位置。
why-set-then = { $count ->
    [1] 从 { $left } 枚出发，唯一的一步到 N：{ $lefts }。应着再回到 P。
   *[other] 从 { $left } 枚出发，每一步都到 N：{ $lefts }。应着再回到 P。
  }
why-set-then-many = 从 { $left } 枚出发，{ $count } 种着法都到 N，应着再回到 P。
why-set-then-end = 只剩 { $left } 枚，集合中的数都取不了：对手不能走。
why-set-lost = { $count ->
    [1] 唯一的一步到 N：{ $lefts }。应着再回到 P。
   *[other] 每一步都到 N：{ $lefts }。应着再回到 P。
  }
why-set-lost-many = { $count } 种着法都到 N，应着再回到 P。
why-set-more = 另有 { $count } 种着法
why-set-period = 从 { $from } 起，值以 { $length } 为周期。已证：{ $window ->
    [1] 前一个值决定后一个，而有一个值又照样出现。
   *[other] 前 { $window } 个值决定下一个，而连续 { $window } 个值又照样出现。
  }
why-set-same = { $size } 枚与 { $first } 枚一样：在周期中是同一个位次。
why-set-period-lost = { $from } 到 { $to } 中的 P：{ $lost }{ $hidden ->
    [0] 。
   *[other] ，另有 { $hidden } 个。
  }
why-set-unproved = 前 { $count } 个值之内，尚未证得周期。
why-piles-mex = 第 { $pile } 堆 { $size } 枚：一步留下 大小:值
why-piles-none = 第 { $pile } 堆 { $size } 枚：集合中的数都取不了
why-piles-least = 最先缺 { $value }
why-piles-size = 大小
why-piles-value = 值
why-piles-keep = 把第 { $pile } 堆的值由 { $from } 改为 { $to }：取 { $take } 枚，留 { $left } 枚。
why-piles-then = 此后尼姆和为 0：任何一步都改变一个值，应着再使尼姆和为 0。
why-piles-lost = 尼姆和为 0：任何一步都改变一个值，应着再使尼姆和为 0。
why-piles-over = 哪一堆都取不了集合中的数：不能走者败。

why-retrograde-win = 还需 { $plies } 步（双方合计）
why-retrograde-loss = 至多还有 { $plies } 步（双方合计）
why-retrograde-draw = 和局
why-retrograde-wins-in = { $plies ->
    [1] 胜，1 步：立即
   *[other] 胜，{ $plies } 步
  }
why-retrograde-loses-in = 败，{ $plies } 步
why-retrograde-draws = 和：循环往复
why-retrograde-again = { $count ->
    [0] 和：回到开局
   *[other] 和：同第 { $count } 步之后
  }
why-retrograde-counts = { $wins ->
    [0] 没有能胜的着法
   *[other] { $wins } 种着法胜
  }，{ $draws ->
    [0] 没有能和的
   *[other] { $draws } 种和
  }，{ $losses ->
    [0] 没有会败的。
   *[other] { $losses } 种败。
  }
why-retrograde-keep = 没有更快的赢法：{ $words }。
why-retrograde-then = { $plies ->
    [0] 于是三个连成一线。
   *[other] 对手拖得最久的走法：{ $line }：三个连成一线。
  }
why-retrograde-follows = 然后 { $line }：三个连成一线。
why-retrograde-hold = 保住和局：{ $words }。任何应着都不能胜，局面将重复出现。
why-retrograde-repeated = { $count ->
    [0] 开局的局面再次出现：和局。
   *[other] 第 { $count } 步之后的局面再次出现：和局。
  }
why-retrograde-three = 三个连成一线。
# $sign 是 zero、positive、negative 或 fuzzy，即 Winning Ways 所分的四类；横方是 Left。
why-canonical-sum = { $sign ->
    [zero] 总和 = 0
    [positive] 总和 { $sum } > 0
    [negative] 总和 { $sum } < 0
   *[fuzzy] 总和 { $sum } || 0
  }
why-canonical-beside = { $sign ->
    [zero] 总和 = 0
    [positive] 总和 > 0
    [negative] 总和 < 0
   *[fuzzy] 总和 || 0
  }
why-canonical-hidden = 另有 { $sizes } 种大小，共 { $count } 个
why-canonical-nothing = 已全部取走
why-canonical-sign = { $sign ->
    [zero] 总和为 0：谁走谁败。
    [positive] 总和 > 0：无论谁走，横方胜。
    [negative] 总和 < 0：无论谁走，竖方胜。
   *[fuzzy] 总和 || 0，与 0 不可比：谁走谁胜。
  }
why-canonical-keep = 最好：{ $words }。{ $parts ->
    [0] { $of } 全部取走
    [1] { $of } 剩下 { $one }
   *[other] { $of } 剩下 { $one } 与 { $other }
  }，{ $sum }。
why-canonical-last = 取走整个 { $of }：盘面就空了。
why-canonical-then = { $who ->
    [vert] 此后取任何一列，剩下的总和都 > 0 或 || 0，横方胜。
   *[horz] 此后取任何一行，剩下的总和都 < 0 或 || 0，竖方胜。
  }
why-canonical-lost = { $who ->
    [horz] 取任何一行，剩下的总和都 < 0 或 || 0，竖方胜。
   *[vert] 取任何一列，剩下的总和都 > 0 或 || 0，横方胜。
  }

why-rope-value = 尼姆和 { $sum }
why-rope-piece = 绳段
why-rope-floor = 整厘米
why-rope-pins = 凯尔斯球瓶
why-rope-nimber = 尼姆数
why-rope-cut = { $floor } { $arrow } { $left } 和 { $right }：尼姆数 { $first } 和 { $second }
why-rope-middle = 从正中 { $cut } 厘米处剪：留下相等的两段。
why-rope-image = { $of } 厘米处的切口还没有对称的切口：在它的对称位置 { $cut } 厘米处剪。
why-rope-pair = 在 { $cut } 厘米处剪第 { $piece } 段：此后每段都有与它相等的一段。
why-rope-mirror = 此后对称地剪：对手在一段上剪得安全，在相等的那一段上照样剪，也就安全。
why-rope-split = 把第 { $piece } 段剪成 { $left } 和 { $right } 个整厘米：尼姆数 { $first } 和 { $second } 合成 { $to }，不再是 { $from }。
why-rope-then = 此后各列的 1 都是偶数个，任何安全的剪法都会使叉再出现。
why-rope-paired = 各段长度两两相等：任何安全的剪法，都可在另一段上照样应对。
why-rope-even = 各列的 1 都是偶数个：任何安全的剪法都会使叉出现，应着又把叉全部消去。
why-rope-none = 没有一段够 2 厘米，怎样剪都会出现短于 1 厘米的一段，所以必败。
why-rope-kayles = 凯尔斯游戏：n 个整厘米就是 n − 1 个球瓶。
why-rope-unpaired = 一段没有相等的另一段时，只计整厘米：n 个整厘米相当于凯尔斯游戏的 n − 1 个球瓶，剪一刀就是取走一个或相邻两个。
why-rope-winning = 所有能胜的剪法：{ $cuts }{ $more ->
    [0] {""}
   *[other] ，另有 { $more } 个区间
  }
why-rope-all = { $cuts }。
why-rope-over = 最后一刀剪出 { $length } 厘米的一段，短于 1 厘米：剪的人败。

# $state：桌面为空（empty），关于中心的硬币对称（whole），对称而中心无硬币（hollow），或有硬币落单（alone）。
why-mirror-value = { $state ->
    [empty] 桌面是空的
    [whole] 关于中心的硬币对称
    [hollow] 对称，但中心没有硬币
   *[alone] { $alone } 枚硬币落单{ $centre ->
        [taken] {""}
       *[other] ，中心没有硬币
      }
  }
why-mirror-centre = 中心：{ $state ->
    [free] 空着
    [taken] 硬币 { $coin }
   *[blocked] 被硬币 { $coin } 盖住
  }
why-mirror-alone = 落单：{ $coins }
why-mirror-more = 另有 { $count } 枚
why-mirror-central = 它在中心，对称位置就是自己。
why-mirror-pairs = 它与硬币 { $coin } 对称。
why-mirror-image = 它落单：对称位置是 { $at }。
why-mirror-open = 占中心 0,0：只有它的对称位置是它自己。
why-mirror-reply = 只有 { $at } 处的硬币 { $coin } 落单：放在它的对称位置 { $reply }。
why-mirror-then = 此后对手每找到一个位置，它的对称位置也放得下。总在那里应对，先找不到位置的就是对手。
why-mirror-anywhere = 放在哪里都胜：要放下两枚硬币，桌子半径至少要有 { $least }，所以这里放不下第二枚。
why-mirror-nearer = 此后放不下第二枚。因此离中心不到 { $than } 的任何一处也都立即获胜。
why-mirror-last = 它占尽剩下的空处，立即获胜。别处也有这样的着法。
why-mirror-lost = 所有硬币关于中心的那枚对称。凡放得下一枚的地方，它的对称位置也放得下：对手总有应着。
why-mirror-silent = { $centre ->
    [taken] { $alone } 枚硬币落单，一步只能使其中一枚成对：这个局面谁也没有证明。
    [free] { $alone } 枚硬币落单，中心又空着。一步不能兼顾：这个局面谁也没有证明。
   *[blocked] 硬币 { $coin } 盖住了中心，自己却不在中心，所以再没有硬币能放在中心。中心没有硬币，谁也没有证明。
  }
why-mirror-try = 可以一试：{ $words }。
why-mirror-over = 再也放不下一枚硬币，放最后一枚者胜。
why-mirror-tolerance = 硬币可移动的余地小于 { $tolerance } 的位置可能不计在内。
why-taking-head = 段：G
why-taking-keep = { $pieces ->
    [none] 长 { $length }、值 { $from } 的一段整段取走：{ $cells } 号。
    [one] 从长 { $length } 的一段取 { $cells } 号：剩 { $left }，值为 { $value }，不再是 { $from }。
   *[two] 从长 { $length } 的一段取 { $cells } 号：剩 { $left } 和 { $right }，值为 { $value }，不再是 { $from }。
  }
why-taking-then = 此后各列的 1 都是偶数个，任何一步都改变一段的值。
why-taking-lost = 各列的 1 都是偶数个：任何一步都改变一段的值，应着又使各列的 1 都成偶数个。
why-taking-period = 从 { $from } 起，{ $code ->
    [none] G
   *[other] { $code }
  } 以 { $length } 为周期，由 G(0) 到 G({ $by }) 证得。
why-taking-silent = { $pairs ->
    [0] {""}
   *[other] { $pairs } 段两两相等{ $zeros ->
        [0] {""}
       *[other] ，
      }
  }{ $zeros ->
    [0] {""}
   *[other] { $zeros } 段的值为 0
  }
why-taking-count = { $count } 段
why-taking-by-value = 共 { $runs } 段，按值列出
why-axis-middle = 划去正中的第 { $cells } 格。
why-axis-image = 划去对称的第 { $cells } 格。
why-axis-last = 划去第 { $cells } 格。
why-axis-at-once = 也可以一次划去第 { $all } 格：这样就一格不剩。
why-axis-then = 此后每一步都有对称的一步：对手划第 i 格，应着就划第 { $sum } − i 格。
why-axis-lost = 每一步都有对称的一步：第 i 格以第 { $sum } − i 格应对，先没有格可划的是轮到的一方。

# Why an answer that was chosen in a lesson is not the one.
because-both-ends-leave-rest = 对手从中取走 −1 和 4，−5 就归您。最后您得 −2，对手得 3。

because-coin-piles-values-sizes = 尼姆游戏中，5 个的一堆可以一步取完。这里一步至多取 4 枚。

because-coins-mex-mex-one = 2 枚只能走到 1 枚，那里的值是 1。所以 1 已经出现了。
because-coins-mex-mex-two = 既能走到值 0，又能走到值 1，值才会是 2。2 枚却只有一种走法。

because-coprime-product-after-all = 其中有 6，而 6 和您的 2 都能被 2 整除。

because-date-day-last = 您报 31.10，对手就报以后月份的同一号 31.12，于是对手胜。

because-euclid-good-no = 此后谁都没有选择：对手取 5，您取 3，对手取 2。轮到您时是 2 和 1。

because-fibonacci-lost-three = 6 枚并非必败：先取 1 枚。对手取 2 枚，您取最后 3 枚；对手取 1 枚，您也取 1 枚，留下 3 枚。

because-gold-greedy-one = 对手不是只能取一根：至多可取您刚取的两倍。

because-king-lost-odd = 上、右都差 1 格时，都是奇数，可是向右上走一格就胜。

because-matches-five-much = 试一试：走一步，留下长 3 的一段，或长 1 和长 2 的两段。此后都只剩一步可走。

because-moore-columns-by-two = 如果两堆是 1 和 1，两个两个地数，轮到的一方就会败。可是一步就能取完这两堆。

because-nim-columns-who-other = 您这一步有 72 种走法，其中三种使对手没有好的应着。
because-nim-columns-odd-low = 在列 4 是 1 的有 14 和 23，在列 1 是 1 的有 9 和 23：都是两个。
because-nim-flip-row-outer = 18 = 16 + 2，23 = 16 + 4 + 2 + 1：里面都没有 8。

because-nim-misere-normal-yes = 1 和 1 中，对手取一个。最后一个只能由您取，您就败了。

because-nim-pairs-who-begins = 先走的一方取完一堆 5 个，另一方就取走最后 5 个。少取几个，就能得救吗？
because-nim-small-who-begins = 取走整个第 3 堆：对手使 1 和 2 相等，一直应对到最后。

because-nimbi-row-outer = 边上的一行外面什么也没有。另外两行仍连在一起，是一块 2×3。

because-product-top-half = 51 或更大时，乘以 2 就够了。但还有更大的因数：20 × 9 = 180。

because-program-last-second = 第一步归您，第二步归对手，第三步又归您。请数到第五步。

because-rope-mirror-place-end = 离左端 1 厘米处，和离右端 1 厘米处是一样的。

because-subtraction-leave-nine = 留下 9 枚，对手一次取走九枚就胜了。
because-subtraction-leave-eleven = 留下 11 枚，对手取 1 枚。此后无论您取几枚，余下的都归对手。

because-ticktacktwo-first-corner = 您占角之后，对手的八种应着中有六种能守住和局。
because-ticktacktwo-first-edge = 您占边的正中之后，对手有一种应着能胜您。

because-wythoff-lost-line = 在 1,1，皇后一步就走到角上：轮到的一方胜。
because-octal-equal-end = 从一端取，剩下 4 个的一排：没有地方可以照样走。
because-sum-twin-two = 有一步能到值为 2 的格，而 2 个的一堆没有一步仍留下 2。
because-graph-end-two = 对手从 2 立刻走到 0，您就走不了了。

because-hackenbush-alone-first = 试一试：红方先走，剪去上面一节，您的蓝节还在，红方却什么也没有了。
because-hackenbush-whole-even = 让红方先走试一试：红方剪去上面一节，双方各有一节，却轮到您走。
because-hackenbush-quarter-half = 那么第 1 茎就和整整一节蓝一样好了。可是红方能剪中间，上面也跟着落下。
because-hackenbush-quarter-nothing = 先剪最上面，蓝上压红还在。所以最上面一节让您多剪一次。

because-staircase-aside-count = 您推下的硬币现在在第 1 级。对手把它们推到地上，您什么也没得到。
because-chomp-leave-even = 对手取走右上那块，留下 2 和 1。您再咬任何一口，对手都会把有毒的那块留给您。
because-green-decides-cancel-blue = 红方也有一样多，只是颜色相反。您剪了第 1 茎上自己的一节，红方就领先半步。
because-green-stalks-three-first = 随便试哪一剪：对手总有一剪能留下两根一样长的茎。
because-domineering-column-outer = 另外两列仍并排着，横方在每一行都能横跨它们。
because-domineering-first-long = 在 A，无论您放一张还是横方放一张，之后最多再放一张。可以等一等：B 得利更多。

# 课程：先是各课共用的话，然后是每一课的标题、目标和依次的各段文字。
lesson-heading = 课程
lesson-list = 课程，沿着路线
lesson-progress = 已完成 { $done } / { $count }
lesson-about = 共 { $steps } 节；要您走 { $par } 步。
lesson-best = 您的最好成绩：{ $stars }，{ $moves } 步。
lesson-left = 上次停在第 { $step } 步。
lesson-mark-told = 看过
lesson-one = 课
lesson-trying = 只是试一试：问题还在。
lesson-try = 试走
lesson-count = 第 { $step } / { $steps } 节
lesson-moves = 您走了 { $moves } 步（需要 { $par } 步）
lesson-first = 这是第一节。
lesson-restarted = 又从第一节开始。
lesson-resumed = 上次停在第 { $step } 步。按 { KEY("restart", at: "lesson") } 从头开始。
lesson-wrong = { $words }：这样就把优势送掉了。
lesson-other = { $words }：这样也行，不过这里要找的是另一步。
lesson-refuted = 应着：{ $words }。现在优势到了对手手里。请换一步。
lesson-slip = { $words }：{ $gave }本局继续；按 { KEY("conceal") } 或 { KEY("undo") } 收回这一步。
lesson-gone = { $words }：从这一步起，优势到了对手手里。按 { KEY("conceal") } 或 { KEY("undo") } 可逐步收回您的着法。
lesson-failed = { $cause ->
    [lost] 败了。只要一次疏忽，斯芬克斯就能获胜。同一局面已摆好，可以再试。
    [mistake] 走了这一步，胜势就没有了。同一局面已摆好，可以再试。
   *[moves] 超过了 { $most } 步。本课从头再来，您已知道的都用得上。
  }
lesson-done = { $stars } 完成，您走了 { $moves } 步；{ $par } 步即可。{ $tasks } 题中一次答对 { $right } 题。
lesson-told = 完成了，但看过部分答案。按 { KEY("restart", at: "lesson") } 重来，自己赢得星星。
lesson-untold = 这个局面的道理，课程随后再讲。
lesson-unlisted = 着法一览会透露答案：课程中要等道理全部讲完才能查看。
lesson-over = { $who ->
    [you] 您获胜。
    [first] 先手获胜。
    [second] 后手获胜。
   *[rival] { called }获胜。
  }{ $offer }。
lesson-over-draw = 和局。{ $offer }。
lesson-offers = { $first }；{ $second }
lesson-back-step = { KEY("conceal") } 退回一节
    .short = 上一节
lesson-back-move = { KEY("conceal") } 收回这一步
    .short = 收回
lesson-back-game = { KEY("conceal") } 重下本局
    .short = 重下
lesson-cue-on = { KEY("reveal") } 继续
    .short = 继续
lesson-cue-think = 想一想，再按 { KEY("reveal") } 继续
    .short = 继续
lesson-cue-answer = 想一想，再按 { KEY("reveal") } 看讲解
    .short = 讲解
lesson-cue-question = 按 { KEY("reveal") } 回到问题
    .short = 回到问题
lesson-cue-check = { KEY("enter") } 标记，{ KEY("reveal") } 检查
    .short = 检查
lesson-cue-which = { KEY("enter") }：标记 · { KEY("reveal") }：看哪些
    .short = 哪些
lesson-marks-wrong = 有 { $count } 个标错或漏标。{ $shown ->
    [yes] 已用 ! 表示。请改正，或查看全部。
   *[no] 请自己找一找；按 { KEY("reveal") } 看是哪些。
  }
lesson-marks-right = 全对。它们有什么共同点？
lesson-marks-shown = 留下为好的正是这些，没有别的。
lesson-fault-field = 第 { $step } 步：这个游戏没有含这样区域（from、size）的地图，或其中多于 { $most } 个局面。
lesson-cue-find = 想一想，再按 { KEY("reveal") } 看答案
    .short = 看
lesson-cue-free = 请走；或按 { KEY("reveal") } 看一步
    .short = 看
lesson-cue-play = { KEY("reveal") } 走出这一步
    .short = 走
lesson-cue-wait = 正在求解
    .short = 继续
lesson-cue-reply = { KEY("reveal") } 走出应着
    .short = 应着
lesson-cue-back = { KEY("reveal") } 收回这一步
    .short = 收回
lesson-cue-again = { KEY("reveal") } 重新开始
    .short = 重来
lesson-cue-leave = { KEY("reveal") }：回到目录
    .short = 目录
lesson-cue-next = { KEY("reveal") }：下一课
    .short = 下一课
lesson-end-play = 来玩：{ $name }，对手是教练
lesson-end-next = 下一课：{ $title }
lesson-end-list = 全部课程
lesson-fault = { $file }：{ $what }
lesson-fault-form = { $reason }
lesson-fault-end = 最后一节必须是自己走的一局：free = "…"
lesson-fault-early = 第 { $step } 节是自己走的一局 free，而这样的一局只能是最后一节
lesson-fault-par = par 至少为 1，most 至少为 par
lesson-fault-stop = 路线上没有属于这个游戏的站 { $stop }
lesson-fault-deeds = 第 { $step } 节要做的事不止一件，或一件也没有：say、ask、find、free 只能有一个，reveal、aim、play、reply 也是
lesson-fault-answer = 第 { $step } 节：right 不是所给的选项之一
lesson-fault-position = 第 { $step } 节：{ $what }
lesson-fault-unsettled = 第 { $step } 节写了一步着法，但那时的局面取决于找到了什么：请在前一节列出 moves，或摆一个局面
lesson-fault-much = 第 { $step } 节太大：一节最多讲 { $most } 条道理，棋盘上最多可能有 { $most } 个局面

lesson-nim-small-title = 尼姆游戏：1、2、3
lesson-nim-small-goal = 把三个小堆变成相等的两堆。
lesson-nim-small-insight = 面对 1、2、3 三堆，后手总能留下两堆相等的。
lesson-nim-small-start = 三堆，1、2、3 个，对手先走。取走最后一个者胜。
lesson-nim-small-who = 您愿意做哪一方？
lesson-nim-small-who-begins = 先走的一方
lesson-nim-small-who-answers = 应对的一方
lesson-nim-small-see = 应对的一方。让对手都试一遍：取走整个第 3 堆、第 2 堆、第 1 堆。
lesson-nim-small-takes-three = 对手取走整个第 3 堆：留下 1 和 2。
lesson-nim-small-equal = 使留下的两堆相等。
lesson-nim-small-takes-two = 还是这三堆。这次对手取走整个第 2 堆：留下 1 和 3。
lesson-nim-small-again = 哪一步留下相等的两堆？
lesson-nim-small-alone = 自己走：还是 1、2、3。对手先走。
lesson-nim-parts-title = 尼姆游戏：3 就是 2 和 1
lesson-nim-parts-goal = 看 3 怎样同 2 和 1 配对。
lesson-nim-parts-insight = 3 就是 2 加 1：留下的各堆里，每一部分都要成对。
lesson-nim-parts-takes-one = 还是 1、2、3。对手取走第 1 堆：留下 2 和 3。
lesson-nim-parts-last = 再使两堆相等。
lesson-nim-parts-parts = 把 3 看成 2 和 1。这样 1 有伴，2 也有伴，没有一个落单。不论对手取什么，您都能使剩下的重新配对。
lesson-nim-parts-make = 这里您先走：1、2、4。请留下 1、2、3。
lesson-nim-parts-alone = 自己走：1、3、5。您先走；留下您已认识的三堆。
lesson-nim-columns-title = 尼姆游戏：列与叉
lesson-nim-columns-goal = 把五堆排成列，找出叉。
lesson-nim-columns-insight = 把各堆拆成 1、2、4、8……，让每一列都是偶数。
lesson-nim-columns-start = 五堆石子：18、8、14、9 和 23。从一堆中取任意多个，取走最后一个者胜。轮到您了。谁能获胜，一眼看不出来，按列数一数就知道。
lesson-nim-columns-who = 此处谁能获胜？先猜，再数。
lesson-nim-columns-who-you = 您，即轮到的一方
lesson-nim-columns-who-other = 对手
lesson-nim-columns-verdict = 您能。把每堆写成 2 的幂之和：18 = 16 + 2，8 = 8，14 = 8 + 4 + 2，9 = 8 + 1，23 = 16 + 4 + 2 + 1。
lesson-nim-columns-columns = 这样上下对齐，16、8、4、2、1 各占一列。
lesson-nim-columns-odd = 哪几列里有奇数堆？
lesson-nim-columns-odd-low = 列 4 和列 1
lesson-nim-columns-odd-right = 列 8 和列 2
lesson-nim-columns-crosses = 列 8 有三堆，列 2 也有三堆：下面各标一个叉。走成一个叉也没有，您就能胜：任何一步都改变一堆的几列，于是又出现叉。
lesson-nim-columns-alone = 现在自己走：2、4 和 7，您先走。走成一个叉也没有。
lesson-nim-flip-title = 尼姆游戏：哪一堆，取多少
lesson-nim-flip-goal = 用一步消去所有的叉。
lesson-nim-flip-insight = 在最高的叉号下选一堆，把它在所有叉号下的数字翻过来。
lesson-nim-flip-start = 还是这五堆：18、8、14、9 和 23。列 8 和列 2 有叉，所以您能胜。
lesson-nim-flip-row = 最高的叉在列 8 下面。要消去它，所改的堆必须去掉自己的 8。哪几堆有 8？
lesson-nim-flip-row-outer = 第 1 堆和第 5 堆
lesson-nim-flip-row-inner = 第 2、3、4 堆
lesson-nim-flip-heap = 第 2、3、4 堆：哪一堆都行。就用第 2 堆，它正好是一个 8。
lesson-nim-flip-flip = 在有叉的各列翻转它：8 去掉，2 出现。8 个中留下 2 个。
lesson-nim-flip-played = 留下 18、2、14、9 和 23，各列的 1 都是偶数个。
lesson-nim-flip-reply = 对手从第 4 堆取 1 个，9 变成 8。那里的 1 没有了，有一列变了。
lesson-nim-flip-find = 该您走了：唯一的叉在列 1 下面。哪一堆在这一列有 1？
lesson-nim-flip-wrong = 这样还有一列是奇数。只该改变列 1：请找大小为奇数的堆。
lesson-nim-flip-found = 23 变成 22，没有叉了。如此继续：您走过之后，总是没有叉。各堆都空了，也是这样的局面，走到那里的正是您。
lesson-nim-flip-alone = 现在自己走：3、4 和 5，您先走。列、叉、堆、翻转。

lesson-nim-pairs-title = 尼姆游戏：两堆
lesson-nim-pairs-goal = 找出留下怎样的两堆好，为什么。
lesson-nim-pairs-insight = 留下两堆相等的，然后照搬对手的每一步。
lesson-nim-pairs-start = 两堆，各 5 个，对手先走。取走最后一个者胜。
lesson-nim-pairs-who = 您愿意做哪一方？
lesson-nim-pairs-who-begins = 先走的一方
lesson-nim-pairs-who-answers = 应对的一方
lesson-nim-pairs-verdict = 应对的一方。两堆相等，不论对手怎样走，您都能使它们再相等。
lesson-nim-pairs-reply = 对手从第 1 堆取 3 个：留下 2 和 5。
lesson-nim-pairs-find = 怎样使两堆又相等？
lesson-nim-pairs-found = 对手在一堆上怎样走，您在另一堆上也怎样走。您每走一步，两堆都相等，到最后都是空的。
lesson-nim-pairs-make = 这里您先走：4 和 7。请您使两堆相等。
lesson-nim-pairs-alone = 自己走：2 和 6。您先走。

lesson-nim-misere-title = 反常规则：尼姆游戏的转折点
lesson-nim-misere-goal = 别拿最后一个，并弄清什么时候该换走法。
lesson-nim-misere-insight = 像普通尼姆那样走；只剩一堆大于 1 时，留下奇数个 1。
lesson-nim-misere-start = 反常规则：取走最后一个者败。各堆是 1、1 和 4，轮到您了。
lesson-nim-misere-normal = 假如取最后一个者胜，您会取走整堆 4 个，留下 1 和 1。在这里好不好？
lesson-nim-misere-normal-yes = 好
lesson-nim-misere-normal-no = 不好
lesson-nim-misere-turn = 不好：对手取一个，最后一个归您。但有更好的一步：大于 1 的堆只有一个，反常规则就从这里改变走法。
lesson-nim-misere-find = 留下奇数个大小为 1 的堆，使对手不得不取最后一个。4 个中留几个？
lesson-nim-misere-found = 1、1 和 1：对手一个，您一个，最后一个归对手。
lesson-nim-misere-rule = 大于 1 的堆还有两堆或更多时，就当作取最后一个者胜来走。只剩一堆时改变走法：留下奇数个大小为 1 的堆。
lesson-nim-misere-alone = 自己走：2 和 3，取最后一个者败。您先走。

lesson-moore-columns-title = 摩尔尼姆：可选的位
lesson-moore-columns-goal = 从一堆或两堆里取，弄清该怎样数各列。
lesson-moore-columns-insight = 一步能动两堆时，让每一列都是 3 的倍数。
lesson-moore-columns-start = 各堆是 3、5、7 和 9。一步可从一堆或两堆中取，每堆取任意多个；取走最后一个者胜。轮到您了。
lesson-moore-columns-by = 在尼姆游戏中，一列的 1 两个两个地数。一步可以改变两堆时，该几个几个地数？
lesson-moore-columns-by-two = 两个两个地数
lesson-moore-columns-by-three = 三个三个地数
lesson-moore-columns-verdict = 三个三个地数，k + 1 = 3：一堆变小，必定是它最左边的变化由 1 到 0。所以有变化的最左一列会少一个或两个 1，不会是三个。各列 1 的个数原来都是 3 的倍数，这一列就不再是了。
lesson-moore-columns-columns = 1 的个数：列 8 一个，列 4 两个，列 2 两个，列 1 四个。没有一个是 3 的倍数，要改正的不少。
lesson-moore-columns-cut = 从左边开始。列 8 有一个 1，在第 4 堆，必须去掉。于是第 4 堆更低的各位都可以任选。
lesson-moore-columns-find = 其余的堆 3、5、7，在列 4 有两个 1，列 2 两个，列 1 三个。第 4 堆是多少，各列才凑满三个？请留下这个数。
lesson-moore-columns-found = 110 即 6：列 4、列 2 各补上第三个 1，列 1 已有三个，不再补。现在这三列各有三个 1，列 8 一个也没有，都是 3 的倍数：对手打破它，您再恢复它。
lesson-moore-columns-alone = 自己走：1、2 和 3，一步可从两堆中取。您先走。

lesson-subtraction-title = 17 枚硬币，每次至多取 9 枚
lesson-subtraction-goal = 找出留下多少枚硬币好，为什么。
lesson-subtraction-insight = 留下整轮，每轮比一次最多能取的多一枚：最多取 9 枚时每轮 10 枚，最多取 4 枚时每轮 5 枚。
lesson-subtraction-start = 17 枚硬币。一步取 1 到 9 枚，取走最后一枚者胜。轮到您了。
lesson-subtraction-leave = 从末尾想起：留下几枚，就能使对手无论怎样取，余下的都归您？
lesson-subtraction-leave-nine = 9
lesson-subtraction-leave-ten = 10
lesson-subtraction-leave-eleven = 11
lesson-subtraction-mark = 先不说答案：把 0 到 20 中所有留下为好的枚数都标出来。0 就是一个：对手不能走。
lesson-subtraction-verdict = 10：对手取 1 到 9 枚，给您留下 9 到 1 枚。谁也不能一次取 10 枚，但两步合起来总能凑满 10。
lesson-subtraction-find = 17 枚中留下 10 枚。
lesson-subtraction-reply = 对手取 4 枚，留下 6 枚。
lesson-subtraction-rest = 请凑满十枚。
lesson-subtraction-rule = 4 + 6 = 10。硬币再多也是这样：留下 10 的倍数，与对手取走的凑成 10。这个数总是比一步至多可取的多 1。
lesson-subtraction-alone = 自己走：23 枚硬币，每次至多 4 枚。您留下几的倍数？您先走。

lesson-euclid-title = 欧几里得游戏与 Φ
lesson-euclid-goal = 弄清留下哪样的两堆才好，以及为什么。
lesson-euclid-insight = 留下小于 Φ = 1.618… 的比值：选择权就在您手里。
lesson-euclid-start = 两堆，13 和 8。从大堆取走小堆个数的倍数，取空一堆者胜。轮到您了。
lesson-euclid-good = 此处只有一步：从 13 取 8。这一步好不好？请注意，13 和 8 是斐波那契数列 1、2、3、5、8、13 中相邻的两项。
lesson-euclid-good-yes = 好
lesson-euclid-good-no = 不好
lesson-euclid-verdict = 好。两堆之比决定胜败：大于 Φ = 1.618… 则轮到的一方胜，小于 Φ 则败。13 : 8 = 1.625，略大于 Φ。
lesson-euclid-played = 留下 8 和 5：8 : 5 = 1.6，略小于 Φ。数列相邻两项之比越来越接近 Φ，轮流大于和小于它。
lesson-euclid-reply = 对手也只有一步：从 8 取 5。留下 5 : 3 = 1.667，又大于 Φ。
lesson-euclid-find = 选择多一些：25 和 7。可以取 7、14 或 21。请留下比值小于 Φ 的两堆。
lesson-euclid-found = 11 : 7 = 1.571，小于 Φ。取 7 留下 18 : 7 = 2.571，取 21 留下 7 : 4 = 1.75，都大于 Φ。
lesson-euclid-alone = 自己走：13 和 5。您先走。

lesson-fibonacci-title = 20 以内的着法表
lesson-fibonacci-goal = 找出留下多少枚硬币才好，以及为什么。
lesson-fibonacci-insight = 把一堆拆成斐波那契数，取走最小的一份。
lesson-fibonacci-start = 钱箱中有 20 枚硬币。第一步取 1 或 2 枚，以后至多取上次的两倍。取空钱箱者胜，您先走。
lesson-fibonacci-lost = 硬币是多少枚时，先手必败？试试 3 枚：取 1 枚留下 2 枚，取 2 枚留下 1 枚。
lesson-fibonacci-lost-three = 3、6、9、12、…
lesson-fibonacci-lost-fibonacci = 3、5、8、11、13、…
lesson-fibonacci-mark = 对手可以取 1 枚或 2 枚。标出 13 以内这时留下为好的所有枚数。0 就是一个。
lesson-fibonacci-verdict = 3、5、8、11、13：写成斐波那契数之和，先写最大的，11 = 8 + 3，它们都没有可以取走的 1 或 2 这一项。20 = 13 + 5 + 2 有（齐肯多夫），所以您能获胜。
lesson-fibonacci-find = 您的限额是 2，13 + 5 + 2 的最小项在限额之内。请取这一项。
lesson-fibonacci-found = 留下 18 = 13 + 5。最小项是 5，而对手至多取 4 枚。无论对手怎样取，都会给您留下取得到的小项。
lesson-fibonacci-table = 表中对每个硬币数（行）和上次取的枚数（列）都写明：该取几枚，0 为必败。按 { KEY("why") } 可看到更多。
lesson-fibonacci-alone = 自己走：12 枚硬币。最小项是多少？您先走。

lesson-gold-title = 金条 1、2、4、8
lesson-gold-goal = 权衡这一步取得多少、又让给对手多少。
lesson-gold-insight = 既要算自己拿到多少，也要算让对手拿到多少。
lesson-gold-start = 金条依次值 1、2、4、8。从左边取，第一步取 1 或 2 根，以后至多取上次的两倍。总价大者胜，您先走。
lesson-gold-greedy = 取两根，立即得 1 + 2 = 3。那么对手可以取什么？
lesson-gold-greedy-one = 4
lesson-gold-greedy-both = 4 和 8
lesson-gold-greed = 至多 4 根，所以是 4 和 8：12 比您的 3。一步的价值，要看取得多少，也要看给对手留下多少。
lesson-gold-verdict = 15 中您可得 9：最多可得的，是余下的总价减去您各种取法留给对手的最小值。表从末尾算起。
lesson-gold-find = 取一根还是两根？给对手留得越少越好。
lesson-gold-found = 对手取 2，您就取 4 和 8。对手取 2 和 4，8 归您，连同 1 共得 9。对手至多得 6。
lesson-gold-alone = 自己走：3、1、2 和 5。请得到比对手多。

lesson-both-ends-title = 收入与欠债
lesson-both-ends-goal = 算清一步取得多少，又给对手留下什么。
lesson-both-ends-insight = 一步的价值，是它带来的减去它留给对手的最好结果。
lesson-both-ends-start = 一排数：3、−1、4 和 −5。从左端或右端取任意多个，直到取完；总和较大者胜。您先走。
lesson-both-ends-leave = 最后所有的数都要取走，债也一样。您愿意给对手留下什么？
lesson-both-ends-leave-rest = −1、4 和 −5
lesson-both-ends-leave-debt = 只有 −5
lesson-both-ends-greed = 只留 −5。若只取 3，对手就有选择：取走 −1 和 4，把 −5 留给您。
lesson-both-ends-verdict = 一步的价值，是取得的数减去对手从余下部分最多能得的数。D 就是对每一段这样算，先算短的。
lesson-both-ends-find = 请这样取：只留下债。
lesson-both-ends-found = 3 − 1 + 4 = 6，而对手只能取 −5：您领先 11。只剩一个数时，D 就是这个数，在这里它帮了您。
lesson-both-ends-alone = 自己走：5、−4、−3、−2 和 2。您先走。

lesson-coins-mex-title = 从零往上推
lesson-coins-mex-goal = 给每个局面一个值，看值从哪里起重复。
lesson-coins-mex-insight = 给每个硬币数标上它走不到的最小值，然后留下值为 0 的。
lesson-coins-mex-start = 15 枚硬币。一步取 1、3 或 4 枚，不能走者败。轮到您了。
lesson-coins-mex-mex = 给每个硬币数一个值：它的各着法走到的值中，未出现的最小数（mex）。0 枚的值是 0。1 枚只能走到 0 枚，值是 1。2 枚只能走到 1 枚，那里的值是 1。2 枚的值是多少？
lesson-coins-mex-mex-zero = 0
lesson-coins-mex-mex-one = 1
lesson-coins-mex-mex-two = 2
lesson-coins-mex-mark = 标出 13 以内所有留下为好的枚数。从 0 开始：从那里谁也取不了。
lesson-coins-mex-verdict = 0：未出现的最小数。如此继续：0、1、0、1、2、3、2，七个之后又从头重复。
lesson-coins-mex-find = 值为 0 时，谁走谁败：0、2、7、9、14、16、…从 15 能到其中的哪一个？
lesson-coins-mex-found = 14 = 2 × 7，与 0 枚一样。从那里可到 13、11 和 10，值都不为 0，而从每一个您都能再回到值 0。
lesson-coins-mex-alone = 自己走：10 枚硬币，集合不变。您先走。

lesson-coin-piles-title = 好几叠硬币
lesson-coin-piles-goal = 弄清有好几叠时，每一叠相当于什么。
lesson-coin-piles-insight = 一摞相当于等于其值的尼姆堆：让这些值成对。
lesson-coin-piles-start = 两堆，5 和 8。一步从一堆取 1、3 或 4 枚硬币，不能走者败。轮到您了。
lesson-coin-piles-values = 0 到 8 枚硬币的值是 0、1、0、1、2、3、2、0、1。这两堆相当于哪两个尼姆堆？
lesson-coin-piles-values-sizes = 5 和 8
lesson-coin-piles-values-values = 3 和 1
lesson-coin-piles-verdict = 3 和 1：一堆硬币，相当于大小等于它的值的尼姆堆。两堆不相等，所以您能获胜。
lesson-coin-piles-find = 同尼姆游戏一样：使两个值相等。哪一步能做到？
lesson-coin-piles-found = 5 枚中取 4 枚，留 1 枚，值为 1；另一堆 8 枚，值也是 1：两堆相等。
lesson-coin-piles-alone = 自己走：两堆，3 和 4。您先走。

lesson-strip-mirror-title = 长条上的对称
lesson-strip-mirror-goal = 不用计数就能获胜：找出对每一步的应着。
lesson-strip-mirror-insight = 占住中间，然后镜像对手的每一步。
lesson-strip-mirror-start = 长条有 11 格。划去 1 到 3 个相邻的空格，走最后一步者胜。您先走。
lesson-strip-mirror-axis = 这里没有什么可数。能把长条变成什么样子，使对手的每一步都有应着？
lesson-strip-mirror-halves = 相等的两半。一半上能走的，另一半上也能走。
lesson-strip-mirror-find = 请划成两半。
lesson-strip-mirror-reply = 对手划去第 2 格。
lesson-strip-mirror-image = 它的对称位置是哪一格？
lesson-strip-mirror-found = 第 2 格和第 10 格，各离一端一格：对称的两格之和总是 12。空格的对称位置也是空的，所以先无处可走的是对手。
lesson-strip-mirror-alone = 自己走：8 格，每次 1 或 2 格。正中在哪里？您先走。

lesson-rope-mirror-title = 绳上的对称
lesson-rope-mirror-goal = 同样的想法，用在位置数不尽的地方。
lesson-rope-mirror-insight = 从正中剪开，对手在一半怎么剪，您就在另一半怎么剪。
lesson-rope-mirror-start = 绳长 10 厘米。任选一处，把一段剪成两段。先剪出短于 1 厘米的一段者败。您先走。
lesson-rope-mirror-place = 可剪的地方有无穷多。哪一处与众不同？
lesson-rope-mirror-place-end = 离一端 1 厘米处
lesson-rope-mirror-place-middle = 正中
lesson-rope-mirror-verdict = 正中：它的对称位置就是自己，一边有的，另一边也有。
lesson-rope-mirror-find = 请在那里剪。
lesson-rope-mirror-reply = 对手在 2 厘米处剪：左边的 5 厘米剪成 2 和 3。
lesson-rope-mirror-image = 在另一半上照样剪：2 和 3，或 3 和 2。
lesson-rope-mirror-found = 各段又两两相等。对手能安全地剪，您也能安全地剪；先剪得不安全的是对手。
lesson-rope-mirror-alone = 自己走：绳长 6 厘米。您先走。

lesson-table-mirror-title = 圆桌上的对称
lesson-table-mirror-goal = 找出最好的第一个位置，以及之后对每枚硬币的应着。
lesson-table-mirror-insight = 占住中心，然后总放在对面的位置。
lesson-table-mirror-start = 圆桌半径 5，硬币半径 1。轮流把硬币平放在桌上，互不重叠；放不下者败。您先走。
lesson-table-mirror-place = 位置无法一一列出。但把整张桌子转半圈，有一处不动。是哪一处？
lesson-table-mirror-verdict = 中心。那里放了硬币之后，每个空位在对面都有对称位置，两者不重叠。
lesson-table-mirror-find = 请把硬币放在那里。
lesson-table-mirror-reply = 对手把硬币放在中心右边、相距 3 的地方。
lesson-table-mirror-image = 它的对称位置在哪里？
lesson-table-mirror-found = 左边相距 3 的地方。对手找得到位置，它的对称位置也空着：所以您总能找到。
lesson-table-mirror-alone = 自己走：桌子半径 3。您先走。

lesson-program-title = 程序的最后一行
lesson-program-goal = 由您写最后一行。
lesson-program-insight = 数清步数，让最后一步归您。
lesson-program-start = 先选定两个变量，再轮流填写三行，然后运行程序。结束时 A 与 B 不同则先手胜，相同则后手胜。您是先手。
lesson-program-last = A、B 和三行：共五步。最后一步由谁走？
lesson-program-last-first = 您
lesson-program-last-second = 对手
lesson-program-verdict = 您填最后一行。此前程序处在四种状态之一，每个操作使它变成另一种，或保持不变：能到达三种，而四种中只有两种对您不利。
lesson-program-find = 所以无论前面怎样，最后一行总能得到有利的结局。请随意开始。
lesson-program-found = 中间怎样走都无妨：数清步数，使最后一步归您。
lesson-program-alone = 自己走：只有一行。先选定，再填写，使 A 与 B 不同。

lesson-ticktacktwo-title = × 在三子滑棋中必胜
lesson-ticktacktwo-goal = 找出井字棋所没有的胜法。
lesson-ticktacktwo-insight = 占住中心，然后一次接一次地制造威胁。
lesson-ticktacktwo-start = 各有三个棋子，同井字棋一样；但六个都放好之后，每步滑动自己的一个。三个连成一线者胜。您是 ×。
lesson-ticktacktwo-first = 井字棋是和局。这里第一步有一种走法能胜。是哪一种？
lesson-ticktacktwo-first-corner = 角
lesson-ticktacktwo-first-edge = 边的正中
lesson-ticktacktwo-first-centre = 中心
lesson-ticktacktwo-verdict = 中心：八条线中有四条通过它。通过一角的有三条，通过边的正中的有两条。
lesson-ticktacktwo-find = 请占中心。
lesson-ticktacktwo-reply = 对手占一角。
lesson-ticktacktwo-second = 现在您有两步能胜，五步只能和。哪两条边不与对手的角相接？
lesson-ticktacktwo-found = 先造成威胁，对手必须立即挡住，接着再造成一个。总共九步即可。
lesson-ticktacktwo-alone = 自己走，从头开始。

lesson-king-title = 王与角
lesson-king-goal = 找出把王留在哪些格好，为什么。
lesson-king-insight = 让两个距离都是偶数：对手走一步必破坏它，您走同样的一步就能恢复。
lesson-king-start = 王向右、向上或向右上走一格，走到右上角者胜。两个方向都还有 7 格，您先走。
lesson-king-lost = 从角往回看：只差一格时，轮到的一方胜。上、右两个距离怎样时，轮到的一方必败？
lesson-king-lost-odd = 都是奇数
lesson-king-lost-even = 都是偶数
lesson-king-mark = 标出这个角里所有把王留在那里为好的格。角本身就是一个：到那里结束。
lesson-king-verdict = 都是偶数：一步使一个或两个变成奇数，再走同样的一步又都成偶数。
lesson-king-find = 7 和 7：请使两个都成偶数。
lesson-king-found = 留下 6 和 6。到最后两个都是 0，也是偶数，而走到那里的是您。
lesson-king-alone = 自己走：4 行 6 列。您先走。

lesson-wythoff-title = 皇后与黄金数对
lesson-wythoff-goal = 找出适合留下的成对距离。
lesson-wythoff-insight = 把皇后留在黄金数对上：1 和 2、3 和 5、4 和 7……
lesson-wythoff-start = 皇后向左、向下或向左下走任意多格，把它走到角 0,0 者胜。它在角的上方 4 行、右方 5 列，您先走。
lesson-wythoff-lost = 在通到角的行、列和斜线上，一步就胜。这些线以外的哪一格，怎样走都只能走到这些线上？
lesson-wythoff-lost-line = 1,1
lesson-wythoff-lost-knight = 1,2
lesson-wythoff-mark = 标出角附近所有把后留在那里为好的格。经过一个已标格的直线上没有另一个。
lesson-wythoff-pairs = 1 和 2，离角一个马步，2 和 1 也一样：在那里轮到的一方必败。接着的数对是 3 和 5、4 和 7、6 和 10。
lesson-wythoff-verdict = 每个数对以前面没有出现过的最小数开头，差比前一个大一。它们正是 kΦ 和 kΦ² 的整数部分。所以每个数只在一个数对里，每个差只属于一个数对。
lesson-wythoff-find = 4 和 5：请留下一个数对。
lesson-wythoff-found = 向下 1 格留下 3 和 5；向左下 3 格留下 1 和 2，因为它们的差也是 1。两步都胜。
lesson-wythoff-alone = 自己走：6 和 8。您先走。

lesson-date-title = 十二个好日子
lesson-date-goal = 从一年的最后一天往回看。
lesson-date-insight = 说出比月份大 19 的那一天。
lesson-date-start = 报同一个月里更晚的一天，或以后某个月的同一号（写作 日.月）。报出 31.12 者胜。现在是 01.10（10 月 1 日），轮到您了。
lesson-date-day = 往回看：谁报 30.11，对手就只能报 30.12，接着报 31.12 就胜了。十月中哪一天是好日子？
lesson-date-day-last = 31.10
lesson-date-day-good = 29.10
lesson-date-mark = 从 10 月 22 日起，标出所有说出为好的日期。从终点开始：说出 12 月 31 日者胜。
lesson-date-verdict = 29.10：每个月有一个好日子，各个好日子的号数都不相同。日减月总是 19。
lesson-date-find = 请报出它。
lesson-date-reply = 对手报 29.12。
lesson-date-next = 接着报哪一天？
lesson-date-found = 最后一天。从好日子出发，哪一步都到不了好日子；从其他任何一天，都有一步能到。
lesson-date-alone = 自己走：现在是 05.08（8 月 5 日）。您先走。

lesson-product-title = 积的阶梯
lesson-product-goal = 从终点往回推，找出适合留下的乘积。
lesson-product-insight = 从终点往回搭梯子，轮流除以 9 和 2。
lesson-product-start = 积是 1。把它乘以 2 到 9，使积超过 100 者胜。轮到您了。
lesson-product-top = 积是多少时，乘一个因数就能超过 100？
lesson-product-top-tenth = 12 或更大
lesson-product-top-half = 51 或更大
lesson-product-verdict = 12 或更大，因为 12 × 9 = 108。所以从 6 到 11，乘以 2 到 9 中任何一个都落在 12 到 100 之内：必败。再往下，阶梯轮流除以 9 和 2。
lesson-product-find = 请落在必败级上，即 6 到 11。
lesson-product-found = 无论对手怎样走，积至少是 12，至多是 81，您就能超过 100。
lesson-product-alone = 自己走：要超过 1000。请心算阶梯。您先走。

lesson-coprime-product-title = 禁止因数的因数
lesson-coprime-product-goal = 不给对手留下任何好因数。
lesson-coprime-product-insight = 选一个让对手没有好因数可用的因数。
lesson-coprime-product-start = 积是 1。乘以 2 到 9，但要与前一个因数互素。落在 40 到 50 之内者胜，超过 50 者败。您先走，因数任选。
lesson-coprime-product-after = 您的因数决定对手不能选哪些。2 之后可以乘哪些？
lesson-coprime-product-after-odd = 3、5、7 和 9
lesson-coprime-product-after-all = 除 2 以外都可以
lesson-coprime-product-verdict = 只有奇数。2 之后得到 6、10、14 或 18：都没有落在 40 到 50 之内，而且每个您都有应着，所以 2 能胜。先乘别的因数，总有一个应着您无法应对。
lesson-coprime-product-find = 请从 2 开始。
lesson-coprime-product-reply = 对手乘以 9，积是 18。您现在不能选 3、6 和 9。
lesson-coprime-product-next = 从 18 乘一次，落不到 40 到 50 之内。哪个因数使对手也没有好因数？
lesson-coprime-product-found = 乘 2 得 36；2 之后最小的因数是 3：3 × 36 = 108，超过 50。若对手在您的第一个 2 之后不乘 9 而乘 3，您乘 7 就落在其中；对手乘 5，您乘 4；对手乘 7，您乘 3。
lesson-coprime-product-alone = 自己走：落在 60 到 70 之内者胜。您先走。

lesson-northcott-title = 公羊与间隔
lesson-northcott-goal = 弄清公羊之间的间隔说明什么。
lesson-northcott-insight = 把间隔当作尼姆堆；对手后退，您就跟上。
lesson-northcott-start = 三条道，每道两只公羊，左边的归您。一步使一只公羊前进或后退，只要道上空着，几格都行。不能走者败。您先走。
lesson-northcott-gaps = 公羊之间的间隔是 3、1 和 4，这使您想起什么？
lesson-northcott-verdict = 堆：前进就是从堆中取。3 = 2 + 1：2 和 4 没有成对，所以您能获胜。
lesson-northcott-find = 要使各份全都成对，应把哪个间隔变成几？
lesson-northcott-found = 3、1 和 2：3 = 2 + 1，各份全都成对。对手后退，间隔就变大；您跟上同样多格，又和以前一样。对手不能永远后退。
lesson-northcott-alone = 自己走：两条道。您先走。

lesson-matches-title = 一排火柴
lesson-matches-goal = 一步把一段分成两段：求两段的值的尼姆和。
lesson-matches-insight = 每排火柴都有一个值：让这些值成对。
lesson-matches-start = 一排七根火柴。取相邻的两根，不能走者败。轮到您了。
lesson-matches-five = 从中间取，留下两段。长 0 到 4 的段，值依次是 0、0、1、1、2。长 5 的段，值是多少？
lesson-matches-five-nothing = 0：谁走谁败
lesson-matches-five-much = 比长 4 的段多
lesson-matches-verdict = 0：它的着法留下 3，或 1 和 2，值都是 1，未出现的最小数是 0。所以只留下长 5 的一段，对手就败。相等的两段合起来也是 0。
lesson-matches-find = 请留下各段，使它们的值全都成对。
lesson-matches-found = 对：现在每一步都改变一段的值，您的应着再使它们全都成对。
lesson-matches-alone = 自己走：六根火柴。您先走。

lesson-nimbi-title = 矩形与星
lesson-nimbi-goal = 取走一行，盘面就分成两块：留下能相消的值。
lesson-nimbi-insight = 取一行或一列会把棋盘切开：留下互相抵消的部分。
lesson-nimbi-start = 三行，每行三格。您是横方：指定一个空格，连同本行左右两边与它相连的所有空格一起取走。对手竖方按列同样取。取走最后一格者胜，您先走。
lesson-nimbi-row = 取走的一行把盘面分开：上面和下面不再相连。取哪一行会留下相等的两部分？
lesson-nimbi-row-outer = 边上的一行
lesson-nimbi-row-middle = 中间的一行
lesson-nimbi-verdict = 中间的一行：留下两条 1×3。单独一格的值是 *，谁先走，谁就得到这一步；这样一条的值也是 *：您可全取，竖方可取中间，剩下两格。两颗星相消。现在的盘面是 * || 0：既不大于也不小于 0，谁走谁胜。
lesson-nimbi-find = 请留下这两条。
lesson-nimbi-reply = 竖方取上面一条左边的一格。那里剩下两格，值大于 0：不论谁先走都归您，因为您一次取两格，竖方只能取一格。
lesson-nimbi-keep = 旁边是下面一条，一颗星。两者之中您取哪个？
lesson-nimbi-found = 取星，谁先走谁得到它。余下的是 ↑，即略大于 0 的值，又轮到竖方：最后一格是您的。
lesson-nimbi-alone = 自己走：两行，每行四格。您先走。道理中的 a | b：您可走到 a，竖方可走到 b；各记号见帮助。
lesson-octal-title = 一排瓶子
lesson-octal-goal = 找出第一步，走完之后什么都能应对。
lesson-octal-insight = 从中间打断，对手在一边怎么走，您就在另一边照走。
lesson-octal-start = 一排五个瓶。一步从任意处取一个，或取相邻的两个；不能走者败。轮到您了。
lesson-octal-equal = 您想要相等的两排。从哪里取一个瓶？
lesson-octal-equal-end = 从一端
lesson-octal-equal-middle = 从中间
lesson-octal-verdict = 从中间：剩下两排各 2 个，一排里的每一步在另一排里都有同样的一步。
lesson-octal-find = 走走看：哪一步剩下 2 和 2？
lesson-octal-found = 相等的两排如同相等的两个尼姆堆：对手取什么，您就取什么。
lesson-octal-alone = 自己走：八个瓶。您先走。
lesson-sum-title = 王与一堆
lesson-sum-goal = 把两个不同的游戏当作一个来走。
lesson-sum-insight = 每个游戏都相当于一个尼姆堆：让各堆相等。
lesson-sum-start = 王离角两步向上、一步向旁，另有 2 个的一堆。一步只走其中一个；都不能走者败。轮到您了。
lesson-sum-twin = 从王所在的格走一步，能到值为 0、1 和 2 的格。王如同哪一堆？
lesson-sum-twin-two = 2 个的一堆
lesson-sum-twin-three = 3 个的一堆
lesson-sum-verdict = 3 个的：这是走一步得不到的最小数。于是 3 在 2 旁边，您可以使它们相等。
lesson-sum-find = 使王的值为 2，同那一堆一样。哪一步能做到？
lesson-sum-found = 向上一步，王的值是 2，旁边的堆也是 2：相等，同尼姆游戏一样。
lesson-sum-alone = 自己走：王离两边各三步，另有 1 个和 2 个的两堆。您先走。
lesson-graph-title = 从终点往回
lesson-graph-goal = 从终点起给图做标记。
lesson-graph-insight = 从终点往回推：把棋子留在每条箭头都帮您的地方。
lesson-graph-start = 楼梯，棋子在 5。箭头向下走一级或两级；不能走者败。从 0 没有箭头。轮到您了。
lesson-graph-end = 在 1 或 2 的一方走到 0 就胜。从 3 的箭头通向 2 和 1。把棋子留在哪里好？
lesson-graph-end-two = 留在 2
lesson-graph-end-three = 留在 3
lesson-graph-verdict = 留在 3：对手只能走到 2 或 1，您再走到 0。
lesson-graph-find = 您在 5。哪一步留给对手这样的名称？
lesson-graph-found = 从 3 每个箭头都通向您能胜的名称：从终点往回做标记。
lesson-graph-alone = 自己走：从家到海边，箭头更多。您先走。

lesson-hackenbush-title = 半步
lesson-hackenbush-goal = 弄清一节蓝上面压一节红值多少。
lesson-hackenbush-insight = 一节蓝上面压一节红，值半步。
lesson-hackenbush-start = 草地上有一根茎：一节蓝上面压一节红。您是蓝方，只能剪蓝节，红方只能剪红节。剪口以上全部落下。无节可剪者败。
lesson-hackenbush-alone = 红方先走，就剪上面；您先走，就剪下面，上面跟着落下。谁会赢？
lesson-hackenbush-alone-first = 先走的一方
lesson-hackenbush-alone-blue = 无论谁先走，都是蓝方
lesson-hackenbush-whole = 所以它对您有利。可是它和整整一节蓝一样好吗？现在它对着一节红。谁会赢？
lesson-hackenbush-whole-even = 谁也不领先：先走的一方败
lesson-hackenbush-whole-red = 无论谁先走，都是红方
lesson-hackenbush-two = 一根这样的茎抵不上一节红。那么两根对一节呢？剪掉备用的蓝节，也就是第 4 茎，于是红方得先剪。
lesson-hackenbush-reply = 红方剪去第 1 茎上面的一节。现在那里是整整一节蓝。
lesson-hackenbush-keep = 轮到您。您有两种剪法，其中一种更好。哪一种花得少？
lesson-hackenbush-started = 现在是一节蓝对一节红，轮到红方剪，最后一剪是您的。所以红方先走，红方就败。
lesson-hackenbush-half = 这次您得先走。无论怎么剪，都只剩一根这样的茎对一节红，红方胜。所以谁先走谁败：两根茎和一节红互相抵消。两根值一步，一根值半步。看箭头就明白了。
lesson-hackenbush-last = 自己走：三根这样的茎，还有几节整的。您是蓝方，您先走。
lesson-hackenbush-quarter-title = 上面再加一段
lesson-hackenbush-quarter-goal = 弄清上面再加一节蓝值多少。
lesson-hackenbush-quarter-insight = 第一次变色之后，每节只算它下面那节的一半。
lesson-hackenbush-quarter-start = 第 1 茎是半步的茎上面又多了一节蓝。您剪掉它，剩半步；红方剪红节，剩整整一节蓝。第 1 茎正在两者中间。最上面一节加了多少？
lesson-hackenbush-quarter-half = 半步
lesson-hackenbush-quarter-quarter = 四分之一步
lesson-hackenbush-quarter-nothing = 不值什么
lesson-hackenbush-quarter-rule = 规则就是这样，从地面数起：和最下面一节同色的，每节算一整步。颜色第一次变了以后，每节只算它下面那节的一半。蓝节算给您，红节算给红方。
lesson-hackenbush-quarter-mark = 这张图以四分之一步计数：向右是您的茎，向上是红方的茎。一节蓝上面压两节红是 1 格，因为 1 − ½ − ¼ = ¼；上面只压一节红是 2 格。轮到红方剪。标出所有适合留给红方的位置。空的角也算，因为那里红方无节可剪。
lesson-hackenbush-quarter-find = 所以第 1 茎给您 1 − ½ + ¼ = ¾ 步，第 2 茎半步，第 3 茎给红方一整步。您领先四分之一步。哪一剪花得不比这更多？
lesson-hackenbush-quarter-found = 第 1 茎最上面的一节：½ + ½ − 1 = 0。谁也不领先，而轮到红方剪。在同一根茎上，剪得越高，花得越少。
lesson-hackenbush-quarter-last = 自己走：四根茎。您是蓝方，您先走。
lesson-staircase-title = 台阶就是堆
lesson-staircase-goal = 用楼梯上的硬币玩尼姆，找出哪些硬币算数。
lesson-staircase-insight = 只有奇数级台阶上的硬币算数：用它们下尼姆。
lesson-staircase-start = 从地面数起，第 1 到第 4 级有 2、3、1、4 枚硬币。每步把任意枚硬币从一级推到下一级，从第 1 级就推到地上。不能走者败。您先走。
lesson-staircase-aside = 假设只有第 2 级有硬币，您把其中几枚推到第 1 级。对手能怎样走？
lesson-staircase-aside-count = 没有办法：是您先走的
lesson-staircase-aside-undone = 把同样的硬币再推到地上
lesson-staircase-odd = 所以第 2 级的硬币没有用，第 4 级的也一样：对手会把它们再往下推。只有第 1、3 级的硬币算数。从那里推，就像从尼姆的堆里取走。
lesson-staircase-verdict = 这里的两堆是 2 和 1。它们不相等，所以您能赢。
lesson-staircase-find = 使第 1、3 级相等。
lesson-staircase-found = 相等了。对手从一级推下多少，您就从另一级推下多少。对手从第 2 或第 4 级推下来的，您就再往下推。
lesson-staircase-alone = 自己来：三级台阶，有 3、2、1 枚硬币。您先走。

lesson-chomp-title = 有毒的那块
lesson-chomp-goal = 留下总能应对的两行，再找出正方形的应对办法。
lesson-chomp-insight = 留下下行比上行多一格的两行，或两条一样长的臂。
lesson-chomp-start = 一块巧克力：下面 6 块，上面 3 块。每咬一口取走一块，连同它上方和右方的所有块。左下角那块有毒。只剩它留给您时，您就败。您先走。
lesson-chomp-leave = 这两种小巧克力，留下哪一种好：下面 2 块、上面 2 块，还是下面 2 块、上面 1 块？
lesson-chomp-leave-even = 下 2 块，上 2 块
lesson-chomp-leave-longer = 下 2 块，上 1 块
lesson-chomp-mark = 标出所有值得留下的两行巧克力。只剩有毒的那块（下 1 块、上 0 块）是其中之一。
lesson-chomp-verdict = 它们在一条对角线上：下行恰好比上行长一块。任何一口都会破坏它，再咬一口又能恢复。
lesson-chomp-find = 下面 6 块，上面 3 块。使下行恰好比上行长一块。
lesson-chomp-found = 留下 4 和 3。对手无论咬哪里，您都能再弄成这样，直到 1 和 0。
lesson-chomp-arms = 现在是正方形，3 乘 3。咬哪一口能留下两条相等的臂？
lesson-chomp-copy = 对手咬一臂，您就在另一臂照样咬一口：最后有毒的那块留给对手。别的巧克力要靠搜索。但只要不止一块，任何矩形都是先走的一方能胜：如果咬远角会败，对它的应着一开始就可以走。
lesson-chomp-alone = 自己来：4 乘 4。您先走。
lesson-green-stalks-title = 绿茎
lesson-green-stalks-goal = 让三根茎的每一份都成对。
lesson-green-stalks-insight = 绿茎就是尼姆堆：留下的每一部分都要成对。
lesson-green-stalks-start = 两根绿茎。绿节双方都能剪，剪口以上全部落下。无节可剪者败。您先走。
lesson-green-stalks-pair = 哪一剪给对手留下两根一样的茎？
lesson-green-stalks-paired = 两根茎各一节：对手剪什么，您也剪什么。
lesson-green-stalks-three = 现在三根绿茎，长短都不同，还是您先走。谁胜？
lesson-green-stalks-three-first = 先走的一方
lesson-green-stalks-three-second = 应对的一方
lesson-green-stalks-parts = 把 3 看成 2 和 1。这样 1 有伴，2 也有伴，没有一个落单。不论您剪什么，对手都能使剩下的重新配对。
lesson-green-stalks-unpaired = 三根茎各有 3、2、4 节。3 还是 2 和 1，4 不必拆开，它没有伴。哪一剪能让每一份都有伴？
lesson-green-stalks-even = 现在 2 成对，1 也成对。更长的茎也这样拆：拆成 1、2、4、8 等，每种最多一份。
lesson-green-stalks-alone = 自己走：三根茎，各有 1、3、5 节。您先走。
lesson-green-decides-title = 蓝红之外的绿色
lesson-green-decides-goal = 弄清双方相当时，由什么决定胜负。
lesson-green-decides-insight = 蓝和红互相抵消时，绿茎决定胜负。
lesson-green-decides-cancel = 您是蓝方。第 1 茎和第 2 茎颜色正好相反：红方在一根上剪什么，您就能在另一根上剪什么。这里由什么决定？
lesson-green-decides-cancel-blue = 蓝节
lesson-green-decides-cancel-green = 绿茎
lesson-green-decides-find = 剪一下，让两根绿茎也一样长。
lesson-green-decides-found = 现在什么都成对了。要是剪了蓝节，您就会落后半步或更多。
lesson-green-decides-last = 自己走：两个一半、一个整的和两根绿茎。您是蓝方，您先走。
lesson-domineering-title = 余步
lesson-domineering-goal = 留出只有自己的骨牌能用的空处。
lesson-domineering-insight = 做出只有您能用的空位，并留到最后。
lesson-domineering-start = 三行三列的棋盘。您是竖方，骨牌竖着放：上下两个空格。对手是横方，横着放。谁没有地方放骨牌，谁败。您先走。
lesson-domineering-column = 横方需要左右相邻的两个空格。占哪一列，才能让这样的空格最少？
lesson-domineering-column-outer = 边上的一列
lesson-domineering-column-middle = 中间的一列
lesson-domineering-find = 把骨牌放在那里。
lesson-domineering-spare = 现在两边的列各自分开，只有最下面一行还是共有的。横方在那里能放一张。您能放两张，两边各一张：您多一步余步。
lesson-domineering-first = 换一个棋盘，又轮到您走。它已分成两部分：左边的 A 和右边的 B。在一部分走，另一部分不变。双方都想先走哪里？
lesson-domineering-first-long = A
lesson-domineering-first-square = B
lesson-domineering-verdict = B。在那里放一张，B 剩下的就只有您能用：多一步。如果横方先放，剩下的就归横方。在 A 不必着急：先走只会耗掉自己的空处。
lesson-domineering-hot = 先走 B。
lesson-domineering-found = 在 B 您多一步余步，横方一步也没有。分成许多部分的棋盘就这样下：先走下一步最值的地方，余步留到最后。
lesson-domineering-alone = 自己走：四行四列。您是竖方，先走。

## 局面地图。
map-legend = { $layer ->
    [outcome] 填色：留下稳妥。从那里走的人会输。
    [values] 数字是价值相同的尼姆堆的大小。0 留下稳妥。
    [margin] 走的人在剩下的里面多得多少。填色：不比对方多。
    [remoteness] 这局还要走多少步。越亮离结束越近。
   *[empty] 标出留下稳妥的局面。
}
map-progress = 局面：{ $done } / { $total }
error-map-none = { $game } 没有地图：它的局面不是由一两个数区分的。有地图的游戏：{ $games }。
map-sheet-task = 标出所有留下稳妥的局面：从那里走的人不能赢。从终局开始。
map-sheet-filled = 填色：留下稳妥。从那里走的人不能赢。
error-map-size = --size { $given }：请给出每行几个局面、共几行，如 64x32（总共最多 { $most } 个，每行最多 65535 个）。
error-map-from = --from { $given }：请给出地图从哪里开始，每边一个数（{ $ranges }），如 10 或 10,5。
error-map-layer = --layer { $layer }：{ $game } 的这些局面没有这一项。请用 --layer outcome，或更小的 --size：最多跟踪 { $most } 步。
error-map-large = 作为图片，{ $positions } 个局面太多了。请给更小的 --size，或用 --format ansi。
map-title = 地图
map-here = 这里
map-place = { $axis }：{ $number }
map-nothing = 没有一局会走到这里。
map-marked = 您的标记：{ $safe ->
    [yes] 留下它稳妥。
   *[no] 留下它不稳妥。
  }
map-unmarked = 没有标记：按 { $key } 标记。
map-met = { $drawn ->
    [0] 您留下过它：胜 { $won }，负 { $lost }，对手让了 { $given }。
   *[other] 您留下过它：胜 { $won }，负 { $lost }，和 { $drawn }，对手让了 { $given }。
  }
map-margin = { $sign ->
    [more] 走的人在剩下的里面多得 { $points } 分。
    [less] 走的人在剩下的里面少得 { $points } 分。
   *[same] 剩下的两人得的一样多。
  }
map-worth = { $outcome ->
    [end] 到这里结束：留下它的人赢了。
    [end-won] 到这里结束：留下它的人输了。
    [won] 留下它不稳妥：{ $words }。这样留下 { $left }，是稳妥的。
    [unknown] 从这里谁胜，尚不知道。
   *[safe] 留下它稳妥：从这里走哪一步都留不下稳妥的局面。
  }
map-value = 它相当于一堆 { $value } 个。
map-moves = 还有 { $moves } 步结束。
map-differs = 您的标记与此不同。
map-layer-marks = 我的标记
map-layer-met = 我的对局
map-layer-outcome = 哪些留下稳妥
map-layer-values = 数值
map-layer-remoteness = 还有几步
map-fill-end = { $safe ->
    [yes] 终点：这里没有人走。留下它的人赢了，所以稳妥。
    [no] 终点：这里没有人走。留下它的人输了，所以不稳妥。
   *[points] 终点：没有可取的了。
  }
map-fill-points = 又有 { $count } 个局面：最好一步所取的，减去对手之后所得的。
map-fill-safe = { $count } 个局面，从那里走哪一步都留不下稳妥的：它们稳妥。第一个是{ $place }。
map-fill-won = { $count } 个局面，有一步能留下稳妥的：它们不稳妥。第一个是{ $place }。
map-fill-done = 看得见的都填满了。
map-costs = 那样这盘赢了也不算数。再按一次同一个键就显示。
map-no-game = 从那里不能开局。
map-none = 这个游戏没有地图。一局结束时会检查您的标记。
map-wheel = 每行 { $columns } 个。
map-no-turn = 不能再转了。
map-key-mark = 标记
map-key-fill = 填
map-key-judge = 检查
map-key-rule = 规则
map-key-play = 下
map-key-zoom = 大小
map-key-wheel = 转轮
map-key-slice = 层
claim-title = 我的规则
claim-begin = 留下稳妥的正是这些：
claim-marks = 我标记为稳妥的
claim-rest = { $rest ->
    [0] { $number } 的倍数
   *[other] { $number } 的倍数加 { $rest }
  }
claim-repeats = 我在 { $number } 以下的标记，以后每 { $number } 个重复一次
claim-sums = 3、5、8、13 ……：每个是前两个的和
claim-both-even = 到终点两个方向的步数都是偶数
claim-equal = 两个方向的步数一样多
claim-difference = 一个方向比另一个多 { $number } 步
claim-sum-rest = { $rest ->
    [0] 两个方向的步数之和是 { $number } 的倍数
   *[other] 两个方向的步数之和是 { $number } 的倍数加 { $rest }
  }
claim-nothing = 这里没有标记为稳妥的局面：按 { $key } 标记。
claim-holds = 试了 { $positions } 个局面，到 { $place } 为止：没有反例。
claim-fails = 反例（{ $place }）：留下它不稳妥{ $words ->
    [none] 。
   *[other] ：{ $words }。
  }
claim-fails-safe = 反例（{ $place }）：它稳妥，规则却说不。
claim-key-test = 检验
claim-key-number = 数
claim-key-rest = 加
marks-right = 标记 { $all } 个，对了 { $right } 个。
marks-refuted = 留下 { $position } 不稳妥：{ $words }。
marks-safe = 留下 { $position } 稳妥。
marks-none = 还没有标记。
mark-choose = 用方向键选一步：标记的是它留下的局面。
mark-long = 这个局面太长，不能标记。
mark-is = { $safe ->
    [yes] 标记为稳妥
   *[no] 标记为不稳妥
  }
mark-now = { $position } 的标记：{ $safe ->
    [yes] 留下稳妥。
   *[no] 留下不稳妥。
  }
mark-told = { $kind ->
    [safe] 已标记：留下 { $position } 稳妥。
    [unsafe] 已标记：留下 { $position } 不稳妥。
   *[none] { $position } 不再有标记。
  }
card-marks = 地图和我的标记
card-mark = 标记 { $position }：留下不稳妥
action-map = 打开局面地图：您的标记、您的对局、哪些留下稳妥
    .short = 地图
action-believe = 把局面标记为稳妥、不稳妥，或取消标记
    .short = 标记
action-layer-marks = 在地图上显示或不显示您的标记
    .short = 标记
action-layer-met = 在地图上显示或不显示您在对局中留下的局面
    .short = 对局
action-layer-outcome = 在地图上显示或不显示哪些留下稳妥
    .short = 稳妥
action-layer-values = 在地图上显示或不显示数值
    .short = 数值
action-layer-remoteness = 在地图上显示或不显示还有几步
    .short = 步数
action-judge = 检查您的标记：对了几个，其余的被什么驳倒
action-state = 说出哪些留下稳妥的规则，并看最小的反例
action-fill = 从终点起把地图再填一步
action-unfill = 退回填过的一步
action-larger = 地图的格子放大
action-smaller = 地图的格子缩小
action-turn-on = 行变长，或下一层；在规则里多加一些
action-turn-back = 行变短，或上一层；在规则里少加一些
context-map = 局面地图
context-rule = 说出规则之处
axis-coins = 枚数
axis-column = 列
axis-row = 行
axis-day = 日
axis-month = 月
axis-product = 乘积
axis-factor = 上一个因数
axis-taken = 上次取走
axis-pile-one = 第 1 小堆
axis-pile-two = 第 2 小堆
axis-pile-three = 第 3 小堆
axis-cells = 格数
axis-heap-one = 第 1 堆
axis-heap-two = 第 2 堆
axis-heap-three = 第 3 堆
axis-gap-one = 间隔 1
axis-gap-two = 间隔 2
axis-gap-three = 间隔 3
axis-lower-row = 下行
axis-upper-row = 上行
axis-step-one = 第 1 级
axis-step-two = 第 2 级
axis-step-three = 第 3 级
axis-length = 厘米
axis-bar = 第一块
axis-until = 止于
axis-gone = 左边已取
axis-heap = 堆

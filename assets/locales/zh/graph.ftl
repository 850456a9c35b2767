graph-title = 图上的棋子
graph-rule = 沿箭头移动棋子；不能走者{ $last ->
    [loses] 胜
   *[wins] 败
  }。
graph-notation = 棋子要去的名称，如 b
graph-figure = 箭头通向何处
graph-axis-x = 箭头
graph-axis-y = 箭头
graph-field-arrows = 箭头
graph-field-start = 起点 (start)
graph-form-arrows = 以箭头相连的名称，如 a-b,b-c
graph-form-name = 箭头中有的名称
graph-preset-default = 六个名称
graph-preset-stairs = 楼梯
graph-preset-circle = 有一个圈
graph-preset-misere = 六个名称（反常规则）
graph-preset-town = 去海边的路
graph-move = 走到 { $to }
graph-arrows-many = 有 { $count } 个箭头；可填：1 到 { $most } 个
graph-names-many = 名称多于 { $most } 个；可填：2 到 { $most } 个
graph-name-long = 名称 { $name } 太长；可填：1 到 { $most } 个字母或数字
graph-itself = { $arrow } 从一个名称指向它自己；箭头连接两个名称
graph-twice = { $arrow } 出现了两次；每个箭头只写一次
graph-no-name = 箭头中没有这个名称；可填：{ $names }
graph-no-arrow = 没有从 { $from } 到 { $to } 的箭头；可走：{ $names }
graph-recited = 棋子在 { $name }。箭头指向：{ $names }。
graph-recited-end = 棋子在 { $name }。从这里没有箭头。

# 该理论的面板：凡以搜索求解的游戏都用它。
why-searched-drawn = 和局
why-searched-value = 值 { $value }，距结束 { $moves } 步
why-searched-moves = 距结束 { $moves } 步
why-searched-head = 着法与结果（双方步数）
why-searched-leaves = { $outcome ->
    [win] 胜，还有 { $moves } 步
    [loss] 败，还有 { $moves } 步
   *[draw] 和，绕圈
  }{ $value ->
    [none] {""}
   *[other] ，值 { $value }
  }
why-searched-counts = { $outcome ->
    [win] { $which ->
        [every] { $all } 步都通向 P 位置。
       *[some] { $all } 步中有 { $lost } 步通向 P 位置。
      }
    [loss] 全部 { $all } 步都通向 N 位置。
   *[draw] 没有一步通向 P 位置；{ $which ->
        [every] { $all } 步都保持和局。
       *[some] { $all } 步中有 { $drawn } 步保持和局。
      }
  }
why-searched-keep = 没有更快的赢法：{ $words }。
why-searched-then = { $moves ->
    [0] 这就结束了。
   *[other] 此后无论对手怎样走，还有 { $moves } 步。
  }
why-searched-hold = 保持和局：{ $words }。
why-searched-mex = 各步留下的值是 { $reached }；缺少的最小数是 { $value }。
plain-why-searched-counts = { $outcome ->
    [win] { $which ->
        [every] 您的每一步都留给对手必败的位置。
       *[some] 您的 { $all } 步中有 { $lost } 步留给对手必败的位置。
      }
    [loss] 您的每一步都留给对手必胜的位置。
   *[draw] { $which ->
        [every] 没有一步能胜，但每一步都保持和局。
       *[some] 没有一步能胜，但 { $all } 步中有 { $drawn } 步保持和局。
      }
  }
plain-why-searched-keep = 没有更快的赢法：{ $words }。
plain-why-searched-then = { $moves ->
    [0] 这就结束了。
   *[other] 无论对手怎样应，至多再走 { $moves } 步就结束。
  }
plain-why-searched-hold = 保持和局：{ $words }。这样对手也不能强行取胜。
# 为什么成立：从终点往回标（Zermelo 1913）。
holds-searched-ends = 无步可走之处已经结束：标记 0。
holds-searched-back = 由此往回：最快的一步通向 n − 1 步败，就是 n 步胜；每一步都通向胜，最慢的是 n − 1 步，就是 n 步败。
holds-searched-circles = 始终得不到标记的是和局：从那里总有一步绕圈通向同样没有标记的位置，永无止境。
holds-searched-won = { $which ->
    [every] 这里的 { $all } 步都通向必败的局面：
   *[some] 这里的 { $all } 步中有 { $lost } 步通向必败的局面：
  }所以这里 { $moves } 步胜。
holds-searched-lost = 这里的 { $all } 步都通向必胜的局面：所以这里 { $moves } 步败。
holds-searched-drawn = 这里的 { $all } 步没有一步通向必败的局面，{ $drawn } 步通向没有标记的局面。所以这里也没有标记。
plain-holds-searched-ends = 从终点开始。那里谁胜一目了然。
plain-holds-searched-back = 再一处一处往回走。有一步留下必败之处，就是必胜；每一步都留下必胜之处，就是必败。
plain-holds-searched-circles = 有些地方始终没有标记。从那里双方可以一直绕圈：和局。
plain-holds-searched-won = { $which ->
    [every] 您的每一步都留给对手必败之处。
   *[some] 您的 { $all } 步中，留给对手必败之处的有：{ $lost } 步。
  }
plain-holds-searched-lost = 您的每一步都留给对手必胜之处。
plain-holds-searched-drawn = 没有一步留下必败之处，所以胜不了。{ $which ->
    [every] 每一步都保持和局。
   *[some] 保持和局的着法：{ $all } 步中的 { $drawn } 步。
  }
smaller-graph = 先把棋子放在终点附近。从哪里您不愿意走？
look-graph = 看没有箭头出去的名称，以及离它们一个箭头的名称。

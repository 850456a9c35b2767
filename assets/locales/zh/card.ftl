card-wins = { $who ->
    [you] 您获胜
    [first] 先手获胜
    [second] 后手获胜
   *[rival] 您输了
  }
card-machine-wins = { $name }获胜
card-draw = 和局
# A position that has no name of its own; .from stands behind "from" and "until".
left-start = 开局时
left-game = 这一局
left-at = 直到 { $position }
place-start = 开局
    .from = 开局
place-that = 那个局面
place-after = { $who ->
    [first] 先手
   *[second] 后手
  }第 { $number } 步之后的局面
    .from = { $who ->
        [first] 先手
       *[second] 后手
      }第 { $number } 步之后的局面
card-last-of = { $who ->
    [you] 您走完最后一步
    [first] 先手走完最后一步
    [second] 后手走完最后一步
   *[machine] 对方走完最后一步
  }
card-kept = 您留下 { $position }，此后谁也无法改变。
# The same where all positions that were left have room.
card-kept-all = 您依次留下 { $lefts }。是巧合吗？
card-then = 、
# The same where the position has no name.
card-kept-move = 从第一步（{ $words }）起，您就占胜势，一次也没有错过。
card-at-once = 您的第一步就定了胜负：{ $words }。
card-turned = { $left }，{ $who ->
    [you] 您
    [first] 先手
    [second] 后手
   *[rival] { called }
  }本可{ $from ->
    [draw] 守和
   *[win] 获胜
  }；{ $who ->
    [you] 您的
   *[other] 其
  }第 { $number } 步错过了：{ $words }。
card-used = { $left }，{ $who ->
   *[rival] { called }
  }本可{ $from ->
    [draw] 守和
   *[win] 获胜
  }；其第 { $number } 步（{ $words }）错过了，您抓住了机会。
card-turned-draw = { $left }，{ $who ->
    [you] 您
    [first] 先手
    [second] 后手
   *[rival] { called }
  }本可获胜；{ $who ->
    [you] 您的
   *[other] 其
  }第 { $number } 步使之成和：{ $words }。
card-slipped-before = 您的第 { $number } 步也是失误，{ $back ->
    [yes] 但对手又给了您机会
   *[no] 把赢棋走成了和棋
  }。“为什么？”从那一步讲起。
card-lost-from-start = { $who ->
    [second] 从 { $position } 开始，只要对方不失误，先走的一方赢不了：试试后走。
   *[first] 从 { $position } 开始，先走的一方可以获胜：试试先走。
  }
# One side wins, whoever goes first. $side: that side.
card-lost-to-side = 从 { $position } 开始，无论谁先走，{ $side ->
    [blue] 蓝方
    [red] 红方
    [vert] 竖方
   *[horz] 横方
  }都可以获胜：下次试试{ $side ->
    [blue] 蓝方
    [red] 红方
    [vert] 竖方
   *[horz] 横方
  }。
card-held = 从 { $position } 开始，{ $who ->
    [first] 先手
   *[second] 后手
  }始终可以获胜，一步也没有错过。
card-held-draw = 从 { $position } 开始，双方都无法强行取胜，也都没有失去和局。
card-needless = { $who ->
    [first] 先手
    [second] 后手
   *[you] 您
  }认输时，局面{ $worth ->
    [draw] 其实是和局。
   *[win] 其实仍可获胜。
  }
card-last = 最后一步。{ $moved }
card-no-move = 谁也没有走：先手无路可走，而不能走的一方输。
card-mistakes = { $count ->
    [0] 没有失误
   *[other] { $count } 处失误
  }
# A game that shows whether a stop is known has ended.
card-exam = { $passed ->
    [yes] 您掌握了：{ $name }。什么都不说，您连赢了 { $all } 局。
   *[no] 已连胜 { $running } / { $all }。
  }
card-know = 您掌握了
card-know-name = { $name }：不靠帮助，连赢 { $all } 局。
# The name of the game in the literature.
card-know-called = 数学家叫它“{ $title }”。
card-know-trick = 您的诀窍：
card-first = 首次获胜：{ $name }。
card-won-stops = 已赢 { $won } / { $all }
card-hints = 提示：{ $count }
card-advised = 不算赢，因为{ $what }。
card-advised-undone = 您悔过棋
card-advised-played = 有一步是程序替您走的
card-advised-hints = 您用了“看哪里”之后的提示
card-advised-shown = 屏幕上显示了答案
card-advised-map = 您看过地图
card-advised-again = 您是从“为什么？”接着下的
card-advised-class = 这一局面向过全班
card-advised-other = 您得到过帮助
card-next = 下一局：从 { $position } 开始
    .short = 下一局
card-next-other = 下一局：另一个开局
card-seats = 下一局：同样的游戏，交换先后手
card-why = 为什么？看哪里走错了
    .short = 为什么
card-why-slip = 为什么？看哪一步错失了胜利
card-review = 看胜负定在哪一步
    .short = 复盘
card-new = 另一局
    .short = 另一局
card-lesson = 课程：{ $title }
card-map = 首页
card-close = 棋盘

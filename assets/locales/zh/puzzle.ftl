# 谜题：从给定局面找出好着。
puzzle-title = 谜题
puzzle-task = { $goal ->
    [win] 请找出能胜的一步。
   *[draw] 没有能胜的着法：请找出能和的一步。
  }
puzzle-untold = 哪些着法正确、共有几种、为什么，等您找到之后，或看答案时再说明。
puzzle-rule = 规则
puzzle-example = { $led_here ->
    [yes] 对手的上一步：{ $words }。
   *[no] 一步棋的例子：{ $words }。
  }
puzzle-fails = 这一步不行。请找更好的着法。
puzzle-reply = 对手会这样应：{ $words }。
puzzle-of-day = { $day }{ $gentle ->
    [yes] （简单）
   *[no] {""}
  }
puzzle-of-seed = --seed { $seed }
puzzle-legal = 可走的着法共 { $legal } 种。
puzzle-right = { $legal } 种着法中，{ $right } 种正确。
puzzle-grade-of = 难度 { $grade } / { $hardest }。
puzzle-uncounted = 自行指定的题：不计成绩。
puzzle-day-open = 每日谜题只计一次。
puzzle-day-solved = 连续 { $run } 天。按 { $key } 复制结果。
puzzle-gives-up = 看了答案，这道题就算放弃。再按 { $key } 看答案，或者接着找。
puzzle-solved = { $tries ->
    [1] 一次就解出了。{ $words }
   *[other] 第 { $tries } 次解出。{ $words }
  }
puzzle-date = { $month }月{ $date }日
puzzle-line = { $name } { $date } · { $game } · { $tries }{ $run ->
    [0] {""}
    [1] {""}
   *[other] {" "}· 连续 { $run } 天
  } · 您能找到这一步吗？
puzzle-of-own = 自己的对局
puzzle-own-open = 在您的对局中，这一步走失了。
puzzle-own-tried = { $days ->
    [0] 连续两次解出：不再出现。
    [1] 明天再来。
   *[other] { $days } 天后再来。
  }
puzzle-streak = 连对 { $streak }，最高 { $best }
puzzle-streak-line = 一次解出：连对 { $streak } 题，最高 { $best }。
puzzle-total = 已解 { $total } 题。由易到难：{ $grades }。
puzzle-wanted = 选题：{ $game }，{ $grade ->
    [0] 不限难度
   *[other] 难度 { $grade }
  }。
puzzle-any-game = 不限游戏
puzzle-choose = 选题
puzzle-choose-how = 左右键选难度，上下键选游戏。{ KEY("enter") } 出题。
puzzle-grade = 难度
puzzle-grade-name = { $grade ->
    [0] 不限
   *[other] { $grade }
  }
puzzle-choose-grade = 难度
puzzle-choose-game = 游戏
puzzle-choose-take = 出题
puzzle-making = 正在出题…按 { KEY("back") } 停止。
puzzle-making-grade = 正在出难度 { $grade } 的题…已试 { $done }，至多 { $total }。按 { KEY("back") } 停止。
puzzle-stopped = 已停止。{ KEY("next-puzzle") } 出题，{ KEY("choose-puzzle") } 另选一类，{ KEY("back") } 离开。
puzzle-vain = 没有找到这样的谜题：{ $game ->
    [any] 不限游戏
   *[other] { $game }
  }{ $grade ->
    [0] {""}
   *[other] ，难度 { $grade }
  }。{ KEY("choose-puzzle") } 另选一类。

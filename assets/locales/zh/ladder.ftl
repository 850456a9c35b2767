# The steps of help.
ladder = 提示：{ $step }
ladder-smaller = 先试一个小的
ladder-outcome = 谁会赢
ladder-place = 看哪里
ladder-idea = 想法
ladder-move = 走法
ladder-reason = 全部理由
landing-head = 您留下过
landing-won = 胜 { $count }
landing-games = { $count } 局
landing-drawn = 和 { $count }
landing-given = 对手让了 { $count }
ladder-degree = { $degree ->
    [figure] 图形
    [nothing] 不说
   *[all] 全部
  }

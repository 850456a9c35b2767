# A seat is chosen for a game that shows whether a stop is known.
action-exam = 自我测试：对从不失误的斯芬克斯连胜三局，什么都不说
    .short = 自测
seat-title = 谁赢?
seat-ask = 从这里谁能赢：先手还是后手?请坐到那个位置。
seat-choice = { $seat ->
    [first] 我先走
   *[second] 我后走
  }
seat-exam = 对手是斯芬克斯，数字随机抽取，什么都不说，也不能悔棋。已连胜 { $running } / { $all }。
seat-sit = 入座
status-exam-over = 这一局已经算数，不能再悔棋。
status-exam = 这一局在结束前什么都不说，也不能悔棋。
ladder-exam = 这一局什么都不说。
context-seat = 选座位时

# 以下法教人的机器。
seat-machine = 机器
    .short = 机器
seat-trapper = 设陷者
seat-coach = 教练·{ $level ->
    [0] 非常温和
    [1] 温和
    [2] 宽松
    [3] 适中
    [4] 较严
    [5] 很强
   *[6] 全力
  }
    .short = 教练
machine-trapper = 每步都走最好；不能赢时，走最难应对的一步
machine-coach = { $slips ->
    [0] 全力对局，不再让步
    [6] 每次能赢时都让出胜局
   *[other] { $slips ->
        [1] 六次胜势中有一次
        [2] 三次胜势中有一次
        [3] 一半的胜势
        [4] 三次胜势中有两次
       *[5] 六次胜势中有五次
      }会让给您，好让您找到
  }

# 以下法教人的机器。
seat-trapper = 设陷者
seat-coach = 教练 { $level }
machine-trapper = 每步都走最好；不能赢时，走最难应对的一步
machine-coach = { $slips ->
    [0] 不再让步
   *[other] 6 次中有 { $slips } 次让出胜局，好让您找到
  }

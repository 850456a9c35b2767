# 以下法教人的机器。
called = { $who ->
    [machine] 斯芬克斯
    [coach] 教练
    [trapper] 设陷者
   *[rival] 机器
  }
    .inside = { $who ->
        [machine] 斯芬克斯
        [coach] 教练
        [trapper] 设陷者
       *[rival] 机器
      }
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
machine-trapper = 每步都走最好；不能赢时，走最难应对的一步
machine-coach = { $slips ->
    [0] 什么也不让；不能赢时，走最难应对的一步
    [6] 能赢时让出胜局，除非能立刻取胜；必败时，尽量不立刻输
   *[other] { $slips ->
        [1] 六次胜势中有一次
        [2] 三次胜势中有一次
        [3] 一半的胜势
        [4] 三次胜势中有两次
       *[5] 六次胜势中有五次
      }会让给您，除非能立刻取胜
  }
coach-said = “{ $line }”
coach-says-first = { $line ->
    [0] 那就开始吧。
    [1] 祝我们俩好运。
   *[2] 好，走着瞧。
  }
coach-says-only = { $line ->
    [0] 我没得选。
   *[1] 我只有这一步可走。
  }
coach-says = { $line ->
    [0] 嗯，有意思。
    [1] 不急，我等您。
    [2] 好，就这样。
    [3] 我喜欢这个游戏。
    [4] 这一步您怎么应？
    [5] 这一步我想过的。
    [6] 嗯，让我看看。
   *[7] 该您想了。
  }

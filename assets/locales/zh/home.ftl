# What stands beside the name of the program.
home-solved = 这里的每个游戏都已解出。
home-find = 看看是怎么解的。
home-known = 已掌握 { $known } / { $all }
home-played = { $tried ->
    [0] 还没玩过。
   *[other] 玩过 { $tried } 局，不靠提示赢 { $won } 局。
  }
home-unfinished = 未完成，已走 { $count } 步。
home-next = { $step ->
    [win] 下一步：不靠提示赢一局。
    [setup] 下一步：赢第 { $number } 个开局（共 { $all } 个）。
    [exam] 下一步：什么都不说，连赢 { $wins } 局（{ $running }/{ $wins }）。
   *[known] 已掌握。按 { KEY("new", at: "home") } 可选其他设置。
  }
home-enter = { $moves ->
    [0] 与教练对局
   *[other] 从第 { $moves } 步接着下
  }
home-coach = { $slips ->
    [0] 教练现在全力对局，什么也不让。
    [6] 教练让着您：每次胜势都还给您，除非能立刻取胜。
   *[other] { seat-coach }：{ $slips ->
        [1] 六次胜势中有一次
        [2] 三次胜势中有一次
        [3] 一半的胜势
        [4] 三次胜势中有两次
       *[5] 六次胜势中有五次
      }会还给您，除非能立刻取胜。
  }
home-form = 开局
home-today = 今日
home-day = { $state ->
    [new] 今天的谜题在等您。
    [missed] 今天的谜题：再试一次。
    [shown] 今天的谜题：您看过答案了。
   *[solved] 今天的谜题：已解开。
  }
home-run = 连续 { $run } 天。
home-waiting = 有 { $count } 个您的局面在等您。
home-since = 昨天以来新{ $kind ->
    [known] 掌握
   *[won] 赢过
  }：{ $names }{ $more ->
    [0] {""}
   *[other] ，还有 { $more } 个
  }。
home-coming = 下一步：{ $name }{ $step ->
    [setup] ，第 { $number } 个开局（共 { $all } 个）。。
    [exam] ，不靠提示连赢 { $wins } 局（{ $running }/{ $wins }）。。
   *[win] ，不靠提示赢一局。
  }
home-all-known = 所有站点都已掌握。
home-copy = 复制结果
beside-lessons = 课程
    .about = 从 17 枚硬币开始，一步一步的课程。
beside-puzzles = 谜题
    .about = 找出一步的局面：每天一题，或想做多少做多少。
beside-lab = 火柴盒
    .about = 从输棋中学习的火柴盒机器。
beside-shelf = 存局
    .about = 起了名字保存的棋局，和所有成绩。
beside-demo = 演示
    .about = 程序自己下、自己讲：适合大厅，也适合旁观。
home-own = 自己的游戏

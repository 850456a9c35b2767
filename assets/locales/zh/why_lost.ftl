# Why a game was lost, and how it goes on along the path.
card-onward = 下一步：{ $step ->
    [again] 再来一局，不靠帮助
    [setup] 第 { $number } 个设置（共 { $all } 个），从 { $position } 开始
    [setup-alone] 第 { $number } 个设置（共 { $all } 个）
    [exam] 自我测试：随机开局，什么都不说
   *[stop] { $name }
  }
    .short = 继续
why-title = 为什么？
why-refuted = { $step ->
    [moved] 这是您的第 { $number } 步。在此之前{ $from ->
        [draw] 您本可守和
       *[win] 您本可取胜
      }。
   *[replied] 对方就这样应对。
  }
why-find = 找一步无法反驳的棋。还可试 { $left } 次。
why-best-reply = 最好的应对：{ $words }。
why-reply = 应对
why-better = 找更好的一步
why-found = 对了：{ $words }。
why-answer = 答案：{ $words }。
why-worth = 您找到了。从这里赢不计入；新开一局才算。
why-again = 对手这样应对。{ KEY("enter") }：换一步再试。
    .short = 换一步
why-go-on = 从这里接着下

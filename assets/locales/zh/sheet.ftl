# 练习卷。
sheet-title = 练习 { $seed }
sheet-name = 姓名：
sheet-rule = { $title }{ $last ->
    [loses] ，{ said-last-loses }
   *[wins] {""}
  }：{ $rule }
sheet-exercise = { $number }. { $title }：{ $position }
sheet-task = { $last ->
    [loses] 此题走最后一步者败。
   *[wins] {""}
  }{ $who ->
    [first] 轮到先手。
   *[second] 轮到后手。
  }{ $goal ->
    [win] 请找出能胜的一步。
   *[draw] 请找出能和的一步；没有能胜的。
  }（难度 { $grade } / { $hardest }）
sheet-move = 着法：
sheet-why = 道理：
sheet-answers = 练习 { $seed } 的答案
sheet-again = 再出同一份：{ $command }
sheet-answer = { $moves }。例如：{ $words }。
sheet-answer-best = { $right }。{ $best }

cli-worksheet = 输出要求解的局面，另页输出答案和道理
cli-worksheet-games = 依次采用的游戏；不写则不限游戏。map GAME FIELD=VALUE：一张手填的地图，和填好的一张
cli-worksheet-count = 局面的个数；不写则为 4
cli-worksheet-seed = 出卷所用的数；同一个数出同一份卷
cli-worksheet-grade = 只要这一难度的局面，1（易）到 5
cli-worksheet-format = 卷面的格式：html（一个文件，浏览器可打印出所有页）、text（80 列，页间换页符）、ansi、svg（A4）
cli-worksheet-misere = 用 html 时也出最后一步为负的局面；其他格式本来就有
cli-worksheet-out = 每页写成这个文件夹中的一个文件（html 只有一个文件）

error-count = --count { $given }：请写局面的个数，1 到 { $most }
error-grade = --grade { $given }：难度是 1 到 { $hardest } 的整数
error-sheet-few = { $game }：{ $grade ->
    [0] 只找到 { $found } 个不同的局面；请减少个数
   *[other] { $found ->
        [0] 没有找到难度 { $grade } 的局面；请换一个难度
       *[other] 只找到 { $found } 个难度 { $grade } 的局面；请减少个数，或换一个难度
      }
  }
error-out = --out：{ $file }：{ $reason }
cli-worksheet-discover = 不出谜题，而出路线上这一站的局面，从中找出规则
discover-task = 对每个局面：轮到走的一方能赢吗？请勾选；能赢的，写出一步胜着。
discover-box = [ ] 能赢  [ ] 不能   着法：________
discover-rule = 我们的规则——哪些局面留给对手好：
discover-answers = 答案：{ $stop }
discover-answer = { $won ->
    [yes] 能赢：{ $moves }
   *[no] 不能赢：留给对手好
  }
error-stop = 路线上没有“{ $given }”这一站：{ $stops }
error-discover = “{ $given }”的局面太多，或不是整数，出不了找规则的练习纸

# 实验室：教一台火柴盒机器。
lab-title = 火柴盒
lab-heading = 教师：{ $teacher }
lab-wall = { $boxes } 个盒子
lab-wall-empty = 盒子
lab-right = { $won } 个中对 { $right } 个
lab-legend-right = 对
lab-legend-wrong = 错
lab-legend-lost = 必败
lab-legend-empty = 空盒
lab-legend-bead = 珠子：着法；盒子：局面
lab-building = 正在准备盒子：每个局面一个。
lab-judging = 正在用理论核对每个盒子：{ $done } / { $total }。
lab-goes-on = 您保存的机器：已下 { $games } 局。
lab-taught-otherwise = 还是同一台机器，从现在起换一种教法；已下 { $games } 局。
lab-ask-new = 丢掉 { $games } 局学到的一切？再按 { KEY("refill") } 则丢掉；按其他键则不丢。
lab-ask-other = 已有一台学过 { $setup } 的机器（{ $games } 局）。丢掉它？再按 { KEY("enter") } 则丢掉；按其他键则不丢。
lab-new = 所有盒子已恢复到开始时的样子。
lab-stopped = 已停止。学到的都留着。
lab-paused = 已暂停：{ $done } / { $total } 局。按 { KEY("train") } 继续，按 { KEY("back") } 停止。
lab-broken-off = 这一局中断了：没有从中学到什么。
lab-none-wrong = 每个必胜局面，它都判断对了。
lab-no-game = 这个设置不能下。
lab-learned-from-you = { $outcome ->
    [win] 它胜了您，往盒子里加了珠子（{ $changes } 种颜色）。
    [loss] 您胜了。它从盒子里取走了珠子（{ $changes } 种颜色）。
   *[draw] 和局：{ $changes } 种颜色的珠子有变化。
  }
lab-learned-empty = 它的盒子 { $position } 空了，盒子一空它就认输：对机器来说，这一局在那里就败了。{ $changes } 种颜色的珠子有变化。
lab-broken = 训练中断了：此前学到的都留着。
lab-none = “{ $game }”没有盒子：局面太多，或着法无法列举。
lab-instead = “{ $game }”没有盒子：局面太多，或着法无法列举。这里换成尼姆游戏。
lab-games = { $games } 局
lab-challenged = 下完离开后，它会从这一局学习。
lab-curve = 胜局
lab-intro = 一个盒子是一个局面，一种颜色的珠子是一种着法。机器闭着眼抽一颗珠子，走它的着法。
lab-intro-rule = 胜一局，抽到的每种颜色加 { $win } 颗；败一局，{ $blame ->
    [all] 每种
   *[last] 最后一种
  }减 { $loss } 颗。{ $openings ->
    [any] 每局从任意盒子开始。
   *[setup] 每局从设置的局面开始。
  }
lab-begin = 按 { KEY("train") } 训练，按 { KEY("enter") } 一颗一颗地下一局。
lab-won-last = 最近 { $games } 局中{ $who ->
    [beginner] 先走的一方
   *[machine] 它
  }胜 { $won } 局。
lab-ceiling = 横线：对手从不出错时，{ $games } 种开始方式中有 { $won } 种能胜。
lab-progress = { $done } / { $total } 局。
lab-speed = 每秒 { $speed } 局，还需 { $left } 秒。
lab-game = 第 { $number } 局
lab-game-from = 从 { $position } 开始
lab-turn = { $who ->
    [learner] 轮到机器抽珠。按 { KEY("enter") }。
    [other] 轮到另一方抽珠。按 { KEY("enter") }。
   *[teacher] 轮到教师走。按 { KEY("enter") }。
  }
lab-end = { $outcome ->
    [win] 机器胜。
    [loss] 机器败。
   *[draw] 和局。
  }
lab-end-resigned = { $who ->
    [learner] 它的盒子空了：机器认输。
    [other] 另一方的盒子空了：它认输。
   *[teacher] 教师认输。
  }
lab-no-move = 还没有抽过珠子。
lab-line = { $line }   （{ $bead } 为机器）
lab-change = { $position } 的 { $move }：{ $before } 变为 { $after }
lab-change-refilled = { $position } 的 { $move }：{ $before } 变为 { $after }，盒子空了，重新装满
lab-changes = 珠子：{ $changes }。
lab-no-change = 珠子没有变化。
lab-box = 盒子 { $position }
lab-box-of = { $number } / { $count }
lab-columns = 着法、珠子
lab-heading-wins = 胜
lab-heading-draws = 和
lab-heading-loses = 败
lab-hidden = 哪些着法正确暂不显示。按 { $key } 查看。
lab-likes = { $count ->
    [1] 它最偏爱 { $moves }。
   *[other] 它对 { $moves } 一样偏爱。
  }
lab-more-colours = 另有 { $count } 种着法，共 { $beads } 颗
lab-thinks-right = { $count ->
    [1] 它最偏爱 { $moves }，这能胜：对。
   *[other] 它对 { $moves } 一样偏爱，都能胜：对。
  }
lab-thinks-wrong = 它最偏爱 { $moves }，这不能胜；{ $wins } 才能胜：错。
lab-thinks-torn = 它对 { $moves } 一样偏爱，但并非都能胜；{ $wins } 才能胜：错。
lab-thinks-empty-won = 盒子空了，可是 { $wins } 能胜：错。
lab-thinks-lost = 这里抽到什么都会败，所以没有哪颗是对的；还剩 { $beads } 颗。
lab-thinks-empty-lost = 盒子空了：它已发现这里每一步都会败。
lab-thinks-empty-drawn = 盒子是空的。
lab-thinks-drawn = { $count ->
    [1] 它最偏爱 { $moves }。
   *[other] 它对 { $moves } 一样偏爱。
  }这里没有能胜的着法。
lab-last-none = 还没有哪一局改变过这个盒子。
lab-last = { $how ->
    [more] 第 { $game } 局给 { $move } 加了 { $beads } 颗珠子。
    [refilled] 第 { $game } 局从 { $move } 取走最后一颗：盒子重新装满了。
   *[less] 第 { $game } 局从 { $move } 取走 { $beads } 颗珠子。
  }
# 最后一行的词。
lab-speed-now = { $games ->
    [0] 能多快就多快
   *[other] 每秒 { $games } 局
  }
lab-faster = 速度
lab-take = 采用
lab-pause = 暂停
lab-stop = 停止
lab-watch = 看一局
lab-watch-draw = 下一颗
lab-watch-learn = 学习
lab-watch-next = 下一局
lab-by-itself = 自动
lab-by-hand = 手动
lab-wrong = 错处
lab-tell = 正确着法
lab-walk = 移动
# 表格。
lab-form = 教什么，怎么教
lab-row-game = 游戏
    .about = 凡是局面装得进盒子的游戏。
lab-row-setup = 设置
    .about = 像命令行那样写字段（{ $fields }），例如：{ $example }。空着则用默认值。最多装 20000 个局面。
lab-row-teacher = 教师
    .about = 谁与它对弈。它自己：双方从同样的盒子里抽，双方都学。
lab-row-games = 每次局数
    .about = 按 { KEY("train") } 下这么多局；再按 { KEY("train") } 暂停，按 { KEY("back") } 停止。
lab-row-speed = 速度
    .about = 按 { KEY("train") } 后下这些局的速度；进行中也可用 { KEY("faster", at: "lab") } 和 { KEY("slower", at: "lab") } 改变。
lab-row-openings = 每局开始
    .about = 从任意盒子开始，每个局面遇到得一样多；从设置的局面开始，只遇到走得到的那些。
lab-row-turns = 机器何时走
    .about = 一局的第一步由谁走。
lab-row-start = 开始时的珠子
    .about = 每种颜色的颗数。少则学得快而错得久，多则学得慢。
lab-row-win = 胜局之后
    .about = 抽到的每种颜色增加这么多颗（Michie 1961：三颗）。
lab-row-draw = 和局之后
    .about = 抽到的每种颜色增加这么多颗（Michie 1961：一颗）。
lab-row-loss = 败局之后
    .about = 抽到的每种颜色减少这么多颗，有多少减多少。
lab-row-blame = 败局怪哪步
    .about = 全部着法（Michie 1961），或只怪最后一步（Gardner 1962）：这样，错误是从终局往回找到的。
lab-row-empty = 空盒子
    .about = 重新装满，就继续学。若认输，就怪走到这里的那一步：空盒子就是它找到的必败局面。
lab-row-seed = 种子
    .about = 同一个数给出同一台机器，局局相同。
lab-row-begin = 采用
    .about = 换游戏、设置、种子或开始时的珠子，就是一台新机器；换其余的，只是换一种教法。
lab-openings = { $how ->
    [any] 从任意盒子
   *[setup] 从设置的局面
  }
lab-turns = { $how ->
    [first] 先走
    [second] 后走
   *[alternate] 轮流先后
  }
lab-beads-start = { $beads }
lab-beads-more = + { $beads }
lab-beads-less = − { $beads }
lab-blame = { $how ->
    [all] 全部着法
   *[last] 最后一步
  }
lab-empty = { $how ->
    [refill] 重新装满
   *[resign] 认输
  }
lab-seed-wrong = 种子“{ $given }”不是数：请输入数字，最大 { $max }。
teacher-itself = 它自己
# 为什么没有盒子。
boxes-too-many = 能到达的局面超过 { $most } 个：没有这么多盒子。请选小一些的设置。
boxes-too-many-moves = 各局面的着法合计超过 { $most } 种：没有这么多颜色。请选小一些的设置。
boxes-unlisted = 这个游戏的着法是平面上的点：列举不完，也就没有颜色给它们。
boxes-unknown = { $position } 处谁胜，理论尚无定论，所以没有人能说什么是对的。
boxes-over = 这个设置没有着法：没什么可学。
lab-kept-unfit = 保存的机器不能用：{ $what }。现在做一台新的。
lab-box-empty = 盒子是空的。

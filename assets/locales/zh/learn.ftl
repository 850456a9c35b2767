# 会学习的火柴盒机器：learn 命令及其文件。
cli-learn = 训练一台只知道合法着法的火柴盒机器，并与理论对照
cli-learn-games = 它下多少局：1 到 { $most }；不写则为 10000
cli-learn-teacher = 与它对弈的教师：perfect（完美）、random（随机）、self（双方从同一批盒子中抽珠）、skill-0 到 skill-100、gives-back-1 到 gives-back-9、loser；不写则为 perfect
cli-learn-teachers = perfect、random、self、skill-0 到 skill-100（完美着法的百分比）、gives-back-1 到 gives-back-9、loser
cli-learn-seed = 抽取各局所用的数；不写则为 1，因此训练可以重复
cli-learn-start = 开始时每种颜色的珠子数：1 到 { $most }
cli-learn-win = 胜局中每一步增加的珠子数：0 到 { $most }
cli-learn-draw = 和局中每一步增加的珠子数：0 到 { $most }
cli-learn-loss = 败局中取走的珠子数：0 到 { $most }
cli-learn-empty = 盒子里没有珠子时：refill（照开始时装满）、resign（认输）
cli-learn-blame = 败局中哪些步失去珠子：all（每一步）、last（最后一步）
cli-learn-openings = 各局从哪里开始：any（任一局面）、setup（设置的局面）
cli-learn-turns = 它何时走：first（先手）、second（后手）、alternate（轮流）
cli-learn-load = 继续训练此文件中的机器；另外写出的选项代替文件中的
cli-learn-save = 把机器保存到此文件
cli-learn-compare = 输出教师为 perfect、random、self 时的准确率表，各取十个种子的平均值
learn-trained = { $id }：{ $boxes } 个盒子，{ $games } 局，教师 { $teacher }，种子 { $seed }
learn-won = 从第一局到最后一局的胜率：{ $curve }
learn-won-last = 最后 { $games } 局中胜 { $won } 局（{ $percent }%）。
learn-accuracy = 准确率：{ $won } 个必胜局面中，最偏爱的着法在 { $right } 个中能胜（{ $percent }%）。
learn-accuracy-none = 准确率：没有必胜局面，也就没有着法可找。
learn-wrong = 仍然走错{ $more ->
    [0] {""}
   *[other] （{ $all } 个中的前 { $count } 个）
  }：
learn-wrong-one = { $position }：最偏爱 { $favourites }；能胜的是 { $winning }
learn-wrong-empty = { $position }：盒子是空的；能胜的是 { $winning }
learn-empty = 空盒子（在此认输）：{ $count } 个，其中必败局面 { $lost } 个：{ $positions }
learn-table-games = 局数
learn-progress = 已下 { $done } 局，共 { $total } 局，每秒 { $rate } 局，还需 { $left }
learn-progress-boxes = 盒子：{ $done }，共 { $total }
learn-seconds = { $seconds } 秒
learn-minutes = { $minutes } 分 { $seconds } 秒
learned-cut-short = 文件不完整
learned-foreign = 其中的设置不是本程序的写法：{ $game } { $setup }
learned-boxes = 其中的盒子 { $position } 不属于这一设置
learned-boxes-count = 其中的盒子与设置不符
learned-beads = 珠子多于机器所能有的，或开始时没有珠子
learned-curve = 其中的胜局记录与 { $games } 局不符
error-learn-more = --games { $given }：机器已下 { $played } 局；最多还可下 { $left } 局
error-learn-setup = { $game }：{ $what }
error-learn-file = { $option } { $file }：{ $reason }

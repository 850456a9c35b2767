# 命令行。
cli-about = 终端里的双人游戏厅：游戏都已求解，并讲明局面为什么必胜
cli-after = 不写命令则打开全屏游戏厅。字段写作 FIELD=VALUE：zugzwang play nim heaps=18,8,14,9,23
cli-help = 显示此帮助
cli-version = 显示版本
cli-help-usage = 用法
cli-help-commands = 命令
cli-help-arguments = 参数
cli-help-options = 选项
cli-export = 把所有保存的内容输出为一个文件，以便转移；设置留在本机
cli-import = 载入 export 输出或浏览器保存的文件；同名文件会被替换，原来的内容另存为一个文件
cli-import-file = 文件；- 表示标准输入
cli-imported = 载入了 { $count } 个文件。
cli-importing = 正在载入：{ $done } / { $total }
cli-import-kept = 被替换的内容保存在 { $file }。要恢复，请用 zugzwang import 载入该文件。
cli-left-out = 有 { $count } 个文件或文件夹未包含在内。
cli-man = 输出供 man 使用的手册页
cli-batch-game = 游戏：{ $game }
cli-config = 设置的读取和保存都用这个文件
cli-data = 棋局和战绩存放在这个文件夹
cli-theme = 主题：auto、ansi、dark、light、high-contrast、mono
cli-level = 怎样说明道理：plain（浅白）、picture（看图）、notation（理论）
    .usual = 怎样说明道理：plain（浅白）、picture（看图）、notation（理论）；不写则为 { $usual }
cli-lang = 语言：en、ru、bg、zh；不写则依设置或系统区域
cli-ascii = 只用 ASCII 符号绘制
cli-demo = 自行对弈并讲解，一局接一局，直到按下任意键
cli-projector = 用大号图形和高对比度绘制，供投影使用
cli-motion = 显示过程：full（全部）、reduced（只显示对手将走的一步）或 off（不显示）
cli-mouse-off = 不接管鼠标，留给终端
cli-play = 打开游戏厅中的一个局面
cli-plain = 逐行游戏，不用全屏：供屏幕阅读器、管道和简单终端使用；GAME 可以省略
cli-list = 列出各游戏及其字段、取值范围和默认值
cli-keys = 列出所有操作：在设置中的名字、按键和作用
cli-solve = 回答谁胜、怎样走、为什么
cli-lesson = 打开课程目录，或其中一课
cli-lesson-id = 哪一课，名称见 --list；不写则打开课程目录
cli-lesson-list = 输出各课：编号和标题
cli-batch = 读入一个文件的各个设置，双方都按最佳着法走到终局
cli-batch-file = 先是测试个数，然后每行两个数；- 表示标准输入
cli-frame = 输出一帧对局画面（文字或图片）
cli-map = 打印一个游戏的局面地图（文字或图片）
cli-map-layer = 地图显示什么：empty（空白）、outcome（胜负）、values（数值）、remoteness（步数）；默认 outcome
cli-map-size = 每行几个局面、共几行（默认 64x32）
cli-map-from = 地图从哪里开始，每边一个数（默认从最小处）
cli-map-marks = 叠上自己的标记：+ 留下安全，- 不安全，! 与地图不符
cli-map-format = 地图的形式：text 每个局面一个符号；ansi 每个局面半格；svg
cli-completions = 输出某种 shell 的补全脚本
cli-puzzle = 出一道谜题：一个要找好着的局面及其难度
cli-puzzle-play = 在游戏厅中打开；不给种子也不给日期，则先是今天的谜题，再是其他谜题
cli-puzzle-game = 游戏，或 GAME#SEED；不写则不限游戏
cli-demo-seed = 抽取各局所用的数；同一个数展示相同的内容
cli-seed = 出题所用的数；同一个数出同一道题
cli-daily = 这一天的谜题
cli-puzzle-told = 难度 { $grade } / { $hardest }：{ $goal ->
    [win] 找出能胜的一步
   *[draw] 没有能胜的着法，找出能和的一步
  }。{ $counted ->
    [no] {""}
   *[yes] 共 { $legal } 种着法，其中 { $right } 种正确。
  }
cli-game = 游戏；GAME#SEED 随机抽取设置，同一个 SEED 结果相同；FILE.toml 是自己的游戏
cli-fields = 设置；不写的字段取默认值，或由 SEED 抽得的值
cli-field-file = 或 @FILE，文件中先写个数，再写各数
cli-moves = 从设置开始已走的各步，以空格分隔
cli-you = 您走哪一方：first（先手）、second（后手）、choose（由程序决定）、winning（能获胜的一方）、both（双方）、watch（两台机器对弈）
cli-opponent = 由哪种机器对弈：perfect（完美）、trapper（设陷）、coach-0 到 coach-6（教练）、skill-0 到 skill-100（完美着法的百分比）、random（随机）、gives-back-1 到 gives-back-9（故意失误的次数）、loser（一心求败）、matchbox（火柴盒）
# cli-opponent 所列的各种，供出错时用。
cli-machines = perfect、trapper、coach-0 到 coach-6、skill-0 到 skill-100（完美着法的百分比）、random、gives-back-1 到 gives-back-9、loser、matchbox
cli-json = 以 JSON 回答
cli-from = 从文件逐行读取请求，- 表示标准输入；每行输出一个 JSON 对象，因此须同时给出 --json
cli-size = 画面的列数和行数（默认 120x40；在终端中的文字按窗口大小）
cli-hint = 把光标放在最佳着法上
cli-animate = 逐步显示各步，生成会动的 SVG
cli-format = 画面的格式：text、ansi、svg
cli-shell = 哪种 shell：bash、zsh、fish
cli-see-help = 见 { $command } --help。
cli-solve-position = { $position }：{ $standing }
cli-solve-over = 本局已结束
cli-solve-to-move = { $who ->
    [first] 轮到先手
   *[second] 轮到后手
  }
cli-solve-best = 能胜的着法：{ $moves }
cli-solve-best-draw = 能和的着法：{ $moves }
cli-solve-best-more = 能胜的着法（前 { $count } 种）：{ $moves }
cli-solve-best-place = 理论指出的胜着：{ $moves }{ $more ->
    [0] {""}
   *[other] （别处也能胜）
  }
cli-solve-best-score = 得分最好的着法{ $more ->
    [0] {""}
   *[other] （前 { $count } 种）
  }：{ $moves }
cli-solve-none = 能胜的着法：无。最佳着法：{ $move }
cli-solve-unknown = 能胜的着法：未知。已知的最佳着法：{ $move }
cli-solve-suggested = 最佳着法：{ $move }
cli-solve-remoteness = { $outcome ->
    [win] 最快可强制获胜，双方合计 { $count } 步。
   *[loss] 尽力拖延，本局还有 { $count } 步（双方合计）。
  }
    .by = 最快可强制获胜的走法从 { $move } 开始，双方合计 { $count } 步。
cli-solve-grundy = 尼姆数：{ $value }
cli-field-default = 默认 { $value }
cli-field-default-of = 其他字段取默认值时，默认 { $value }
cli-field-absent = 可以不写
cli-field-instead = 代替 { $with }
cli-field-told = { $form }（{ $unless }）
cli-list-game = { $id }：{ $title }

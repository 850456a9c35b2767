# 逐行游戏（zugzwang play --plain）。命令的词：第一个是名称；除 ? 外只含文字。
plain-words-why = 为什么
plain-words-hint = 提示
plain-words-moves = 着法
plain-words-proof = 证明
plain-words-undo = 悔棋
plain-words-redo = 重走
plain-words-resign = 认输
plain-words-position = 局面
plain-words-rules = 规则
plain-words-new = 新局
plain-words-resume = 继续
plain-words-save = 保存
plain-words-menu = 菜单
plain-words-help = 帮助
plain-words-quit = 退出
plain-help = { $words }：{ $about }
plain-help-why = 谁胜，以及全部道理
plain-help-hint = 每次多说一步：小一些的游戏、谁胜、看哪里、思路、着法、道理
plain-help-moves = 各着法的结果，最好的在前；“着法 全部”列出更多
plain-help-proof = 定理在这个局面上为什么成立
plain-help-undo = 收回您的上一步
plain-help-redo = 重走收回的着法
plain-help-resign = 承认本局已败：计入战绩，并说出败在哪一步
plain-help-position = 再说一遍局面
plain-help-rules = 再说一遍规则
plain-help-new = 以相同或别的设置开新的一局：新局 字段=值
plain-help-resume = 继续这种游戏未完的一局，或起过名称的一局：继续 名称
plain-help-save = 以名称保存这一局：保存 名称
plain-help-menu = 游戏列表
plain-help-help = 本列表
plain-help-quit = 结束；未完的一局会保存
plain-help-short = 命令只需输入前几个字，能与别的命令区分就行。
plain-no-more-hints = 提示到此为止；输入 { $why } 可再听一遍全部道理。

plain-greeting = Zugzwang，逐行进行。“帮助”列出命令。
plain-game = { $number }. { $title }：{ $id }
    .kept = { $number }. { $title }：{ $id }（{ $kept }）
plain-choose = 请以编号或名称选择游戏，后面可以写字段，如：nim heaps=1,3,5,7
plain-no-number = 没有第 { $given } 号游戏；可用：1 到 { $count }，或名称。
plain-no-game = 还没有打开游戏：请先以编号或名称选择。
plain-title = 游戏：{ $title }
plain-legend = { $number }：{ $meaning }
plain-fixed = 本局固定：{ $rules }
plain-how = 着法的写法：{ $form }。
plain-unfinished = 存有未完的一局（{ $game }）：“继续”可接着走。新的一局走出第一步，就会取代它。
plain-resumed = 保存的一局从第 { $count } 步之后继续。
plain-exam = 这一局本要检验路线上的一站是否已掌握。这里可以要提示，所以不算在内。
plain-began = 程序先走，因为{ $outcome ->
    [draw] 先手至少得一半。
   *[win] 局面必胜。
  }
plain-untaught = 火柴盒没有学过这个设置，只会随意走。在游戏厅的首页按 { KEY("lab") } 可以教它们。
plain-nothing-kept = 没有这样的一局可以继续。
plain-move = { $notation }，{ $words }
plain-moved = { $words }（{ $notation }）
plain-watched = { $who ->
    [first] 下一步由先手走
   *[second] 下一步由后手走
  }：输入空行即走。
plain-machines = 两台机器正在对弈：空行走下一步。
plain-undone = 已收回 { $count } 步。
plain-unresigned = 已收回认输。
plain-moves = { $counts }，{ $of }。
plain-worth = { $notation }：{ $worth }
plain-moves-more = 还有 { $count } 种；“着法 全部”列出它们。
plain-over = { $undo ->
    [yes] 本局已结束：“新局”再来一局，“悔棋”收回，“菜单”列出游戏，“退出”结束。
   *[no] 本局已结束：“新局”再来一局，“菜单”列出游戏，“退出”结束。
  }
plain-unknown = “{ $given }”既不是着法，也不是命令。着法：{ $form }；“帮助”列出命令。
plain-unclear = “{ $given }”可能指 { $commands }：请多输入几个字。
plain-refused = “{ $given }”不能走：{ $what }
plain-too-long = 这一行太长；可用：最多 { $most } 字节。
plain-saved = 已保存为 { $name }：“继续 { $name }”可接着走它的副本。
plain-name-taken = { $name } 已经存在：再输入同一行即取代，换名称则两者都保留。
plain-left = { $kept ->
    [yes] 这一局已保存：“继续”可接着走，在游戏厅中也可以。它的编号：
   *[no] 这一局未保存。用编号可再打开：
  }
plain-thinking = 正在求解…按 Ctrl-C 结束程序，这一局会保存。

# 以文字说明局面。
recite-part = 第 { $number } { $part }：{ $value }
recite-span = { $from } 到 { $to }
recite-more = 另有 { $count } 个
recite-till = 钱箱中：{ $coins }。
recite-sizes = 可取的数量：{ $sizes }。
recite-piles = 第 1 堆：{ $first }。第 2 堆：{ $second }。
recite-limit = 现在最多可取的数量：{ $limit }。
recite-bars = 金条，自左起：{ $bars }。
recite-numbers = 各数，自左起：{ $numbers }（{ $count }）。
recite-king = 王在第 { $row } 行第 { $column } 列；角落是第 { $m } 行第 { $n } 列。
recite-date = 日期是 { $date }：{ $month } { $day } 日。
recite-factor = 上一个因数是 { $factor }。
recite-unpicked = { $name } 还没有选定
recite-free = 空
recite-signs = 有 { $sign } 的格：{ $cells }。
recite-free-cells = 空格：{ $cells }。格从左上起按行编号 1 到 9。
recite-rams = 左边的公羊在第 { $left } 格，右边的公羊在第 { $right } 格，中间空 { $gap } 格
recite-nimbi-row = 第 { $row } 行：{ $cells }
recite-nimbi-cells = { $who ->
    [horz] 横方 { $cells }
    [vert] 竖方 { $cells }
   *[free] 空 { $cells }
  }
recite-runs = { $count }：{ $runs }
recite-piece = { $length } 厘米，从 { $from } 到 { $to }
recite-table = 圆桌半径 { $table }，硬币半径 { $coin }。
recite-no-coin = 桌上没有硬币。

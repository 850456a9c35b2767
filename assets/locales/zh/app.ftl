# 程序自身的文字。
app-name = Zugzwang
list-separator = 、
# $others: all entries but the last, which have the separator between them.
list-all = { $others }和{ $last }
list-one = { $others }或{ $last }
# What is done in one move.
list-together = { $others }、{ $last }
clause-separator = ；
sentence-separator = {""}
# 句中的空格键。
key-space = Space

menu-open = 选择
menu-enter = 打开
menu-out = 退出
list-range = { $first } 到 { $last }，共 { $count }
menu-unfinished = 未完，已走 { $count } 步

setup-title = 设置
setup-preset = 例题
setup-preset-none = 无
setup-preset-random = 随机，{ $game }#{ $seed }
setup-opponent = 对手
setup-side = 您是
side-winning = 能获胜的一方
side-first = 先手
side-second = 后手
side-choose = 由程序决定（必选有利的一方）
side-both = 两人对弈
side-watch = 看两台机器对弈
setup-first = 先手
setup-second = 后手
setup-telling = 对局中
telling-all = 全部说明
telling-outcome = 只说谁胜，不说走哪步
telling-advice = 只说走哪步，不说谁胜
telling-nothing = 都不说明（按 { KEY("hint") } 提示）
machine-perfect = 每次都走最好的一步
machine-skill = 100 次中有 { $percent } 次走最好的一步，其余随意走
machine-random = 随意走
machine-gives-back = { $count ->
    [1]至多故意失误一次，终局时说明
   *[other] 故意失误至多 { $count } 次，终局时说明
  }
machine-loser = 一心求败，能让就让
machine-matchbox = 从火柴盒里抽珠子，照实验室里学到的走；没学过就随意走
setup-again = 再看上一局
setup-again-ready = 按 { KEY("enter") } 显示各步之后谁占胜势，以及各处失误。
setup-paste = 粘贴复制的局面，即可打开。
setup-astray = 请先选择一项：这一行不能输入文字。
setup-file-error = { $label }，@{ $file }：{ $what }
setup-start = 开始
setup-go-on = 继续未完的一局
    .short = 继续
setup-go-on-with = { $fields ->
    [none] { "" }
   *[other] { $fields }，
  }已走 { $count } 步
setup-go-on-ready = 按 { KEY("enter") } 继续。新的一局走出第一步后，就取代它。
setup-change = 更改
setup-move = 移动
setup-ready = 按 { KEY("enter") } 开始。
setup-has-error = 请先改正标出的一项：
setup-allowed = 可填：{ $form }
setup-replaced = 未采用：已由 { $other } 代替
setup-allowed-file = 可填：{ $form }；或 @FILE
setup-file = 按 { KEY("enter") } 从此文件读取各数。
    .short = 读取
setup-allowed-empty = 可填：{ $form }；可以留空

advice-title = 谁该先走
advice-win = 请先走：先手可以获胜。
advice-win-them = 先手可以获胜。
advice-loss-them = 对手不出错时，先手必败。
advice-loss = 请后走：对手不出错时，先手必败。
# One side wins, whoever goes first. $side: that side.
advice-side = 请选{ $side ->
    [blue] 蓝方
    [red] 红方
    [vert] 竖方
   *[horz] 横方
  }：无论谁先走，这一方都可以获胜。
advice-side-them = 无论谁先走，{ $side ->
    [blue] 蓝方
    [red] 红方
    [vert] 竖方
   *[horz] 横方
  }都可以获胜。
advice-draw = 谁先走都一样：双方都能守和。
advice-unknown = 谁该先走，尚无人知。
advice-neutral = 谁该先走，暂不说明：对局中按 { KEY("outcome") } 可知。

form-int = { $min } 到 { $max }
form-list = 至多 { $most } 个数，各为 { $min } 到 { $max }，以逗号分隔
form-list-distinct = 至多 { $most } 个互不相同的数，各为 { $min } 到 { $max }，以逗号分隔
form-choice = { $words }
form-word = { $form }

field-last = 走最后一步者
    .wins = 胜
    .loses = 败（反常规则）
# 字段的取值，用于叙述而非键入。
said-last-wins = 走最后一步者胜
said-last-loses = 走最后一步者败
said-beside = { $typed }（{ $said }）

play-moves = 已走
play-why = 为什么
play-page = 翻页
play-list = 着法，最好的在前
play-list-close = 道理
moves-win = 胜 { $count }
moves-draw = 和 { $count }
moves-loss = 败 { $count }
moves-unknown = 未知 { $count }
play-proof = 证明
    .known = 已知的最佳应着
proof-lost = 每一步都失败：{ $ends ->
    [all] 每一步都使本局结束。
    [some] 每一步要么有应着，要么使本局结束。
   *[none] 每一步都有应着。
  }
proof-held = 没有能胜的着法：{ $ends ->
    [all] 每一步都使本局结束。
    [some] 每一步要么有应着，要么使本局结束。
   *[none] 每一步都有应着。
  }
proof-won = 走这一步：{ $words }。{ $ends ->
    [now] 本局就此结束，不必再应。
    [all] 此后对手的每一步都使本局结束。
    [some] 此后对手的每一步要么有应着，要么使本局结束。
   *[none] 此后对手的每一步都有应着。
  }
# $whose: other if the opponent moves and the reader answers.
proof-move = { $whose ->
    [other] 对手着法
   *[own] 着法
  }：{ $words }，成为：{ $value }。
proof-reply = { $whose ->
    [other] 您的应着
   *[own] 应着
  }：{ $words }，成为：{ $value }。
proof-walk = 下一步
proof-shown = 棋盘所示：证明中的第 { $row } / { $total } 种着法及应着；方向键返回对局。
proof-told = 道理不说明时，证明也不显示。
proof-told-class = 道理全部讲完后才显示证明：现已讲 { $told } / { $all }。
proof-over = 本局已结束
proof-end = 本局结束
proof-many = 前 { $count } 种着法，各有应着：
proof-sample = 抽取若干处作样本，各有应着：{ $total } 处中的 { $done } 处。
proof-unknown = 此处尚无定论；以下是已知的最佳应着。
proof-progress = { $done } / { $total } 种着法：
moves-progress = 已评估 { $done } / { $total }
moves-first = 只计所考察的 { $count } 种着法
moves-sample = 只计取作样本的 { $count } 处
moves-all = { $count ->
    [1] 只有这一种着法
   *[other] 共 { $count } 种着法
  }
play-why-page = 第 { $page } 页，共 { $pages } 页
# The players, each as below.
seat-between = {"  ·  "}
seat-first = { $name }（先手）
seat-second = { $name }（后手）
seat-first-role = { $name }（{ $role }，先手）
seat-second-role = { $name }（{ $role }，后手）
seat-person = 您
seat-both = 两人对弈
seat-both-first = 先手：{ $role }
seat-both-second = 后手：{ $role }
seat-perfect = 斯芬克斯
seat-skill = 水平 { $percent }%
seat-random = 随机
seat-gives-back = 故意失误 { $count } 次
seat-loser = 一心求败
seat-matchbox = 火柴盒
seat-paused = 已暂停
seat-choosing = 程序正在决定谁先走

# $outcome 是设置的局面对先手的结果；只有在得分的游戏中，和局时程序才先走。
status-chose-second = 请您先走：{ $outcome ->
    [loss] 此处先手必败，程序宁愿后走。
    [draw] 无论谁先走，双方都不能必胜。
   *[unknown] 此处谁胜，理论尚无定论。
  }
status-chose-first = 程序先走了，因为{ $outcome ->
    [draw] 先手至少得一半
   *[win] 本局先手必胜
  }：{ $words }。轮到您了。
status-watched = { $who ->
    [first] 下一步由先手走，
   *[second] 下一步由后手走，
  }{ $paused ->
    [yes] 按 { KEY("enter") } 或 { KEY("pause") } 继续。
   *[no] 每 { $delay } 秒一步。
  }
status-seat = { $seat ->
    [first] 先手：{ $name }。
   *[second] 后手：{ $name }。
  }
status-seat-waits = 再按任意键，由它走。
status-person = 人
status-no-pace = 没有自动进行的对局：按 { KEY("first-seat") }、{ KEY("second-seat") } 可让机器入座。
status-untaught = 它没有学过这个设置，只会随意走。在首页按 { KEY("lab") } 教它。
status-paused = 已暂停：{ KEY("enter") } 走一步，{ KEY("pause") } 继续。
status-goes-on = 继续进行。
status-machines-play = 两台机器正在对弈：按 { KEY("first-seat") } 或 { KEY("second-seat") } 可更换对局者。
status-pasted-id = 这是一个局面：请离开本局，在首页粘贴。
status-pace = 每 { $delay } 秒一步。
status-gifts = { called }故意失误的是第 { $moves } 步。
status-your-turn = 轮到您了。
status-turn = { $who ->
    [first] 轮到先手。
   *[second] 轮到后手。
  }
status-failed = 此局面求解失败，对局照常进行。请报告此局面。
status-over = { $who ->
    [you] 您获胜。
    [first] 先手获胜。
    [second] 后手获胜。
   *[rival] { called }获胜。
  }
status-over-draw = 和局。
over-then = { $undo ->
    [yes] { KEY("new", at: "play") } 再来一局，{ KEY("undo") } 悔棋。
   *[no] { KEY("new", at: "play") } 再来一局。
  }
game-over = 本局已结束。
seats-over = 已结束的一局不再换人：{ KEY("restart") } 从头再下，{ KEY("form") } 新局。
status-costs = 那样赢了也不算数。再按 { $key } 照样继续；按其他键取消。
status-resign = { $who ->
    [first] 再按 { $key }，先手认输；按其他键留下。
    [second] 再按 { $key }，后手认输；按其他键留下。
   *[you] 再按 { $key } 认输；按其他键留下。
  }
status-resigned = { $who ->
    [first] 后手认输：先手获胜。
    [second] 先手认输：后手获胜。
   *[rival] 您已认输：{ called }获胜。
  }
status-resigned-then = { $undo ->
    [yes] { KEY("review") } 看败在哪一步，{ KEY("new", at: "play") } 再来一局，{ KEY("undo") } 收回。
   *[no] { KEY("review") } 看败在哪一步，{ KEY("new", at: "play") } 再来一局。
  }
status-resigned-uncounted = 您一步未走，不计成绩。
play-moved = { $who ->
    [you] 您：{ $words }
    [first] 先手：{ $words }
    [second] 后手：{ $words }
   *[rival] { called }：{ $words }
  }
status-moved = { play-moved }。
status-pointed = { play-moved }。
status-outcome = 谁占胜势：{ $told ->
    [yes] 显示
   *[no] 终局前不显示
  }
status-advice = 该走哪步：{ $told ->
    [yes] 显示
   *[no] 不显示；按 { KEY("hint") } 逐步提示
  }
status-hint-where = 请看第 { $number } { $part }。
status-hint-reason = 已显示此局面的道理。
why-neutral = 道理暂不说明：{ $kept ->
    [outcome] { KEY("outcome") } 说明谁占胜势
    [advice] { KEY("advice") } 说明该走哪步
   *[both] { KEY("outcome") } 说明谁占胜势，{ KEY("advice") } 说明该走哪步
  }，{ KEY("hint") } 逐步提示。
why-advice = 最佳着法：{ $words }。
    .known = 已知的最佳着法：{ $words }。
status-hint = 这是最佳着法。
    .known = 这是已知的最佳着法；此处尚无定论。
    .only = 只有这一步可走，也是败着。
    .lost = 每一步都败；这一步拖延得最久。
    .hard = 每一步都败；这一步给对手出难题。
    .points = 每一步都败；这一步输得最少。
class-on = 先请全班思考：按 { $key } 讲下一条。
class-off = 不再面向全班；说多少与之前一样。
demo-footer = 游戏厅自行对弈并讲解。{ $language } 语言，{ $projector } 投影，按其他键结束。
class-ask = 此处谁能获胜：轮到的一方，还是另一方？
class-answer = { $winner ->
    [mover] 轮到的一方能获胜。
   *[opponent] 另一方能获胜。
  }
class-ask-more = 如果是您，走哪一步？
class-next = { $key }：{ $next ->
    [move] 走出这一步
   *[next] 下一条
  }（已讲 { $told } / { $all }）
class-count = 已讲 { $told } / { $all }
class-move = 就是这一步。再按一次即走出。
class-resign = 课堂讲解时不认输：按 { KEY("class") } 恢复为一次讲完。
class-telling = 课堂讲解时按 { $key } 讲下一条：这个键不起作用。
class-unlisted = 道理讲完后才列出各种着法：已讲 { $told } / { $all } 条。按 { $key } 讲下一条。
class-pace = 每 { $delay } 秒一条。
class-auto = 自动讲下去；{ KEY("pause") } 停止。
class-by-hand = 不再自动，等您按键。
status-projector = 投影：{ $on ->
    [yes] 开
   *[no] 关
  }
status-solved = 已替您走：{ $words }。{ KEY("undo") } 悔棋。
status-restarted = 从头再来。{ KEY("redo") } 重走各步。
status-nothing-to-undo = 没有可以收回的着法。
status-nothing-to-redo = 没有可以重走的着法。
status-nothing-to-review = 一步还没有走，没有可以复盘的。
status-asked = 重新求解。
status-at-work = 仍在求解。
status-unmeasured = 已停止计算：这一局能走多久，尚不知道。
status-hint-later = 仍在求解：有结果后请按 { KEY("hint") }。
status-no-hint = 现在没有可提示的着法。
status-begun = 棋局已经开始：双方共走了 { $count } 步。
status-leave = { $kept ->
    [yes] 已保存。再按 { $key } 离开，{ $save } 取名；按其他键留下。
   *[no] 本局不会保存。再按 { $key } 离开；按其他键留下。
  }
status-theme = 主题：{ $name }
status-glyphs = 符号：{ $name }
status-language = 语言：中文（{ KEY("language") }：其他语言，other language）
status-language-ask = 语言：中文。再按一次 { KEY("language") } 换成其他语言（other language）。
status-no-letters = 终端的区域设置不是 UTF-8：只能显示英语。
status-copied = { $state ->
    [done] 已复制：{ $id }
   *[sent] { $whole ->
        [yes] 已发送到剪贴板。若剪贴板里没有：{ $id }
       *[no] 已发送到剪贴板。退出时也会显示：{ $id }
      }
  }
status-no-pause = 此系统的控制台不能暂停程序。按 Ctrl-C 退出：对局已保存。
status-mouse-on = 鼠标已开：按住 Shift（iTerm2 用 Option）可选取文字。
status-mouse-off = 鼠标已关：可以选取文字。
choice-nothing = 尚未选定着法
worth-win = 胜
    .in = { $moves ->
        [1] 立即获胜
       *[other] 至多 { $moves } 步获胜
      }
worth-loss = 败
    .in = { $moves ->
        [1] 立即落败
       *[other] 至多 { $moves } 步落败
      }
worth-draw = 和
worth-unknown = 未知
worth-score = { $own } 比 { $other }{ $lost ->
    [0] {""}
   *[other] ，分差损失 { $lost }
  }
    .short = { $own } 比 { $other }{ $lost ->
        [0] {""}
       *[other] {" "}(−{ $lost })
      }
totals-of = { $who ->
    [you] 您 { $points }
    [first] 先手 { $points }
    [second] 后手 { $points }
   *[rival] { called } { $points }
  }
totals-final = 终局：{ $first }，{ $second }
totals-taken = 已取：{ $first }，{ $second }
totals-secured = 已保住：{ $first }，{ $second }
prompt-move = 着法：
# Behind the line in which a move is typed.
prompt-leave = { $refused ->
    [yes] 这里不用字母。按 { KEY("back") } 关闭。
   *[no] 按 { KEY("back") } 关闭
  }
prompt-hands = 举手或着法：
prompt-form = 请写 { $form }。

refusal-thinking = 还没轮到您。
refusal-nothing = 尚未选定着法：用方向键选择，或按 { KEY("type") } 输入。
    .touch = 尚未选定着法：点一下要取的，或要去的地方。
refusal-part = 请写明是哪一{ $part }，例如 { $example }
status-bound = { $most ->
    [yes] 最多
   *[no] 最少
  }：{ $amount }。
key-elsewhere = { $key } 在这里不起作用。{ $place }：{ $what }。
key-nowhere = { $key } 不起作用。按 { KEY("help") } 查看按键。

small-window = Zugzwang 需要 { $width }×{ $height } 的窗口；现为 { $has_width }×{ $has_height }。
small-window-safe = 什么也没有丢失：放大窗口即可显示。{ $key } 退出。
help-title = 帮助
help-mouse = 鼠标：点击要取的，再点一次即走出。点击末行的键名，或本帮助中的一行，等于按下该键。
help-touch = 手指：点一下要取的，再点一次或按大按钮即走出。滑动相当于方向键，长按得到提示。其余的都在三个点里。
help-words = 图示：× 标在需要改正的列下面。数轴上的 P 是 P 位置，{ $here } 是当前的堆，{ $taken } 是您这一步所到之处；棋盘格或日期上的 P 也是 P 位置，{ $goal } 是要到达的角。
help-scroll = 滚动
help-page = 翻页
help-pages = { $keys }：用语，以及其他画面的按键。
help-elsewhere = 其他画面的按键
status-wording = { $level ->
    [plain] 用浅白的话说明道理。
    [picture] 对着图说明道理。
   *[notation] 用理论的话说明道理。
  }
# In place of the names of keys where there are buttons: what Enter would do, and any other.
button-main = 大按钮
button-of = “{ $label }”
taken-so-far = 已得：先手 { $first }，后手 { $second }
heaps-column = { $weight } 一份

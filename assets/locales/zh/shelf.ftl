# 存档：取了名字保存的棋局，以及战绩。
action-save = 取名保存本局
    .short = 保存
action-shelf = 取名保存的棋局和战绩
action-forget = 删除所选的棋局
    .short = 删除
context-naming = 输入名字时
context-shelf = 在存档中

prompt-name = 名字：
name-ask = { KEY("enter") } 以此名保存本局。
name-kept = 已保存为 { $name }：在首页按 { $key } 可找到。
name-not-kept = { $name } 未能保存。{ $what }
status-spared = 您另一局未下完的棋会保留到您在这里走棋为止，之后移到存档中。在首页按 { $key } 可以找到它。
name-taken = 已有 { $name }：再按 { KEY("enter") } 则取代它，换个名字则两局都保留。
name-empty = 请输入名字，如 my-game；{ KEY("back") } 不保存。
name-too-long = 请输入短些的名字：至多 { $most } 个字符。
name-blank = 名字的首尾不能有空格。
name-control = 名字只能用字母、数字、- _ 和空格。
name-sign = 名字中不能有 { $sign }：请用字母、数字、- _ 和空格。

shelf-title = 存档
shelf-saves = 保存的棋局
    .short = 棋局
shelf-results = 战绩
    .short = 战绩
shelf-go-on = 继续
shelf-play-again = 设置
shelf-no-place = 没有可以保存棋局的文件夹。请指定：zugzwang --data FOLDER。
shelf-no-saves = 还没有取名保存的棋局：对局中按 { $key } 即保存到这里。
shelf-no-results = 还没有与机器下完的棋局。下完的每一局都计在这里。
shelf-save = { $title }，{ $count ->
    [0] 尚未走
   *[other] 已走 { $count } 步
  }{ $fields ->
    [none] {""}
   *[other] ，{ $fields }
  }
shelf-forget = 再按 { $key } 则永久删除 { $name }；按其他键则保留。
shelf-forgotten = { $name } 已删除。
shelf-not-forgotten = { $name } 未能删除。{ $what }
shelf-more-troubles = 窗口再大些可见另外 { $count } 行。

results-game = 游戏
results-against = 对手
results-won = 胜
results-lost = 败
results-drawn = 和
results-streak = 连胜
results-best = 最高
results-last = 最近
results-line = { $count } 局胜 { $won } 局{ $streak ->
    [0] {""}
    [1] {""}
   *[other] ，连胜 { $streak } 局
  }
    .full = 对“{ $name }”：{ $count } 局胜 { $won } 局{ $streak ->
    [0] {""}
    [1] {""}
   *[other] ，连胜 { $streak } 局
  }

# 错在哪里，应当怎样写，各一行。
error-not-terminal = 游戏厅需要在终端中运行。没有终端时，逐行游戏：zugzwang play --plain { $game }；提问：zugzwang solve { $game }
error-no-codes = 此控制台无法显示游戏厅。请使用 Windows Terminal，或在此窗口的属性中关闭“旧版控制台”。也可以逐行游戏：zugzwang play --plain { $game }
error-unknown-game = 没有名为 { $given } 的游戏。{ $nearest ->
    [none] 现有游戏：{ $known }
   *[other] 是否指 { $nearest }？现有游戏：{ $known }
  }
error-seed = { $game }#{ $given }：种子是 0 到 { $max } 的整数，如 { $game }#42
error-option-seed = --seed { $given }：种子是 0 到 { $max } 的整数
error-option-number = { $option } { $given }：可填 { $min } 到 { $max } 的整数
error-seed-twice = 游戏后面已有种子：请去掉 --seed 和 --daily，或只写游戏
error-daily = --daily { $given }：日期写作年-月-日，如 2026-02-28
error-no-puzzle = { $game } 没有谜题：它的着法无法一一列出，因此不能断定哪一步是错的。有谜题的游戏：{ $known }
error-unknown-lesson = 没有名为 { $given } 的课程。{ $nearest ->
    [none] 现有课程：{ $known }
   *[other] 是否指 { $nearest }？现有课程：{ $known }
  }
error-file = { $file }：{ $reason }
error-line-own = { $file } 不是有效的游戏。用 zugzwang solve 加该文件可查看原因
error-line = 第 { $line } 行：{ $what }
error-line-too-long = 超过 { $most } 字节
error-line-not-text = 不是 UTF-8 文本
error-line-endless = { $most } 字节之内没有结束；其后不再读取
error-list = { $field }=@{ $file }：{ $what }
error-list-not-text = 文件不是 UTF-8 文本
error-list-no-count = { $empty ->
    [yes] 文件是空的
   *[no] 文件开头不是数字
  }；开头必须是项数，然后是各项，以空格分隔
error-list-comma = 第 { $index } 项中有逗号；各项之间应为空格
error-list-entry = 文件的第 { $index } 项不是数字
error-list-count = 文件写明 { $said } 项，实有 { $held } 项
error-batch-count = “{ $given }”不是测试个数；第一行只写这个数
    .unquoted = 第一行只写测试个数
error-batch-pair = “{ $given }”不是两个数；每个测试一行，写两个 1 到 10^18 的整数
    .unquoted = 每个测试一行，写两个 1 到 10^18 的整数
error-batch-missing = 缺第 { $line } 行：写明有 { $tests } 个测试，实有 { $found } 个
error-batch-more = 多出第 { $line } 行：写明只有 { $tests } 个测试
error-request-empty = 空行没有提问：GAME FIELD=VALUE… --moves "M1 M2"
error-no-game = “{ $given }”没有指明游戏：请写 GAME FIELD=VALUE… 或 GAME#SEED；没有注释行
error-request-quote = 双引号没有成对。
error-request-option = 这里不能用 { $given }；一行只可再写 --moves "M1 M2"。
error-request-moves = --moves 后面要有值：--moves "M1 M2"
error-request-moves-twice = --moves 写了两次。
error-animate-format = --animate 生成 SVG：请去掉 --format，或写 --format svg。
error-animate-moves = --animate 逐步显示一局棋：请给出各步，如 --moves "1:2 2:1"。
error-size = --size { $given }：请写列数和行数，如 120x40（1x1 到 500x200）。
error-argument-unknown = 这里没有 { $given } 这个选项或词。{ $nearest ->
    [none] {""}
   *[other] 是否指 { $nearest }？
  }
error-argument-missing = 缺少：{ $missing }。
error-argument-conflict = { $given } 与 { $with } 不能并用。
error-argument-empty = { $option } 后面要有值。
error-command-unknown = 没有 { $given } 这个命令。{ $nearest ->
    [none] {""}
   *[other] 是否指 { $nearest }？
  }{ $game ->
    [none] {""}
   *[other] 打开游戏请用：zugzwang play { $game }。
  }
# What the parser says in English alone.
error-command-line = { $what }。
error-choice = { $option } { $given }：可填：{ $allowed }。
error-stopped = 分析已停止。

error-field = { $field }={ $given }：{ $what }
error-word = { $given }：字段写作 FIELD=VALUE{ $example ->
    [none] {""}
   *[other] ，如 { $example }
  }；{ $game } { $known ->
    [none] 没有字段
   *[other] 的字段：{ $known }
  }
error-unknown-field = { $field }={ $given }：{ $game } 没有字段 { $field }；{ $known ->
    [none] 它没有字段
   *[other] 它的字段：{ $known }
  }
error-twice = { $field }={ $given }：字段 { $field } 写了两次；请只写一次
error-not-a-choice = “{ $entry }”不在其中；可填：{ $form }
error-not-a-move = 这不是着法；请写：{ $form }
error-malformed-word = “{ $entry }”格式不对；可填：{ $form }
error-malformed-entry = “{ $entry }”不是整数；可填：{ $form }
error-range = { $entry } 超出范围；可填：{ $min } 到 { $max }
error-empty-entry = 第 { $index } 项是空的；可填：{ $form }
error-length = { $count ->
    [0] 没有任何项；可填：{ $min } 到 { $max } 项
   *[other] 有 { $count } 项；可填：{ $min } 到 { $max } 项
  }
error-repeated = { $entry } 出现两次；各项必须互不相同
error-all-zero = 各项都是 0；至少要有一项大于 0
error-conflict = 不能与 { $with } 并用；请只写其中之一

error-move = 第 { $number } 步“{ $given }”：{ $what }
error-move-over = 本局已结束，没有着法了
# 游戏没有自己的叫法时，对堆或道的称呼。
part = 部分
    .many = 部分
error-move-part = 没有第 { $part } { $noun }；可填：1 到 { $parts }
error-move-part-large = 没有编号这么大的{ $noun }；可填：1 到 { $parts }
error-move-amount = { $max ->
    [0] { $part ->
        [0] 已经没有可取的
       *[other] 第 { $part } { $noun }是空的，没有可取的
      }
   *[other] { $part ->
        [0] {""}
       *[other] 第 { $part } { $noun }
      }不能这样取；可填：{ $min } 到 { $max }
  }
error-move-too-many = 这一步改动了 { $count } { $nouns }；只可改动 1 到 { $max } { $nouns }
error-move-order = 第 { $part } { $noun }次序不对；每{ $noun }只写一次，由小到大

config-ignored = { $file }：{ $reason }。现用默认设置；此文件保持不变。
config-unsaved = 设置未能保存到 { $file }：{ $reason }。请排除此问题，或用 --config 指定另一文件。
config-foreign = 其中有本程序无法读取的内容
config-keys = { $file }，[keys]：{ $reason }文件中的其他设置照常有效。
keys-unknown = 没有 { $given } 这个操作。{ $nearest ->
    [none] zugzwang keys 列出全部操作。
   *[other] 是否指 { $nearest }？
  }
keys-form = { $action } 需要一个按键，如 "x"，或几个按键，如 ["x", "F2"]。
keys-unread = { $action } 不能用“{ $given }”：没有这个按键。可写一个字符、Ctrl- 加字母（h、i、m 除外）、F1 至 F12、Space、Tab、Shift-Tab、Backspace、Delete、Home、End、PgUp 或 PgDn。
keys-composed = { $action } 不能用“{ $given }”：按一次键打不出它。请选按一次键就能打出的字符。
keys-fixed = { $action } 不能用 { $key }：Enter、Esc、Ctrl-C 和方向键的作用不变。
keys-typed = { $action } 不能用 { $key }：在那里，此键用来输入文字或着法。
keys-given = { $action } 不能用 { $key }：您把它也给了 { $other }。
keys-only = { $action } 不能用 { $key }：{ $other } 没有别的按键。请给 { $other } 也另设一键。
keys-many = 给 { $action } 的按键有 { $count } 个，只有前 { $most } 个有效。
keys-more = 另有 { $count } 处，由 zugzwang keys 说明。

disk-no-file = { $kind ->
    [folder] 这是文件夹，不是文件
    [pipe] 这是管道，不是文件
    [socket] 这是套接字，不是文件
   *[device] 这是设备，不是文件
  }
disk-too-large = 超过 { $most } 字节
disk-link-nowhere = 链接 { $link } 指向的目标不存在
disk-link-circle = 链接 { $link } 形成循环，没有终点
disk-output = 那里是本程序自己的输出；请指定另一个文件
disk-busy = 另一个程序占用那里的时间过长
disk-closed = 这里不能读取文件；请直接写出其内容
disk-missing = 没有这个文件或文件夹

storage-no-home = 棋局不会保存：没有主文件夹。请用 --data 指定文件夹。
storage-refused = 棋局不会保存：{ $file }：{ $reason }。请排除此问题，或用 --data 指定另一文件夹。
storage-too-large = 棋局不会保存：{ $file } 将超过 { $most } 字节。
storage-too-many = { $file } 中的棋局超过 { $most } 个，只列出其中一部分。
problems-more = 另有 { $count } 个问题，退出时说明。
storage-aside = 无法读取的内容已另存为 { $now }：{ $what }。
storage-stuck = { $file } 无法读取：{ $what }。文件保持原样，不再写入：{ $reason }。
storage-full = 没有剩余空间
storage-read-only = 那里不能写入
storage-denied = 您无权在那里读写
storage-no-folder = 应是文件夹的地方有一个文件
storage-fault-form = 第 { $line } 行第 { $column } 列不是本程序所写
storage-fault-version = 版本 { $version } 属于本程序的另一版本
storage-fault-other = 其中是 { $game } 的棋局
storage-fault-game = 其中的棋局无法走下去：{ $what }
error-in-part = { $part }：{ $what }
error-part-over = 那个游戏已无步可走；请在别的游戏里走
error-move-loses = 这一步使它自己的游戏立刻败，在和里不算着法；请另选
error-own = { $file }：{ $what }
error-own-line = { $file } 第 { $line } 行：{ $what }
error-own-unread = 未读取：{ $what }。
error-own-text = 不是 UTF-8 文本
error-own-game = “{ $given }”的规则不能由各项给出；可用：{ $games }
error-own-language = 这里没有语言“{ $given }”；可用：{ $tags }
error-own-rules = 规则与这个游戏不同（{ $rules }）；另一种游戏请另写一个文件
error-own-none = 这个游戏里没有找到题目；可选的着法可能太少

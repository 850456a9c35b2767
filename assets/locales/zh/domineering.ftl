domineering-title = 多米诺对弈
domineering-rule = 先走的竖方把骨牌竖着放，横方横着放，每次盖住两个空格；谁没有地方放骨牌，谁败。
domineering-notation = 行,列：骨牌上端或左端的格
domineering-figure = 棋盘的各部分
domineering-field-rows = 行数
domineering-field-cols = 列数
domineering-field-begins = 谁先走
    .vert = 竖方
    .horz = 横方
domineering-axis-x = 列
domineering-axis-y = 行
domineering-preset-default = 四乘四
domineering-preset-small = 三乘三
domineering-preset-wide = 四乘六
domineering-preset-lost = 先手必败的五乘五
domineering-preset-large = 六乘六
domineering-side = { $who ->
    [vert] 竖方
   *[horz] 横方
  }
domineering-role = { $who ->
    [vert] 竖放
   *[horz] 横放
  }
domineering-next = { $next ->
    [vert] 竖方
   *[horz] 横方
  }
domineering-move = { $who ->
    [vert] 盖住第 { $at } 列第 { $from }、{ $to } 行
   *[horz] 盖住第 { $at } 行第 { $from }、{ $to } 列
  }
# $moves: the places where the player could lay a domino now. $free: cells.
domineering-now = { $moves ->
    [0] { domineering-side }没有地方放了
   *[other] { $who ->
        [vert] 竖方（{ $seat ->
            [first] 先手
           *[second] 后手
          }）竖着放，空格 { $free } 个
       *[horz] 横方（{ $seat ->
            [first] 先手
           *[second] 后手
          }）横着放，空格 { $free } 个
      }
  }
domineering-off-board = { $row },{ $col } 不在棋盘上；可填：行 1 到 { $rows }，列 1 到 { $cols }
domineering-beyond = 那里放不下骨牌：{ $row },{ $col } 不在棋盘上；可填：如 { $free }
domineering-taken = { $row },{ $col } 已盖住；可填：两个空格，如 { $free }
recite-domineering-cells = { $what ->
    [free] { $cells } 空
   *[taken] { $cells } 已盖住
  }
figure-regions-all = 合计
figure-regions-none = 哪里都放不下骨牌了。
figure-regions-most = 若只有一方放，最多能放的骨牌

why-domineering-part = { $heat ->
    [spare] { $who ->
        [none] 双方都没有余步。
       *[other] { domineering-side }的余步是{ $lead }。
      }
   *[other] { $who ->
        [none] 谁都不领先。
       *[other] { domineering-side }领先{ $lead }。
      }{ $heat ->
        [hot] 下一步得利{ $gain }。
        [turn] 下一步只是换人走。
       *[cold] {""}
      }
  }
why-domineering-brief = { $who ->
    [none] 0
   *[other] { domineering-side } +{ $number }
  }
why-domineering-large = 太大，算不出
why-domineering-roomy = 太大，算不出。若只有一方放，竖方能放 { $vert } 张，横方能放 { $horz } 张。
why-domineering-all = { $kind ->
    [together] { $who ->
        [none] 合起来谁都不领先
       *[other] 合起来{ domineering-side }领先{ $lead }
      }
   *[alone] { $who ->
        [none] 谁都不领先
       *[other] { domineering-side }领先{ $lead }
      }
  }{ $heat ->
    [cold] 。
    [hot] 。下一步得利{ $gain }。
    [more] ，但轮到{ domineering-next }走，能得利{ $gain }。
   *[same] ，但轮到{ domineering-next }走，得利一样多。
  }
why-domineering-unweighed = 空格太多，算不出领先多少，但{ $sign ->
    [zero] 谁走谁败
    [positive] 无论轮到谁走，竖方都胜
    [negative] 无论轮到谁走，横方都胜
   *[fuzzy] 谁走谁能胜
  }。
why-domineering-head = { $what ->
    [value] 值
    [mean] 均值
   *[heat] 温度
  }

why-domineering-sign = { $sign ->
    [zero] 总和为 0：谁走谁败。
    [positive] 总和 > 0：无论谁走，竖方胜。
    [negative] 总和 < 0：无论谁走，横方胜。
   *[fuzzy] 总和 || 0，与 0 不可比：谁走谁胜。
  }
why-domineering-open = 有一部分太大，算不出值，所以结果是搜索得到的。
why-domineering-turn = 均值之和为 0，没有热的部分：剩下的只决定谁走最后一步。
why-domineering-cold = 均值之和{ $who ->
    [none] 为 0
   *[other] 是{ domineering-side }的 { $number }
  }，没有热的部分。
why-domineering-hot = { $parts ->
    [1] 温度为 { $worth }，均值
   *[other] { $part } 部分最热（{ $worth }），均值之和
  }{ $who ->
    [none] 为 0
   *[other] 是{ domineering-side }的 { $number }
  }。
why-domineering-elsewhere = 均值之和{ $who ->
    [none] 为 0
   *[other] 是{ domineering-side }的 { $number }
  }。{ $part } 部分最热（{ $worth }），{ $wins ->
    [yes] 在那里也有能胜的一步。
   *[no] 但在那里没有一步能胜。
  }
why-domineering-answered = { $moves ->
    [1] 唯一的一步也败。
   *[other] { $moves } 步中每一步都败。
  }
why-domineering-keep = { $parts ->
    [1] 最佳：{ $words }。
   *[other] 最佳：{ $words }，在 { $part } 部分。
  }
why-domineering-then = { $who ->
    [none] 于是均值之和为 0，没有热的部分：走一步就有损失，而轮到对手走。
   *[other] 于是均值之和是{ domineering-side }的 { $number }，没有热的部分。
  }
why-domineering-clear = 于是均值之和是{ domineering-side }的 { $number }，大于最热部分的温度 { $worth }：对手追不上了。
why-domineering-every = { $moves ->
    [1] 于是对手唯一的一步也败。
   *[other] 于是对手的 { $moves } 步中每一步都败。
  }
why-domineering-stuck = 于是{ domineering-side }没有一步可走。

plain-why-domineering-open = 空处太多，数不清，所以程序把每一步都试了。
plain-why-domineering-turn = 谁都不领先：剩下的只决定谁走最后一步。
plain-why-domineering-cold = { $whose ->
    [own] 您领先{ $lead }，对手一步得到什么，您都能夺回来。
    [other] 对手领先{ $lead }，您一步得到什么，对手都能夺回去。
   *[none] 谁都不领先，而轮到您走：您的每一步，对手都有好的应着。
  }
plain-why-domineering-hot = { $parts ->
    [1] 下一步
   *[other] { $part } 部分的下一步
  }得利{ $gain }，所以双方都想先走。
plain-why-domineering-elsewhere = { $part } 部分的下一步得利{ $gain }，{ $wins ->
    [yes] 在那里走也能赢。
   *[no] 但在那里怎样走都赢不了。
  }
plain-why-domineering-answered = { $moves ->
    [1] 您只有一步，而对手有好应着。
   *[other] 您有 { $moves } 步，对手对每一步都有好应着。
  }
plain-why-domineering-keep = { $parts ->
    [1] 最佳：{ $words }。
   *[other] 最佳，在 { $part } 部分：{ $words }。
  }
plain-why-domineering-then = { $whose ->
    [own] 于是您领先{ $lead }，最后一步是您的。
   *[none] 于是谁都不领先，而对手的每一步，您都有好的应着。
  }
plain-why-domineering-clear = 于是您领先{ $lead }，而对手的下一步只得利{ $gain }。
plain-why-domineering-every = { $moves ->
    [1] 于是对手只有一步，而您有好应着。
   *[other] 于是对手有 { $moves } 步，您对每一步都有好应着。
  }
plain-why-domineering-stuck = 于是对手没有地方放骨牌。

holds-domineering-options = 一部分的值由每张骨牌放下后所剩的值构成：去掉被支配的选择，绕过可逆的选择。棋盘是各部分之和。
holds-domineering-checked = { $won ->
    [yes] 走最佳一步之后，总和{ $sign ->
        [zero] 为 0
        [positive] {" "}> 0
        [negative] {" "}< 0
       *[fuzzy] {" "}|| 0
      }，所以轮到走的对手败。
   *[no] 总和{ $sign ->
        [zero] 为 0
        [positive] {" "}> 0
        [negative] {" "}< 0
       *[fuzzy] {" "}|| 0
      }，所以轮到走的一方败。
  }
holds-domineering-cold = 没有热的部分，一步得到什么，应着都能夺回来。{ $who ->
    [none] 走一步就有损失，轮到走的一方先没有步可走。
   *[other] { domineering-side }领先的 { $number } 保持到最后。
  }
holds-domineering-searched = 搜索全部 { $moves } 步及其后的一切，对每一步都找到了取胜的应着。
holds-domineering-answer = 着法：{ $mv }。应着：{ $reply }。
holds-domineering-stuck = 再也放不下骨牌了，而走不了的一方败。
plain-holds-domineering-cold = 在每一部分，一张骨牌得到什么，应着都能夺回来。{ $whose ->
    [own] 所以您领先的{ $lead }会保持到最后。
    [other] 所以对手领先的{ $lead }会保持到最后。
   *[none] 所以现在轮到走的一方先没有步可走。
  }
plain-holds-domineering-searched = { $won ->
    [yes] 程序把对手的 { $moves } 步都试到了底。对每一步您都有应着。
   *[no] 程序把您的 { $moves } 步都试到了底。对每一步对手都有应着。
  }
plain-holds-domineering-answer = { $won ->
    [yes] 如果对手{ $mv }，您就{ $reply }。
   *[no] 如果您{ $mv }，对手就{ $reply }。
  }
plain-holds-domineering-stuck = { $won ->
    [yes] 于是对手没有地方放骨牌，对手败。
   *[no] 您没有地方放骨牌，您败。
  }

smaller-domineering = 先试两行两列，再试三乘三。谁胜，第一步怎么走？
look-domineering = 看看只有一方能用的空处。每一方在那里能放几张骨牌？

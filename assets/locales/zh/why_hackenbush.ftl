# 图中的文字。
why-hackenbush-sum = 总和
why-hackenbush-red-side = 红方领先
why-hackenbush-blue-side = 蓝方领先
why-hackenbush-gone = 没有了
why-hackenbush-nimber = 绿 { $nimber } 节
why-hackenbush-pieces = 第 { $stalk } 茎，一节一节看：
why-hackenbush-heaps = 把绿茎当成堆：
why-hackenbush-gives = { $kind ->
    [none] 这一剪不花什么：总和仍是 { $then }。
   *[some] 这一剪给出{ $gives }：总和从 { $before } 变成 { $then }。
  }
why-hackenbush-greens = 绿茎的尼姆和：{ $before }，然后 { $then }。
# 解释。$sum：各茎之总和。$sign：总和在 0 的哪一边。
why-hackenbush-value = { $nimber ->
    [0] 总和 { $sum }
   *[other] 总和 { $sum }，尼姆和 { $nimber }
  }
why-hackenbush-ahead = 各茎的总和：{ $sum }。{ $sign ->
    [blue] 大于 0，所以蓝方胜
   *[red] 小于 0，所以红方胜
  }，无论轮到谁走。
why-hackenbush-keep = 最好：{ $words }。{ $kind ->
    [free] 总和仍是 { $number }。
    [level] 给出{ $gives }，剩下 0。
   *[ahead] 给出{ $gives }，剩下 { $number }。
  }
why-hackenbush-then = { $kind ->
    [level] 从 0 起，谁剪红节或蓝节，总和就离谁而去。
   *[ahead] 对手剪任何红节或蓝节，总和都会更偏向您。
  }{ $green ->
    [yes] 剪绿节不改变总和。
   *[no] {""}
  }
why-hackenbush-behind = 各茎的总和：{ $sum }。{ $sign ->
    [blue] 大于 0，所以蓝方胜
   *[red] 小于 0，所以红方胜
  }，无论轮到谁走。
why-hackenbush-level = 各茎的总和：{ $sum }{ $green ->
    [yes] ，绿茎的尼姆和是 0
   *[no] {""}
  }。所以谁走谁败。
why-hackenbush-greens-decide = 红蓝各茎的总和：{ $sum }。于是由绿茎决定，它们就是尼姆堆：{ $greens }，尼姆和 { $nimber }。
why-hackenbush-pair = 最好：{ $words }。尼姆和变成 0。
why-hackenbush-then-green = 此后剪绿节都有绿的应着，剪别的则要给出一部分步数。
# 用平常话说同样的意思。
plain-why-hackenbush-ahead = 把各茎加起来：您领先{ $lead }。
picture-why-hackenbush-ahead = 箭头停在 0 的您这一边：您领先{ $lead }。
plain-why-hackenbush-keep = 最好：{ $words }，{ $kind ->
    [free] 您什么也不花
   *[other] 您只花{ $gives }
  }。
plain-why-hackenbush-then = { $kind ->
    [level] 现在谁也不领先，而对手下一剪总要花一些。
   *[ahead] { $green ->
        [yes] 剪绿节不花什么，对手剪别的都会帮您。
       *[no] 对手每一剪也要花一些，所以您一直领先。
      }
  }
plain-why-hackenbush-behind = 把各茎加起来：您落后{ $behind }。怎么剪也补不回来。
picture-why-hackenbush-behind = 箭头停在对手那一边：您落后{ $behind }。您怎么剪也回不来。
plain-why-hackenbush-level = { $green ->
    [yes] 各茎互相抵消，绿茎也一样。无论您怎么剪，对手都能应对。
   *[no] 各茎互相抵消，谁也不领先。您每一剪都要花一些。
  }
picture-why-hackenbush-level = { $green ->
    [yes] 箭头停在 0，绿茎也成对。无论您怎么剪，对手都能应对。
   *[no] 箭头停在 0：谁也不领先。您每一剪都让终点移向对手。
  }
plain-why-hackenbush-greens-decide = 红蓝互相抵消，所以由绿茎决定。
plain-why-hackenbush-pair = 最好：{ $words }。
plain-why-hackenbush-then-green = 现在绿茎都成对，无论对手怎么剪，您都能应对。

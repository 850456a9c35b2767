# 图中的文字。
why-hackenbush-sum = 总和
why-hackenbush-red-side = 红方领先
why-hackenbush-blue-side = 蓝方领先
why-hackenbush-gone = 没有了
why-hackenbush-more = 还有 { $hidden } 根茎
why-hackenbush-nimber = 绿 { $nimber } 节
why-hackenbush-rule = 从地面数起，和最下面一节同色的，每节算一整步。颜色第一次变了以后，每节只算它下面那节的一半。
why-hackenbush-heaps = 把绿茎拆成份：
why-hackenbush-gives = { $kind ->
    [none] 这一剪不花什么：总和仍是 { $then }。
    [brief] 这一剪给出{ $gives }。
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
    [stuck] 这样{ hackenbush-other }就无节可剪了。
    [level] 从 0 起，谁剪红节或蓝节，总和就离谁而去。
   *[ahead] { hackenbush-other }剪任何红节或蓝节，总和都会更偏向{ hackenbush-own }。
  }{ $green ->
    [yes] 剪绿节不改变总和。
   *[no] {""}
  }
why-hackenbush-behind = 各茎的总和：{ $sum }。{ $sign ->
    [blue] 大于 0，所以蓝方胜
   *[red] 小于 0，所以红方胜
  }，无论轮到谁走。
why-hackenbush-level = { $colored ->
    [no] 只剩绿茎，它们的尼姆和是 0。所以谁走谁败。
   *[yes] 各茎的总和：{ $sum }{ $green ->
    [yes] ，绿茎的尼姆和是 0
   *[no] {""}
  }。所以谁走谁败。
  }
why-hackenbush-greens-decide = { $colored ->
    [yes] 红蓝各茎的总和：{ $sum }。于是由绿茎决定，它们就是尼姆堆
   *[no] 只剩绿茎，它们就是尼姆堆
  }：{ $greens }，尼姆和 { $nimber }。
why-hackenbush-pair = 最好：{ $words }。尼姆和变成 0。
why-hackenbush-then-green = { $colored ->
    [no] 此后任何一剪都使尼姆和不为 0，应着又使它为 0。
   *[yes] 此后剪绿节都有绿的应着，剪别的总要给出一些。
  }
# 用平常话说同样的意思。
plain-why-hackenbush-ahead = 加起来：{ hackenbush-own }领先{ $lead }。
picture-why-hackenbush-ahead = 箭头停在 0 的{ hackenbush-own }这一边：{ hackenbush-own }领先{ $lead }。
plain-why-hackenbush-keep = 最好：{ $words }，{ $kind ->
    [free] 什么也不花
   *[other] 只花{ $gives }
  }。
plain-why-hackenbush-then = { $kind ->
    [stuck] 现在{ hackenbush-other }无节可剪了。
    [level] { $green ->
        [yes] 现在谁也不领先：{ hackenbush-other }只有剪绿节才不花什么，而{ hackenbush-own }总能应对。
       *[no] 现在谁也不领先，而{ hackenbush-other }下一剪总要花一些。
      }
   *[ahead] { $green ->
        [yes] 剪绿节不花什么，{ hackenbush-other }剪别的都会帮{ hackenbush-own }。
       *[no] { hackenbush-other }每一剪也要花一些，所以{ hackenbush-own }一直领先。
      }
  }
plain-why-hackenbush-behind = 加起来：{ hackenbush-other }领先{ $behind }。{ hackenbush-own }怎么剪也补不回来。
picture-why-hackenbush-behind = 箭头停在 0 的{ hackenbush-other }那一边：{ hackenbush-other }领先{ $behind }。{ hackenbush-own }怎么剪也回不来。
plain-why-hackenbush-level = { $few ->
    [none] 各茎互相抵消。{ hackenbush-own }每一剪都要花一些。
    [pair] { $colored ->
        [yes] 红蓝互相抵消，两根绿茎也一样长。
       *[no] 两根绿茎一样长。
      }无论{ hackenbush-own }怎么剪，{ hackenbush-other }都能应对。
   *[many] { $colored ->
        [yes] 红蓝互相抵消，绿茎拆成 { $parts } 也都成对。
       *[no] 把各绿茎拆成 { $parts }：各份都成对。
      }无论{ hackenbush-own }怎么剪，{ hackenbush-other }都能应对。
  }
picture-why-hackenbush-level = { $few ->
    [none] 箭头停在 0：谁也不领先。{ hackenbush-own }每一剪都让终点移向{ hackenbush-other }。
    [pair] 箭头停在 0，两根绿茎也一样长。无论{ hackenbush-own }怎么剪，{ hackenbush-other }都能应对。
   *[many] 箭头停在 0，绿茎拆成 { $parts } 也都成对。无论{ hackenbush-own }怎么剪，{ hackenbush-other }都能应对。
  }
plain-why-hackenbush-greens-decide = { $colored ->
    [yes] { $few ->
        [none] 红蓝互相抵消，所以由那根绿茎决定。
        [pair] 红蓝互相抵消，所以由绿茎决定。
       *[many] 红蓝互相抵消，所以把各绿茎拆成 { $parts }。
      }
   *[no] { $few ->
        [none] 只剩一根绿茎。
        [pair] 茎全是绿的：留下两根一样长的。
       *[many] 把各绿茎拆成 { $parts }：有一份 { $high } 没有搭档。
      }
  }
plain-why-hackenbush-pair = 最好：{ $words }。
plain-why-hackenbush-then-green = { $few ->
    [pair] 现在两根绿茎一样长，无论{ hackenbush-other }怎么剪，{ hackenbush-own }都能应对。
   *[many] 现在各份都成对，无论{ hackenbush-other }怎么剪，{ hackenbush-own }都能应对。
  }
plain-hackenbush-parts = 1、2、4……

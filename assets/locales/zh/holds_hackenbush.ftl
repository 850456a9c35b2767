# 为什么各茎的总和决定胜负。$finest：最小的一节加减多少；$stalk：它在哪根茎上。
holds-hackenbush-costs = 一剪去掉剪的一方自己的一节和它上面的一切。剩下的对他更少：一节比它上面对手的所有节加起来还重，就像 1 > 1/2 + 1/4 + 1/8。
holds-hackenbush-halves = 从地面数起，和最下面一节同色的，每节算 1。颜色第一次变了以后，每节是它下面那节的一半：1/2、1/4、1/8 等。蓝节加，红节减。
holds-hackenbush-between = { $kind ->
    [both] 第 { $stalk } 茎说明为什么要用分数。蓝方最好的一剪使它剩 { $low }，红方最好的一剪使它剩 { $high }。它的值是两者之间最简单的数 { $value }。
    [blue] 第 { $stalk } 茎全是蓝的：值是 { $value }，每节一步，归蓝方。
   *[red] 第 { $stalk } 茎全是红的：值是 { $value }，每节一步，归红方。
  }
holds-hackenbush-finest = 这里的值都是 { $finest } 的倍数，也就是第 { $stalk } 茎最后一节的大小。{ $one ->
    [yes] 领先的一方有空着可走，剪最上面一节正好给出一步。
   *[no] 在这根茎上，双方都有一剪正好给出 { $finest }。
  }{ $level ->
    [yes] 总和是 0 时，谁走谁就落后。
   *[no] 领先的{ $lead }不会比这更少，所以领先的一方剪了也不会落后。
  }
holds-hackenbush-green = 绿茎就是尼姆堆，对双方都一样。{ $level ->
    [yes] 总和是 0 时由绿茎决定：{ $greens }，尼姆和 { $nimber }。谁留下尼姆和 0，就能应对任何剪绿节的着法。
   *[no] 它不改变总和，任何尼姆堆都抵不上哪怕最小的分数。
  }
holds-hackenbush-end = 所以{ hackenbush-own }永远不会落后。节总会剪完，不落后的一方不会先无节可剪。
holds-hackenbush-nim = 只剩绿茎。每根都是尼姆堆，因为一剪可以留下任意更少的节数：{ $greens }，尼姆和 { $nimber }。
holds-hackenbush-nim-end = { $won ->
    [yes] 和尼姆一样，{ hackenbush-own }能使尼姆和变成 0，{ hackenbush-other }却保不住它。
   *[no] 尼姆和是 0。和尼姆一样，每一剪都会改变它，{ hackenbush-own }又能使它变回 0。
  }
holds-hackenbush-last = { $words }。此后{ hackenbush-other }无节可剪，而无节可剪的一方败。
plain-holds-hackenbush-costs = 每一剪都去掉自己的一节和它上面的一切。它比上面对手的所有节加起来还重。
plain-holds-hackenbush-halves = 从地面数起，和最下面一节同色的，每节算一整步。颜色第一次变了以后，每节只算它下面那节的一半。每节都算给它的主人。
plain-holds-hackenbush-between = { $kind ->
    [both] 看第 { $stalk } 茎。蓝方最好的一剪使它剩 { $low }，红方的使它剩 { $high }。所以它值 { $value }，在两者之间。
    [blue] 看第 { $stalk } 茎。它全归蓝方：有 { $value } 步可以随便走。
   *[red] 看第 { $stalk } 茎。它全归红方：有 { $count } 步可以随便走。
  }
plain-holds-hackenbush-finest = { $level ->
    [yes] 谁也不领先，最便宜的一剪红或蓝要花{ $cost }。谁剪谁落后。
   *[no] { hackenbush-own }领先{ $lead }。总有一剪只花{ $cost }，所以{ hackenbush-own }不会落后。
  }
plain-holds-hackenbush-green = { $level ->
    [yes] { $few ->
        [none] 所以由那根绿茎决定。它没有了以后，每一剪都要花一些。
        [pair] 所以由绿茎决定。只要它们一样长，剪绿节就总有应对。
       *[many] 所以由绿茎决定。把它们拆成 { $parts }。只要各份都成对，剪绿节就总有应对。
      }
   *[no] 绿节归双方。它们不改变谁领先。
  }
plain-holds-hackenbush-end = 节总会剪完。{ hackenbush-own }从不落后，所以先无节可剪的是{ hackenbush-other }。
plain-holds-hackenbush-nim = 茎全是绿的，双方哪里都能剪。一剪可以留下任意更少的节数。
plain-holds-hackenbush-nim-end = { $few ->
    [pair] { $won ->
        [yes] 留下两根一样长的茎：{ hackenbush-other }从一根上剪多少，{ hackenbush-own }就从另一根上剪多少。
       *[no] 两根茎一样长：{ hackenbush-other }从一根上剪多少，{ hackenbush-own }就从另一根上剪多少。
      }
   *[many] { $won ->
        [yes] 把各茎拆成 { $parts }，让各份都成对。此后{ hackenbush-other }怎么剪，{ hackenbush-own }都能应对。
       *[no] 把各茎拆成 { $parts }：各份都成对。{ hackenbush-other }怎么剪，{ hackenbush-own }都能应对。
      }
  }
plain-holds-hackenbush-last = 最好：{ $words }。这样{ hackenbush-other }就无节可剪。

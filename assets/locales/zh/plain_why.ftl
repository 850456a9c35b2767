# $who is you, machine, rival, first or second.
plain-verdict-win = { $who ->
    [you] 您能赢。
    [first] 先手能赢。
    [second] 后手能赢。
   *[rival] { called }能赢。
  }
plain-verdict-loss = { $who ->
    [you] 对手能赢，尽量给对手出难题。
    [first] 后手能赢。
    [second] 先手能赢。
   *[rival] { called }要输。
  }
plain-verdict-draw = 谁都不能保证赢。
plain-verdict-unknown = 这里谁能赢，目前还不知道。

plain-why-addressed = 以下从{ $who ->
    [first] 先手
    [second] 后手
   *[rival] { called }
  }的角度说。
plain-why-hold-out = 这样拖得最久：{ $words }。
plain-why-make-hard = 给对手出难题：{ $words }。

# $of is what is split: heap, gap or value.
plain-why-nim-odd = { $few ->
    [single] { $of ->
        [gap] 只有一段间隔没有合拢。
        [value] 只有一个值大于 0。
       *[heap] 只剩一堆。
      }
    [pair] 两堆不相等。
    [ones] { $of ->
        [gap] 没有合拢的间隔都是 1，共 { $ones } 段，是奇数。
        [value] 大于 0 的值都是 1，共 { $ones } 个，是奇数。
       *[heap] 剩下的每堆都只有 1 个，共 { $ones } 堆，是奇数。
      }
   *[many] 把{ $of ->
        [gap] 每段间隔
        [value] 每个值
       *[heap] 每堆
      }拆成 { $parts }，每种至多一份。{ $all ->
        [yes] 每种都会多出一份没有搭档。
       *[no] 只有 { $sizes } 会多出一份没有搭档。
      }
  }
plain-why-nim-odd-many = { $few ->
    [many] 把{ $of ->
        [gap] 每段间隔
        [value] 每个值
       *[heap] 每堆
      }拆成 { $parts }，每种至多一份。有 { $count } 种大小会多出一份没有搭档，最大的是 { $highest }。
   *[other] { plain-why-nim-odd }
  }
plain-why-nim-flip = { $few ->
    [single] 把第 { $heap } 堆全部取走。
    [pair] 使两堆相等：第 { $heap } 堆留下 { $to } 个。对手从一堆取多少，您就从另一堆取多少。
    [ones] 取走第 { $heap } 堆：剩下偶数堆，最后一堆由您取。
   *[many] 第 { $heap } 堆里有 { $high }：把这一堆变成 { $sum }{ $misere ->
        [yes] ；临近结束时，要留下奇数堆，每堆 1 个。
       *[no] ，各份就都成对了。
      }
  }
value-way = { $left }（值 { $value }）
plain-why-then-none = 这样对手就无步可走。
plain-why-nim-even = { $few ->
    [pair] 两堆相等。您从一堆取多少，对手就能从另一堆取多少。
    [ones] 剩下的每堆都只有 1 个，共 { $ones } 堆，是偶数：最后一堆由对手取。
   *[many] 把每堆拆成 { $parts }，每种至多一份：全都成对。无论您怎样走都会拆散一对，对手总能重新配好。
  }
plain-why-nim-even-misere = 把每堆拆成 { $parts }，每种至多一份：全都成对。无论您怎样走都会拆散一对：对手重新配好，或者留下奇数堆，每堆 1 个。
plain-why-misere-ones-even = 剩下的每堆都只有 1 个，共 { $ones } 堆，是偶数。您取走一个，最后一个就只能由对手取。
plain-why-misere-ones-odd = { $ones ->
    [1] 只剩 1 个，只能由您取。
   *[other] 剩下的每堆都只有 1 个，共 { $ones } 堆，是奇数。最后一个只能由您取。
  }
plain-why-misere-turn = 只有第 { $heap } 堆多于 1 个。
plain-why-nim-keep = 在那一堆留下 { $to } 个。
plain-why-misere-then = { $ones ->
    [1] 这样就只剩 1 个，只能由对手取。
   *[other] 这样就剩下 { $ones } 堆，每堆 1 个，是奇数，最后一个只能由对手取。
  }

plain-why-gaps-flip = { $few ->
    [single] 把第 { $track } 道的间隔合拢：前进 { $from } 格。
    [ones] 把第 { $track } 道的间隔合拢：没有合拢的就剩偶数段。
   *[many] 第 { $track } 道的间隔里有 { $high }：把这段间隔缩成 { $sum }，各份就都成对了。
  }
plain-why-gaps-then-closed = 这样对手只能后退，您就跟上几格。
plain-why-gaps-even = { $few ->
    [zero] 各段间隔都是 0。您只能后退，后退几格，对手就跟上几格。
    [ones] 没有合拢的间隔都是 1，共 { $ones } 段，是偶数：您合拢一段，对手就合拢另一段。
   *[many] 把每段间隔拆成 { $parts }，每种至多一份：全都成对。您每走一步，对手都能应对。
  }

plain-why-piles-keep = 从第 { $pile } 堆取 { $take } 枚：它的值从 { $from } 变成 { $to }{ $few ->
    [zero] ，所有的值都成了 0。
   *[other] ，各份就都成对了。
  }
plain-why-piles-lost = { $values ->
    [zero] 每堆的值都是 0。无论怎样走都会有一个值变大，对手再使它变成 0。
    [ones] 大于 0 的值都是 1，共 { $parts } 个，是偶数。无论怎样走都会拆散一对，对手再配好。
    [none] 把各个值拆成 1、2、4、8 等：全都成对。无论怎样走都会拆散一对，对手再配好。
   *[other] 把各堆的值 { $values } 拆成 { $parts }：全都成对。无论怎样走都会拆散一对，对手再配好。
  }

plain-why-axis-middle = 划去正中的第 { $cells } 格：剩下相等的两半。
plain-why-axis-image = 划去第 { $cells } 格：现在这一排左右对称。
plain-why-axis-last = 划去第 { $cells } 格：这样就一格不剩。
plain-why-axis-at-once = 也可以一次划去第 { $all } 格：这样就一格不剩。
plain-why-axis-then = 对手在一边怎样划，您就在另一边照样划。
plain-why-axis-lost = 这一排左右对称：您怎样划，对手就在对面照样划。
plain-why-taking-keep = 走 { $cells }：{ $pieces ->
    [none] 值为 { $from } 的那一段没有了
    [one] 那一段剩 { $left }，值为 { $value }
   *[two] 剩 { $left } 和 { $right }，合起来值为 { $value }
  }{ $few ->
    [zero] ，于是所有的值都是 0。
   *[other] ，于是全都成对。
  }

# $who is you, machine, rival, first or second.
plain-verdict-win = { $who ->
    [you] 您能赢。
    [machine] 完美玩家能赢。
    [rival] 机器能赢。
    [first] 先手能赢。
   *[second] 后手能赢。
  }
plain-verdict-loss = { $who ->
    [you] 对手能赢，尽量给对手出难题。
    [machine] 完美玩家要输。
    [rival] 机器要输。
    [first] 后手能赢。
   *[second] 先手能赢。
  }
plain-verdict-draw = 谁都不能保证赢。
plain-verdict-unknown = 这里谁能赢，目前还不知道。

plain-why-addressed = 以下从{ $who ->
    [machine] 完美玩家
    [rival] 机器
    [first] 先手
   *[second] 后手
  }的角度说。
plain-why-hold-out = 这样拖得最久：{ $words }。

# $of is what is split: heap, gap or value.
plain-why-nim-odd = { $few ->
    [single] 只剩一堆。
    [pair] 两堆不相等。
   *[many] 把{ $of ->
        [gap] 每段间隔
        [value] 每个值
       *[heap] 每堆
      }拆成 { $parts }，每种至多一份。只有 { $sizes } 会多出一份没有搭档。
  }
plain-why-nim-odd-many = 把{ $of ->
    [gap] 每段间隔
    [value] 每个值
   *[heap] 每堆
  }拆成 { $parts }，每种至多一份。有 { $count } 种大小会多出一份没有搭档，最大的是 { $highest }。
plain-why-nim-flip = { $few ->
    [single] 把第 { $heap } 堆全部取走，就结束了。
    [pair] 使两堆相等：第 { $heap } 堆留下 { $to } 个。对手从一堆取多少，您就从另一堆取多少。
   *[many] 第 { $heap } 堆里有 { $high }：把这一堆变成 { $sum }{ $misere ->
        [yes] ；临近结束时，要留下奇数堆，每堆 1 个。
       *[no] ，各份就都成对了。
      }
  }
plain-why-nim-even = { $few ->
    [pair] 两堆相等。您从一堆取多少，对手就能从另一堆取多少。
   *[many] 把每堆拆成 { $parts }，每种至多一份：全都成对。无论您怎样走都会拆散一对，对手总能重新配好。
  }
plain-why-nim-even-misere = 把每堆拆成 { $parts }，每种至多一份：全都成对。无论您怎样走都会拆散一对：对手重新配好，或者留下奇数堆，每堆 1 个。
plain-why-misere-ones-even = 剩下的每堆都只有 1 个，共偶数堆。您取走一个，最后一个就只能由对手取。
plain-why-misere-ones-odd = 剩下的每堆都只有 1 个，共奇数堆。最后一个只能由您取。
plain-why-misere-turn = 只有第 { $heap } 堆多于 1 个。
plain-why-nim-keep = 在那一堆留下 { $to } 个。
plain-why-misere-then = 这样就剩下奇数堆，每堆 1 个，最后一个只能由对手取。

plain-why-gaps-flip = 第 { $track } 道的间隔里有 { $high }：把这段间隔缩成 { $sum }，各份就都成对了。
plain-why-gaps-even = 把每段间隔拆成 { $parts }，每种至多一份：全都成对。您每走一步，对手都能应对。

plain-why-piles-keep = 从第 { $pile } 堆取 { $take } 枚：它的值从 { $from } 变成 { $to }，各份就都成对了。
plain-why-piles-lost = 把每个值拆成 { $parts }，每种至多一份：全都成对。无论您怎样走都会拆散一对，对手总能重新配好。

plain-why-axis-middle = 划去正中的第 { $cells } 格：剩下相等的两半。
plain-why-axis-image = 划去第 { $cells } 格：现在这一排左右对称。
plain-why-axis-then = 对手在一边怎样划，您就在另一边照样划。
plain-why-axis-lost = 这一排左右对称：您怎样划，对手就在对面照样划。
plain-why-taking-keep = 走 { $cells }：{ $pieces ->
    [none] 值为 { $from } 的那一段没有了
    [one] 那一段剩 { $left }，值为 { $value }
   *[two] 剩 { $left } 和 { $right }，合起来值为 { $value }
  }，于是全都成对。

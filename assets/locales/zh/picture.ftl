# 指着图说的话；这里没有的，就用平常的话说。
picture-why-nim-odd = 1 的个数为奇数的列下面有叉：{ $columns }。
picture-why-nim-odd-many = 有 { $count } 列的 1 的个数为奇数，下面都有叉，最高的在 { $highest } 下面。
picture-why-nim-flip = 把第 { $heap } 堆打叉的数字翻转：变成 { $to }{ $misere ->
    [yes] ；临近结束时，留下奇数个只有 1 个的堆。
   *[no] ，叉就全没了。
  }
picture-why-nim-then = 对手无论怎样走，都会再出现叉。
picture-why-nim-even = 没有叉：无论怎样走都会出现叉，对手再把它消去。
picture-why-nim-even-misere = 没有叉。无论怎样走都会出现叉：对手把它消去，或者留下奇数个只有 1 个的堆。
picture-why-gaps-flip = 把第 { $track } 道的间隔打叉的数字翻转：变成 { $to }，叉就全没了。
picture-why-gaps-then = 对手前进，就会再出现叉；对手后退，您就跟上。
picture-why-gaps-even = { $few ->
    [zero] 没有叉，因为各段间隔都是 0。您只能后退，对手就跟上。
   *[other] 没有叉：前进就会出现叉，对手再把它消去。
  }
picture-why-piles-keep = 从第 { $pile } 堆取 { $take }：它那一行从 { $from } 变成 { $to }，叉就全没了。
picture-why-piles-then = 对手无论怎样走，都会再出现叉。
picture-why-piles-lost = 各值的列下面没有叉：无论怎样走都会出现叉，对手再把它消去。
picture-why-axis-middle = 划去标记下面的 { $cells }：标记两边就一样了。
picture-why-axis-image = 划去 { $cells }：标记两边就一样了。
picture-why-axis-then = 对手在标记一边怎样划，您就在另一边照样划。
picture-why-axis-lost = 标记两边一样：您怎样划，对手就在对面照样划。
picture-why-taking-keep = 走 { $cells }：那一段的行从 { $from } 变成 { $value }，叉就全没了。
picture-why-taking-then = 对手无论怎样走，都会再出现叉。
picture-why-taking-lost = 各值的列下面没有叉：无论怎样走都会出现叉，对手再把它消去。
picture-why-residue-keep = 取 { $take }：在线上正好落到一个 P。
picture-why-residue-lap = { $lost ->
    [yes] 一步不能从一个 P 走到另一个 P：无论您取多少，对手都能落到下一个 P。
   *[no] 一步不能从一个 P 走到另一个 P：无论对手取多少，您都能落到下一个 P。
  }
picture-why-residue-lost = 在线上您正站在 P 上。
picture-why-set-keep = 取 { $take }：在线上落到 P，也就是 { $left }。
picture-why-set-safe = 一步不能从一个 P 走到另一个 P：{ $lost ->
    [yes] 无论您取多少，对手又能落到 P。
   *[no] 无论对手取多少，您又能落到 P。
  }
picture-why-set-count = 从 0 沿线往上数：P 走不到别的 P，N 走得到。
picture-why-set-lost = 您站在 P 上：只能走到 { $lefts }，{ $count ->
    [1] 那是 N
   *[other] 全是 N
  }。
picture-why-set-lost-many = 您站在 P 上：{ $count } 种取法全都走到 N。

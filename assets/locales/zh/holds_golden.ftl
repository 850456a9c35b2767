# 欧几里得游戏的定理为什么成立（Cole 与 Davie，1969），就在这个局面上讲。
# $smaller 和 $rest 是取得最多时留下的一对；$sum 和 $smaller 是多留一份较小数的那一对。
holds-golden-all = { $larger } = { $times } × { $smaller }：它是倍数，全部取走，这一堆就空了，因此获胜。
holds-golden-one = { $sum } < 2 × { $smaller }，所以（{ $sum }, { $smaller }）唯一的着法走到（{ $smaller }, { $rest }）。后者若败，前者就胜；后者若胜，前者就败：恰好一个是败的。
holds-golden-which = 是哪一个：因为 Φ = 1 + 1/Φ，所以 1 + { $rest }/{ $smaller } < Φ 恰好等价于 { $smaller }/{ $rest } > Φ。用整数算，{ $sum } × { $rest } = { $product } { $below ->
    [yes] < { $square } = { $smaller }²：（{ $sum }, { $smaller }）低于 Φ，是败的。
   *[no] > { $square } = { $smaller }²：（{ $smaller }, { $rest }）低于 Φ，是败的。
  }
holds-golden-leave = { $larger } 里装得下 { $times } 个 { $smaller }：两对都能留。取 { $take }，留下败的那一对（{ $upper }, { $lower }）。
holds-golden-road = 之后每一步都是唯一的：{ $road }。走完这 { $moves } 步，轮到{ $mine ->
    [yes] 您选择。
   *[no] 对手选择。
  }
holds-golden-end = 在（{ $upper }, { $lower }），{ $mine ->
    [yes] 您又
   *[no] 对手
  }留下两对中败的那一对，或者把倍数全部取走。堆越来越小：最后一次选择就是全部取走。

plain-holds-golden-all = { $larger } 是 { $smaller } 的 { $times } 倍。所以可以全部取走，这样就赢了。
plain-holds-golden-one = 从 { $sum } 和 { $smaller } 只能走到 { $smaller } 和 { $rest }。所以轮到走的人，在一个里赢，在另一个里输。
plain-holds-golden-leave = 两种您都能留。留下 { $upper } 和 { $lower }，对手从那里会输。
plain-holds-golden-road = 在有得选之前，每一步都只能这样走：{ $road }。然后由{ $mine ->
    [yes] 您选。
   *[no] 对手选。
  }
plain-holds-golden-end = 每次有得选，{ $mine ->
    [yes] 您
   *[no] 对手
  }就留下会输的那一对，或者全部取走。堆越来越小，最后一次就是全部取走。

# 欧几里得游戏的定理为什么成立（Cole 与 Davie，1969），就在这个局面上讲。
# $smaller 和 $rest 是取得最多时留下的一对；$sum 和 $smaller 是多留一份较小数的那一对。
holds-golden-all = { $larger } = { $times } × { $smaller }：是倍数，全部取走，这一堆就空了，因此获胜。
holds-golden-one = { $sum } < 2 × { $smaller }，所以从（{ $sum }，{ $smaller }）只有一种着法，走到（{ $smaller }，{ $rest }）。后者若必败，前者就必胜；后者若必胜，前者就必败：两者中恰有一个必败。
holds-golden-which = 是哪一个：因为 Φ = 1 + 1/Φ，所以 1 + { $rest }/{ $smaller } < Φ 当且仅当 { $smaller }/{ $rest } > Φ。用整数算，{ $sum } × { $rest } = { $product } { $below ->
    [yes] < { $square } = { $smaller }²：（{ $sum }，{ $smaller }）的比值小于 Φ，必败。
   *[no] > { $square } = { $smaller }²：（{ $smaller }，{ $rest }）的比值小于 Φ，必败。
  }
holds-golden-leave = { $larger } 里有 { $times } 个 { $smaller }：两对都能留。取 { $take } 个，留下必败的那一对（{ $upper }，{ $lower }）。{ $times ->
    [2] {""}
   *[other] 留得更多，这个选择就归对手。
  }
holds-golden-pair = { $upper },{ $lower }
holds-golden-road = 此后每一步都只有一种着法：{ $road }。走完这 { $moves } 步，轮到{ $mine ->
    [yes] 您选择。
   *[no] 对手选择。
  }
holds-golden-end = 到（{ $upper }，{ $lower }）时，{ $mine ->
    [yes] 您
   *[no] 对手
  }留下两对中必败的那一对，遇到倍数就全部取走。两堆越来越小：最后一次选择就是全部取走。

plain-holds-golden-all = { $larger } 正好是 { $smaller } 的 { $times } 倍。所以可以全部取走，这样就赢了。
plain-holds-golden-one = 从 { $sum } 和 { $smaller } 只能走到 { $smaller } 和 { $rest }。所以轮到走的人，从其中一对必赢，从另一对必输。
plain-holds-golden-leave = 这两对您都能留。留下 { $upper } 和 { $lower }，对手从那里必输。{ $times ->
    [2] {""}
   *[other] 留得更多，这个选择就归对手。
  }
plain-holds-golden-road = 在有得选之前，每一步都只能这样走：{ $road }。然后由{ $mine ->
    [yes] 您选。
   *[no] 对手选。
  }
plain-holds-golden-end = 每次有得选，{ $mine ->
    [yes] 您
   *[no] 对手
  }就留下两对中必输的那一对，或者全部取走。两堆越来越小，最后一次就是全部取走。

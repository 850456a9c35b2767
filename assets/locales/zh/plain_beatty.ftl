# Wythoff's queen in plain words, and with the picture.
# $lost is yes where the mover stands on the pair; $one_… and $other_… are two pairs beside it.
plain-why-beatty-keep = 向{ $way ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格：还剩下方 { $row } 格、左方 { $column } 格。
plain-why-beatty-corner = 向{ $way ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格：到了角上，您就赢了。
plain-why-beatty-safe = { $lower } 和 { $upper } 是{ $lost ->
    [yes] 对手
   *[no] 您
  }的安全数对，如同 { $one_lower } 和 { $one_upper }、{ $other_lower } 和 { $other_upper }。
plain-why-beatty-then = 安全数对之间一步走不到；{ $misere ->
    [yes] 您总能再走到一对，否则对手就在角上输掉。
   *[no] 无论对手怎样走，您都能再走到一对，最后走到角上。
  }
plain-why-beatty-lost-then = 安全数对之间一步走不到；{ $misere ->
    [yes] 对手总能再走到一对，否则您就在角上输掉。
   *[no] 无论您怎样走，对手都能再走到一对，最后走到角上。
  }

picture-why-beatty-keep = 向{ $way ->
    [left] 左
    [down] 下
   *[both] 左下
  }走 { $squares } 格：走到表中的数对 { $lower } 和 { $upper }。
picture-why-beatty-then = 每一步都保持一个数或差不变，而不同的数对没有相同的：对手走不到另一对。
picture-why-beatty-lost-then = 每一步都保持一个数或差不变，而不同的数对没有相同的：您走不到另一对。

# What the machine has just learned from a game that is watched, in one sentence.
learned-last = 盒子 { $position }：走 { $move } { $outcome ->
    [win] 胜了
    [loss] 败了
   *[draw] 和了
  }，{ $how ->
    [more] 放进 { $beads } 颗珠子，现有 { $after } 颗。
    [less] 取走 { $beads } 颗珠子，还剩 { $after } 颗。
    [refilled] 最后一颗珠子取走了，盒子重新装满。
   *[same] 珠子不变。
  }
# Where a training has not helped.
learned-not-yet = 它现在赢得还不比开始时多；再下一些局也许有用。

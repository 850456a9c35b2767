# King to the corner in plain words, and with the picture.
# $corner is yes where the step ends the game, $lost where the mover is lost.
plain-why-parity-won = 向{ $step ->
    [right] 右
    [up] 上
   *[both] 右上
  }走一步：{ $corner ->
    [yes] 到了角上，您就赢了。
   *[no] 往上还剩 { $up } 格，往右还剩 { $right } 格，都是偶数。
  }
plain-why-parity-then = 对手走哪一步，您就走同样的一步。
plain-why-parity-only = 角是 0 和 0，都是偶数：只有{ $lost ->
    [yes] 对手
   *[no] 您
  }能走到。
plain-why-parity-lost = 往上 { $up } 格，往右 { $right } 格，都是偶数：您走哪一步，对手就走同样的一步。

picture-why-parity-won = 向{ $step ->
    [right] 右
    [up] 上
   *[both] 右上
  }走一步：{ $corner ->
    [yes] 到了角上，您就赢了。
   *[no] 往上还剩 { $up } 格，往右还剩 { $right } 格，图上那里是 P。
  }
picture-why-parity-then = 从一个 P 一步走不到另一个 P：对手离开 P，您再走回 P。
picture-why-parity-only = 角也算 P：只有{ $lost ->
    [yes] 对手
   *[no] 您
  }能走到那里。
picture-why-parity-lost = 您所在的格（往上还有 { $up } 格，往右还有 { $right } 格）也算 P：一步走不到另一个 P。

# What the letters of the figure stand for, in one line.
parity-legend = { $lost }：轮到谁走，谁输。{ $won }：谁赢。

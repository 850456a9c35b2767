plain-why-last-word-any = 还有 { $left } 步，是奇数：最后一行由您写。无论那时程序是什么样，您仍能让它合您的意。所以现在怎样走都行。
# $last is first or second: whoever fills the last line.
plain-why-last-word-last = 在第 { $line } 行写 { $listed } 之一：结束时 A 与 B { $last ->
    [first] 不同
   *[second] 相同
  }。再没有空行能改变它。
plain-why-last-word-lost = 还有 { $left } 步，是偶数：最后一行由对手写。无论那时程序是什么样，对手仍能让它合自己的意。

picture-why-last-word-any = 现在怎样走都行：最后一个空行由您填。“{ why-last-word-column-wants }”一列的最下面，珠子归先手，点归后手。您的那一行能到四处中的三处，其中必有您的一处。
picture-why-last-word-lost = “{ why-last-word-column-wants }”一列的最下面，珠子归先手，点归后手。对手的最后一行能到四处中的三处，其中必有对手的一处。

why-last-word-legend = 每列是一对 A、B。{ $bead } 可能，{ $dot } 不可能；最后一表里 { $bead } 对先手有利。

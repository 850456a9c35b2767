plain-why-last-word-any = 还有 { $left } 步，是奇数：最后一行由您写。无论那时程序是什么样，您都能让结果合您的意。所以现在怎样走都行。
# $last is first or second: whoever fills the last line.
plain-why-last-word-last = 在第 { $line } 行写 { $listed } 之一：结束时 A 与 B { $last ->
    [first] 不同
   *[second] 相同
  }。再没有空行能改变这个结果。
plain-why-last-word-lost = 还有 { $left } 步，是偶数：最后一行由对手写。无论那时程序是什么样，对手都能让结果合自己的意。

picture-why-last-word-any = 现在怎样走都行：最后一个空行由您填。“{ why-last-word-column-wants }”一列的最下面，珠子对先手有利，点对后手有利。您的那一行能到四处中的三处，其中必有一处对您有利。
picture-why-last-word-lost = “{ why-last-word-column-wants }”一列的最下面，珠子对先手有利，点对后手有利。对手的最后一行能到四处中的三处，其中必有一处对对手有利。

why-last-word-legend = 每列是一对 A、B。{ $bead } 可能，{ $dot } 不可能；最后一张表里，{ $bead } 对先手有利。

plain-why-last-word-any = 现在怎样走都行：最后一个空行由您填。那一行能让 A 和 B 成为四种取值中的三种。四种中有两种的结局合您的意，所以您总能达到一种。
# $last is first or second: whoever fills the last line.
plain-why-last-word-last = 在第 { $line } 行写 { $listed } 之一：结束时 A 与 B { $last ->
    [first] 不同
   *[second] 相同
  }。再没有空行能改变它。
plain-why-last-word-lost = 最后一个空行由对手填：它能让 A 和 B 成为四种取值中的三种。四种中有两种的结局合对手的意，所以对手总能达到一种。

picture-why-last-word-any = 现在怎样走都行：最后一个空行由您填。“{ why-last-word-column-wants }”一列的最下面，珠子归先手，点归后手。您的那一行能到四处中的三处，其中必有您的一处。
picture-why-last-word-lost = “{ why-last-word-column-wants }”一列的最下面，珠子归先手，点归后手。对手的最后一行能到四处中的三处，其中必有对手的一处。

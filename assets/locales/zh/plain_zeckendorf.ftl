# Fibonacci nim in plain words, and with the picture.
# $sum: the pile as the sum of its parts. $many is yes where more than one part is taken.
plain-why-zeckendorf-won = 每一份都取自 1、2、3、5、8 等：把最后两个数相加，就得到下一个数。
plain-why-zeckendorf-keep = 从大到小，{ $sum }：取走{ $many ->
    [yes] 最后几份，共 { $take } 枚。
   *[no] 最小的一份 { $take } 枚。
  }
plain-why-zeckendorf-keep-all = { $rest ->
    [1] 取走最后一枚，您就赢了。
   *[other] 您最多可取 { $limit } 枚：{ $rest } 枚全取，您就赢了。
  }
plain-why-zeckendorf-then = 对手最多取 { $limit } 枚，取不走 { $smallest }；然后您再取走最小的一份。
plain-why-zeckendorf-lost = 从大到小，{ $sum }：您最多只能取 { $limit } 枚，取不走 { $smallest }。
plain-why-zeckendorf-lost-part = { $rest } 自己就是一份，而您最多只能取 { $limit } 枚。
plain-why-zeckendorf-lost-then = 无论您怎样取，之后对手都能取走剩下的最小一份。

picture-why-zeckendorf-won = 看那一行，{ $sum }：最小的一份 { $smallest } 没有超过限额。
picture-why-zeckendorf-keep = 取 { $take } 枚，留下 { $left } 枚：最后一个 1 在 { $smallest } 下面，而对手最多取 { $limit } 枚。
picture-why-zeckendorf-lost = 看那一行，{ $sum }：最后一个 1 在 { $smallest } 下面，而您最多取 { $limit } 枚。

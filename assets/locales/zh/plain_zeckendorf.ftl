# Fibonacci nim in plain words, and with the picture.
# $shape: the pile is a single part, its parts are listed, or there are too many.
plain-why-zeckendorf-keep = 取 { $take } 枚，留下 { $left } 枚：对手最多能取 { $limit } 枚。
plain-why-zeckendorf-keep-all = { $rest ->
    [1] 取走最后一枚，您就赢了。
   *[other] 您最多可取 { $limit } 枚：{ $rest } 枚全取，您就赢了。
  }
plain-why-zeckendorf-split = { $shape ->
    [single] { $rest } 本身就是 1、2、3、5、8 等数之一。
    [listed] 把 { $rest } 从大到小拆成 1、2、3、5、8 等：{ $parts }。
   *[many] 把 { $rest } 从大到小拆成 1、2、3、5、8 等，最小的一份是 { $smallest }。
  }
plain-why-zeckendorf-then = { $shape ->
    [single] 对手不能全部取走；对手走后，您能取走剩下的最小一份。
   *[other] 对手取不走最小的一份 { $smallest }；对手走后，您能取走新的最小一份。
  }
plain-why-zeckendorf-lost-then = { $shape ->
    [single] 您不能全部取走；您走后，对手能取走剩下的最小一份。
   *[other] 您取不走最小的一份 { $smallest }；您走后，对手能取走新的最小一份。
  }

picture-why-zeckendorf-split = 在数字下面那一行，{ $rest } { $shape ->
    [single] 只有一个 1，就在 { $smallest } 下面。
    [listed] 的每一份下面各有一个 1：{ $parts }。
   *[many] 的每一份下面各有一个 1，最后一个在 { $smallest } 下面。
  }

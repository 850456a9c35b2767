# $end：是否什么也不剩（yes、no）。$ones：只剩大小为 1 的堆时，有几堆。
plain-why-moore-leave = 把各堆变成 { $left }。
plain-why-moore-then = { $end ->
    [yes] 这样就全部取完，取最后一个的人赢。
   *[no] 拆成 1、2、4、8 等，相同的份恰好每 { $modulus } 份一组。对手{ $k ->
        [1] 减少一堆
       *[other] 最多减少 { $k } 堆
      }，必会拆散一组，您再配好。
  }
plain-why-moore-then-misere = 拆成 1、2、4、8 等，相同的份恰好每 { $modulus } 份一组。对手怎样取，您都有应对，最后一个归对手。
plain-why-moore-ones-then = { $ones ->
    [1] 只剩一个，对手必须取走它。
   *[other] 现在只剩单个的堆。对手取几个，您都凑成 { $modulus } 个，最后一个归对手。
  }
plain-why-moore-even = 拆成 1、2、4、8 等，相同的份恰好每 { $modulus } 份一组。您{ $k ->
    [1] 减少一堆
   *[other] 最多减少 { $k } 堆
  }，必会拆散一组，对手再配好。
plain-why-moore-even-misere = 拆成 1、2、4、8 等，相同的份恰好每 { $modulus } 份一组。您怎样取，对手都有应对，最后一个归您。
plain-why-moore-ones-lost = { $ones ->
    [1] 只剩一个，您必须取走它。
   *[other] 只剩单个的堆。您取几个，对手都凑成 { $modulus } 个，最后一个归您。
  }

picture-why-moore-then = { $end ->
    [yes] 这样就全部取完，取最后一个的人赢。
   *[no] 于是哪一列下面都没有叉：对手怎样取都会出现叉，您再消去它。
  }
picture-why-moore-then-misere = 于是哪一列下面都没有叉。对手怎样取都会出现叉，您消去它，最后一个归对手。
picture-why-moore-even = 每一列下面都没有叉。您怎样取都会出现叉，对手再把它消去。
picture-why-moore-even-misere = 每一列下面都没有叉。您怎样取都会出现叉，对手消去它，最后一个归您。

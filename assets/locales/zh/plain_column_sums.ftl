#
plain-why-moore-odd = { $few ->
    [ones] 剩下的每堆都只有 1 个，共 { $ones } 堆，不能恰好每 { $modulus } 堆一组。
   *[many] 把每堆拆成 { $parts }，每种至多一份。{ $listed ->
    [yes] 大小为 { $sizes } 的份
   *[no] 有 { $count } 种大小的份
  }不能恰好每 { $modulus } 份一组。
  }
plain-why-moore-odd-misere = 把每堆拆成 { $parts }，并非都能恰好每 { $modulus } 份一组。
plain-why-moore-leave = { $all ->
    [yes] { $groups ->
        [yes] 留下 { $left }，就都能成组。
       *[no] 把各堆变成 { $left }。
      }
   *[no] 把{ $cuts }{ $groups ->
        [yes] ，就都能成组。
       *[no] 。
      }
  }
plain-why-moore-all = 这样就全部取完，取最后一个的人赢。
plain-why-moore-then-misere = 对手怎样取，您都有应对，最后一个只能由对手取。
plain-why-moore-ones-then = { $ones ->
    [1] 只剩一个，对手必须取走它。
   *[other] 现在每堆都只有 1 个。对手取几个，您都凑满 { $modulus } 个，最后一个只能由对手取。
  }
plain-why-moore-even = { $few ->
    [ones] 剩下的每堆都只有 1 个，共 { $ones } 堆，每 { $modulus } 堆一组。您取几堆，对手就补足一组。
   *[many] 把每堆拆成 { $parts }，相同的份恰好每 { $modulus } 份一组。您{ $k ->
    [1] 只能从一堆中取
   *[other] 最多从 { $k } 堆中取
  }，必会拆散一组，对手总能重新配好。
  }
plain-why-moore-even-misere = 把每堆拆成 { $parts }，相同的份恰好每 { $modulus } 份一组。您怎样取，对手都有应对，最后一个只能由您取。
plain-why-moore-ones-lost = { $ones ->
    [1] 只剩一个，您必须取走它。
   *[other] 每堆都只有 1 个。您取几个，对手都凑满 { $modulus } 个，最后一个只能由您取。
  }

picture-why-moore-odd = 哪一列的 1 不能恰好每 { $modulus } 个一组，那一列下面就有叉。
picture-why-moore-odd-misere = 哪一列的 1 不能恰好每 { $modulus } 个一组，那一列下面就有叉。
picture-why-moore-then = 这样哪一列下面都没有叉：对手怎样取都会使叉出现，您再消去它。
picture-why-moore-then-misere = 这样哪一列下面都没有叉。对手怎样取都会使叉出现，您再消去它，最后一个只能由对手取。
picture-why-moore-even = 哪一列下面都没有叉。您怎样取都会使叉出现，对手再把它消去。
picture-why-moore-even-misere = 哪一列下面都没有叉。您怎样取都会使叉出现，对手再把它消去，最后一个只能由您取。

# Words in the figure: a heap that is lowered, the ones of a column, those beyond full groups, what a cross says.
why-moore-cut-of = 第 { $heap } 堆减到 { $to }
why-moore-count = 1 的个数
why-moore-over = 余下
why-moore-cross = { $wanted ->
    [0] { $cross }：每 { $modulus } 个一组，还有余
   *[other] { $cross }：每 { $modulus } 个一组，余下的不是 1 个
  }

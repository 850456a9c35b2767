# $ones: the number of heaps of 1, if no larger heap is left.
plain-why-moore-odd = Split each heap into parts of { $parts }, no part twice. { $listed ->
    [yes] The { $sizes } don't
   *[no] { $count } sizes don't
  } come in full groups of { $modulus }.
plain-why-moore-odd-misere = Split heaps into { $parts }: not all fill groups of { $modulus }.
plain-why-moore-leave = { $all ->
    [yes] { $groups ->
        [yes] Leave { $left }: then they do.
       *[no] Turn the heaps into { $left }.
      }
   *[no] Lower { $cuts }{ $groups ->
        [yes] : then they do.
       *[no] .
      }
  }
plain-why-moore-all = That takes everything, and whoever takes the last one wins.
plain-why-moore-then-misere = Whatever they lower, you have an answer, and in the end they take the last one.
plain-why-moore-ones-then = { $ones ->
    [one] Only one is left, and they must take it.
   *[other] Now only heaps of 1 are left. You bring whatever they take up to { $modulus }, and they must take the last one.
  }
plain-why-moore-even = Split heaps into { $parts }: equal parts fill groups of { $modulus }. Lowering { $k ->
    [one] one heap
   *[other] up to { $k } heaps
  } breaks a group, and they can restore it.
plain-why-moore-even-misere = Split heaps into { $parts }: equal parts fill groups of { $modulus }. Whatever you lower, they have an answer, and in the end you take the last one.
plain-why-moore-ones-lost = { $ones ->
    [one] Only one is left, and you must take it.
   *[other] Only heaps of 1 are left. They bring whatever you take up to { $modulus }, and you must take the last one.
  }

picture-why-moore-odd = There is a cross under each column whose 1s don't fill groups of { $modulus }.
picture-why-moore-odd-misere = There is a cross under each column whose 1s don't fill groups of { $modulus }.
picture-why-moore-then = Then no column has a cross: whatever they lower makes one, and you can clear it.
picture-why-moore-then-misere = Then no column has a cross. Whatever they lower makes one, you clear it, and finally they take the last one.
picture-why-moore-even = No column has a cross. Whatever you lower makes one, and they can clear it.
picture-why-moore-even-misere = No column has a cross. Whatever you lower makes one, they clear it, and finally you take the last one.

# Words in the figure: a lowered heap, the 1s in a column, those beyond full groups, what a cross means.
why-moore-cut-of = heap { $heap } to { $to }
why-moore-count = 1s
why-moore-over = left over
why-moore-cross = { $wanted ->
    [0] { $cross }: 1s left over from groups of { $modulus }
   *[other] { $cross }: not exactly one left over from groups of { $modulus }
  }

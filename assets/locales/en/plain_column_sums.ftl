# $ones: the number of heaps of 1, if no larger heap is left.
plain-why-moore-odd = { $few ->
    [ones] Only heaps of 1 are left: { $ones }. They don't come in full groups of { $modulus }.
   *[many] Split each heap into different parts ({ $parts }). { $listed ->
    [yes] The { $sizes } don't
   *[no] { $count } sizes don't
  } come in full groups of { $modulus }.
  }
plain-why-moore-odd-misere = Split heaps into { $parts }: not all fill groups of { $modulus }.
plain-why-moore-leave = { $all ->
    [yes] { $groups ->
        [yes] Leave { $left }: then all do.
       *[no] Turn the heaps into { $left }.
      }
   *[no] Cut { $cuts }{ $groups ->
        [yes] : all do.
       *[no] .
      }
  }
plain-why-moore-all = That takes everything, and whoever takes the last one wins.
plain-why-moore-then-misere = Whatever they take, you have an answer, and in the end they take the last one.
plain-why-moore-ones-then = { $ones ->
    [one] Only one is left, and they must take it.
   *[other] Now only heaps of 1 are left. Whatever they take, you make it { $modulus }, and they must take the last one.
  }
plain-why-moore-even = { $few ->
    [ones] Only heaps of 1 are left: { $ones }, in groups of { $modulus }. Whatever you take, they complete the group.
   *[many] Split heaps into { $parts }: equal parts fill groups of { $modulus }. { $k ->
    [one] One heap
   *[other] At most { $k } heaps
  } can't give up a whole group, so one breaks; they restore it.
  }
plain-why-moore-even-misere = Split heaps into { $parts }: equal parts fill groups of { $modulus }. Whatever you take, they have an answer, and in the end you take the last one.
plain-why-moore-ones-lost = { $ones ->
    [one] Only one is left, and you must take it.
   *[other] Only heaps of 1 are left. Whatever you take, they make it { $modulus }, and you must take the last one.
  }

picture-why-moore-odd = There is a cross under each column whose 1s don't fill groups of { $modulus }.
picture-why-moore-odd-misere = There is a cross under each column whose 1s don't fill groups of { $modulus }.
picture-why-moore-then = Then no column has a cross: any move they make adds one, and you can clear it.
picture-why-moore-then-misere = Then no column has a cross. Any move adds a cross, you clear it, and finally they take the last one.
picture-why-moore-even = No column has a cross. Any move adds one, and they can clear it.
picture-why-moore-even-misere = No column has a cross. Any move adds a cross, they clear it, and finally you take the last one.

# Words in the figure: a lowered heap, the 1s in a column, those beyond full groups, what a cross means.
why-moore-cut-of = heap { $heap } to { $to }
why-moore-count = 1s
why-moore-over = left over
why-moore-cross = { $wanted ->
    [0] { $cross }: 1s left over from groups of { $modulus }
   *[other] { $cross }: not exactly one left over from groups of { $modulus }
  }

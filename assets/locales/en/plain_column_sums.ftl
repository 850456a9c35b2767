# $ones: the heaps of one, where no larger one is left.
plain-why-moore-odd = Split every heap into parts { $parts }, each at most once. { $listed ->
    [yes] The { $sizes } do
   *[no] { $count } sizes do
  } not come in full groups of { $modulus }.
plain-why-moore-odd-misere = Split into { $parts }, not all come in groups of { $modulus }.
plain-why-moore-leave = { $all ->
    [yes] { $groups ->
        [yes] Leave { $left }: then all do.
       *[no] Turn the heaps into { $left }.
      }
   *[no] Lower { $cuts }{ $groups ->
        [yes] : then all do.
       *[no] .
      }
  }
plain-why-moore-all = That takes everything, and who takes the last one wins.
plain-why-moore-then-misere = Whatever they lower, you have an answer, and at the end they take the last one.
plain-why-moore-ones-then = { $ones ->
    [one] Only one is left, and they must take it.
   *[other] Now only ones are left. You complete whatever they take to { $modulus }, and the last one is theirs.
  }
plain-why-moore-even = Split into { $parts }, equal parts form full groups of { $modulus }. You lower { $k ->
    [one] one heap
   *[other] at most { $k } heaps
  }: that breaks a group, and they can mend it.
plain-why-moore-even-misere = Split into { $parts }, equal parts form full groups of { $modulus }. Whatever you lower, they have an answer, and at the end you take the last one.
plain-why-moore-ones-lost = { $ones ->
    [one] Only one is left, and you must take it.
   *[other] Only ones are left. They complete whatever you take to { $modulus }, and the last one is yours.
  }

picture-why-moore-odd = A cross stands under each column whose ones do not fill groups of { $modulus }.
picture-why-moore-odd-misere = A cross stands under each column whose ones do not fill groups of { $modulus }.
picture-why-moore-then = No column has a cross then: whatever they lower makes one, and you can clear it.
picture-why-moore-then-misere = No column has a cross then. Whatever they lower makes one; you clear it, and at the end they take the last one.
picture-why-moore-even = No column has a cross. Whatever you lower makes one, and they can clear it again.
picture-why-moore-even-misere = No column has a cross. Whatever you lower makes one; they clear it, and at the end you take the last one.

# Words in the figure: a heap that is lowered, the ones of a column, those beyond full groups, what a cross says.
why-moore-cut-of = heap { $heap } to { $to }
why-moore-count = ones
why-moore-over = left over
why-moore-cross = { $wanted ->
    [0] { $cross }: ones left over from groups of { $modulus }
   *[other] { $cross }: not just one left over from groups of { $modulus }
  }

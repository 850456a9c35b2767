# $end: whether nothing is left then (yes, no). $ones: the heaps of one, where no larger one is left.
plain-why-moore-leave = Turn the heaps into { $left }.
plain-why-moore-then = { $end ->
    [yes] That takes everything, and who takes the last one wins.
   *[no] Split into 1, 2, 4, 8 and so on, equal parts form full groups of { $modulus }. They lower { $k ->
        [one] one heap
       *[other] at most { $k } heaps
      }: that breaks a group, and you can mend it.
  }
plain-why-moore-then-misere = Split into 1, 2, 4, 8 and so on, equal parts form full groups of { $modulus }. Whatever they lower, you have an answer, and at the end they take the last one.
plain-why-moore-ones-then = { $ones ->
    [one] Only one is left, and they must take it.
   *[other] Now only ones are left. You complete whatever they take to { $modulus }, and the last one is theirs.
  }
plain-why-moore-even = Split into 1, 2, 4, 8 and so on, equal parts form full groups of { $modulus }. You lower { $k ->
    [one] one heap
   *[other] at most { $k } heaps
  }: that breaks a group, and they can mend it.
plain-why-moore-even-misere = Split into 1, 2, 4, 8 and so on, equal parts form full groups of { $modulus }. Whatever you lower, they have an answer, and at the end you take the last one.
plain-why-moore-ones-lost = { $ones ->
    [one] Only one is left, and you must take it.
   *[other] Only ones are left. They complete whatever you take to { $modulus }, and the last one is yours.
  }

picture-why-moore-then = { $end ->
    [yes] That takes everything, and who takes the last one wins.
   *[no] No column has a cross then: whatever they lower makes one, and you can clear it.
  }
picture-why-moore-then-misere = No column has a cross then. Whatever they lower makes one; you clear it, and at the end they take the last one.
picture-why-moore-even = No column has a cross. Whatever you lower makes one, and they can clear it again.
picture-why-moore-even-misere = No column has a cross. Whatever you lower makes one; they clear it, and at the end you take the last one.

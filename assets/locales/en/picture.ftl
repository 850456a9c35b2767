# Reasons that point at the drawn figure. A reason without one here uses the plain words.
picture-why-nim-odd = Each crossed column has an odd number of 1s: { $columns }.
picture-why-nim-odd-many = Crosses mark { $count } columns with an odd number of 1s; the highest is { $highest }.
picture-why-nim-flip = Flip the crossed { $count ->
    [one] digit
   *[other] digits
  } of heap { $heap }: it becomes { $to }{ $misere ->
    [yes] . Near the end, leave an odd number of heaps of 1.
   *[no] , and no cross is left.
  }
picture-why-nim-then = Any move they make brings a cross back.
picture-why-nim-even = No column has a cross: any move makes one, and they can clear it.
picture-why-nim-even-misere = No column has a cross. Any move makes one: they clear it or leave an odd number of heaps of 1.
picture-why-gaps-flip = { $count ->
    [one] Flip the crossed digit
   *[other] Flip the crossed digits
  } of track { $track }'s gap: it becomes { $to }, and no cross is left.
picture-why-gaps-then = If they step forward, they make a cross; if they step back, follow them.
picture-why-gaps-even = { $few ->
    [zero] No column has a cross, because every gap is 0. You can only step back, and they follow.
   *[other] No column has a cross: a step forward makes one, and they can clear it.
  }
picture-why-piles-keep = Take { $take } from pile { $pile }: its row goes from { $from } to { $to }; no cross is left.
picture-why-piles-then = Any move they make brings a cross back.
picture-why-piles-lost = No column of values has a cross: any move makes one, and they can clear it.
picture-why-axis-middle = Cross out { $cells } under the mark: then both sides of it are equal.
picture-why-axis-image = Cross out { $cells }: then both sides of the mark are equal.
picture-why-axis-then = Whatever they cross out on one side of the mark, copy it on the other.
picture-why-axis-lost = Both sides of the mark are equal: whatever you cross out, they can mirror it.
picture-why-taking-keep = Play { $cells }: that run's row goes from { $from } to { $value }, and no cross is left.
picture-why-taking-then = Any move they make brings a cross back.
picture-why-taking-lost = No column of values has a cross: any move makes one, and they can clear it.
picture-why-residue-keep = Take { $take } to land on a P on the line.
picture-why-residue-lap = { $lost ->
    [yes] No move leads from P to P: whatever you take, they land on the next P.
   *[no] No move leads from P to P: whatever they take, you land on the next P.
  }
picture-why-residue-lost = On the line, you're on a P.
picture-why-set-keep = Take { $take } to land on a P, at { $left } on the line.
picture-why-set-safe = No move leads from P to P: { $lost ->
    [yes] whatever you take, they land on a P again.
   *[no] whatever they take, you land on a P again.
  }
picture-why-set-count = Count up the line from 0: no P reaches another P, and every N reaches one.
picture-why-set-lost = You're on a P, which reaches only { $lefts }, { $count ->
    [1] an N
   *[other] each an N
  }.
picture-why-set-lost-many = You're on a P: all { $count } moves lead to an N.

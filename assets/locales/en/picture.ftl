# Reasons whose words point at the drawn figure; what is not here is said plainly.
picture-why-nim-odd = Crosses stand under the columns with an odd number of ones: { $columns }.
picture-why-nim-odd-many = Crosses stand under { $count } columns with an odd number of ones, the highest under { $highest }.
picture-why-nim-flip = Turn round the crossed digits of heap { $heap }: it becomes { $to }{ $misere ->
    [yes] ; near the end, leave an odd number of ones.
   *[no] , and no cross is left.
  }
picture-why-nim-then = Any move of theirs makes a cross again.
picture-why-nim-even = No column has a cross: any move makes one, and they clear it again.
picture-why-nim-even-misere = No column has a cross. Any move makes one: they clear it or leave an odd number of ones.
picture-why-gaps-flip = Turn round the crossed digits of track { $track }'s gap: it becomes { $to }, and no cross is left.
picture-why-gaps-then = Going forward they make a cross again; going back, they are followed.
picture-why-gaps-even = No column has a cross: going forward makes one, and they clear it again.
picture-why-piles-keep = Take { $take } from pile { $pile }: its row goes from { $from } to { $to }, and no cross is left.
picture-why-piles-then = Any move of theirs makes a cross again.
picture-why-piles-lost = No column of the values has a cross: any move makes one, and they clear it again.
picture-why-axis-middle = Cross out { $cells } under the mark: both sides of it are equal then.
picture-why-axis-image = Cross out { $cells }: both sides of the mark are equal then.
picture-why-axis-then = Whatever they cross out beside the mark, do the same on its other side.
picture-why-axis-lost = Both sides of the mark are equal: whatever you cross out, they do the same opposite.
picture-why-taking-keep = Play { $cells }: the row of that run goes from { $from } to { $value }, and no cross is left.
picture-why-taking-then = Any move of theirs makes a cross again.
picture-why-taking-lost = No column of the values has a cross: any move makes one, and they clear it again.
picture-why-residue-keep = Take { $take }: on the line that lands on a P.
picture-why-residue-lap = { $lost ->
    [yes] No taking leads from one P to another: whatever you take, they land on the next P.
   *[no] No taking leads from one P to another: whatever they take, you land on the next P.
  }
picture-why-residue-lost = On the line you stand on a P.
picture-why-set-keep = Take { $take }: on the line that lands on a P, at { $left }.
picture-why-set-safe = No taking leads from one P to another: { $lost ->
    [yes] whatever you take, they land on a P again.
   *[no] whatever they take, you land on a P again.
  }
picture-why-set-count = Count the line up from 0: a P reaches no other P, and an N reaches one.
picture-why-set-lost = You stand on a P: it reaches only { $lefts }, each an N.
picture-why-set-lost-many = You stand on a P: all { $count } takings lead to an N.
